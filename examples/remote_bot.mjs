// A bot at a table of any server, without dependencies: node remote_bot.mjs https://club.example/t/CODE
// Needs Node 22 or later, which has WebSocket built in.
if (!globalThis.WebSocket) throw new Error("This needs Node 22 or later.");
const address = /^(.*)\/t\/(\w+)/.exec(process.argv[2] ?? "");
if (!address) throw new Error("Say where to play: node remote_bot.mjs https://club.example/t/CODE");
const [, server, code] = address;
// Who we are: the server gives every program a cookie on its first answer. Node's WebSocket takes it as a header.
const cookie = (await fetch(server + "/")).headers.get("set-cookie").split(";")[0];

let version; // of the newest state we know
let commands = 0;
let pending = null; // the command without an answer: sent again after a reconnection
let refused; // the version at which a move was refused
let playing = false;
let socket;

function send(type, fields = {}) {
  pending = { type, id: `node-${process.pid}-${++commands}`, version: version ?? 0, ...fields };
  socket.send(JSON.stringify(pending));
}

/** Join, sit, move: whatever comes next, one command at a time. */
function act({ you, play }) {
  if (pending) return;
  if (you.member === null) return send("join", { name: "Node", owner: "Ada" });
  if (you.seats.length === 0) return send("sit");
  if (play?.scores && playing) process.exit(0);
  if (!play || play.scores) return;
  playing = true;
  const [{ seat, legal }] = play.views;
  if (version === refused) return;
  if (play.to_act.includes(seat) && legal.length > 0) send("move", { action: legal[0] });
}

let state;
const handlers = {
  snapshot: (message) => ({ version } = state = message),
  update: (message) => {
    if (message.since > version) return socket.send(JSON.stringify({ type: "resume", since: version }));
    if (message.version >= version) ({ version } = state = message);
  },
  ack: () => (pending = null),
  refusal: (message) => {
    if (pending?.type !== "move") throw new Error(message.text);
    refused = pending.version; // look again when the position has changed
    pending = null;
  },
  gone: (message) => {
    throw new Error(message.text);
  },
};

function connect() {
  socket = new WebSocket(server.replace(/^http/, "ws") + "/ws", { headers: { cookie } });
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "open", table: code, ...(version === undefined ? {} : { since: version }) }));
    if (pending) socket.send(JSON.stringify(pending));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    handlers[message.type]?.(message);
    if (state && socket.readyState === WebSocket.OPEN) act(state);
  };
  socket.onclose = () => setTimeout(connect, 500);
}
connect();
