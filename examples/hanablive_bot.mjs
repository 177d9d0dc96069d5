// A bot for servers that speak hanab.live's protocol, without dependencies:
//   node hanablive_bot.mjs https://club.example NAME PASSWORD
// It joins whoever sends it /join, plays cards that were clued to it while it has strikes left, and discards.
// Needs Node 22 or later, which has WebSocket built in.
if (!globalThis.WebSocket) throw new Error("This needs Node 22 or later.");
const [, , server, username, password] = process.argv;
if (!password) throw new Error("Say who plays where: node hanablive_bot.mjs https://club.example NAME PASSWORD");
const login = await fetch(server + "/login", {
  method: "POST",
  body: new URLSearchParams({ username, password, version: "bot" }),
});
if (!login.ok) throw new Error(await login.text());
const cookie = login.headers.get("set-cookie");

const PLAY = 0, DISCARD = 1, RANK_CLUE = 3;
const tables = new Map();
const games = new Map();
const socket = new WebSocket(server.replace(/^http/, "ws") + "/ws", { headers: { cookie } });
const send = (command, facts) => socket.send(`${command} ${JSON.stringify(facts)}`);

/** What happened, as far as this bot cares: hands by order, clues, strikes, and whose turn it is. */
function hear(game, action) {
  const hand = game.hands[action.playerIndex];
  if (action.type === "draw") hand.push(action);
  if (action.type === "play" || action.type === "discard")
    hand.splice(hand.findIndex(({ order }) => order === action.order), 1);
  if (action.type === "clue") for (const order of action.list) game.clued.add(order);
  if (action.type === "strike") game.strikes = action.num;
  if (action.type === "status") game.clues = action.clues;
  if (action.type === "turn") game.turn = action.currentPlayerIndex;
}

function act(tableID) {
  const game = games.get(tableID);
  if (game.turn !== game.us) return;
  const clued = game.hands[game.us].find(({ order }) => game.clued.has(order));
  const next = (game.us + 1) % game.hands.length;
  if (clued && game.strikes < 2) send("action", { tableID, type: PLAY, target: clued.order });
  else if (game.clues > 0) send("action", { tableID, type: RANK_CLUE, target: next, value: game.hands[next][0].rank });
  else send("action", { tableID, type: DISCARD, target: game.hands[game.us][0].order });
}

const handlers = {
  tableList: (list) => list.forEach((table) => tables.set(table.id, table)),
  table: (table) => tables.set(table.id, table),
  tableGone: ({ tableID }) => tables.delete(tableID),
  chat: ({ msg, who, recipient }) => {
    if (recipient !== username || !msg.startsWith("/join")) return;
    const theirs = [...tables.values()].find(({ players, running }) => players.includes(who) && !running);
    if (theirs) send("tableJoin", { tableID: theirs.id });
    else send("chatPM", { msg: "Sit down at a table first.", recipient: who, room: "lobby" });
  },
  welcome: ({ playingAtTables }) => playingAtTables.forEach((tableID) => send("tableReattend", { tableID })),
  tableStart: ({ tableID }) => send("getGameInfo1", { tableID }),
  init: ({ tableID, playerNames, ourPlayerIndex, options }) => {
    const hands = playerNames.map(() => []), turn = options.startingPlayer;
    games.set(tableID, { us: ourPlayerIndex, hands, clued: new Set(), strikes: 0, clues: 8, turn });
    send("getGameInfo2", { tableID });
  },
  gameActionList: ({ tableID, list }) => {
    list.forEach((action) => hear(games.get(tableID), action));
    send("loaded", { tableID });
    act(tableID);
  },
  gameAction: ({ tableID, action }) => {
    hear(games.get(tableID), action);
    if (action.type === "turn") act(tableID);
  },
  finishOngoingGame: ({ tableID }) => send("tableUnattend", { tableID }),
  warning: ({ warning }) => console.error(warning),
  error: ({ error }) => console.error(error),
};
socket.onmessage = ({ data }) => {
  const space = data.indexOf(" ");
  handlers[data.slice(0, space)]?.(JSON.parse(data.slice(space + 1)));
};
socket.onclose = () => process.exit(0);
