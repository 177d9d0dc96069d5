/** The browser's database: the log of each table, the games in it, and uploaded records. */

const NAME = "sumida";
const ENTRIES = "entries";
const GAMES = "games";
const RECORDS = "records";
/** Tables that a server has taken over, and the codes they have there. */
const TAKEN = "taken";

/** Tells other tabs what was stored. */
export const stored = new BroadcastChannel("sumida-tables");

export interface StoredTable {
  table: string;
  version: number;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const name of [ENTRIES, GAMES, RECORDS, TAKEN]) request.result.createObjectStore(name);
  };
  return done(request);
}

let opened: Promise<IDBDatabase> | undefined;

/** The browser closes the connection when it clears the site's data; the next use opens another. */
async function database(): Promise<IDBDatabase> {
  opened ??= open();
  try {
    const found = await opened;
    found.onclose = () => (opened = undefined);
    return found;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the database failed"));
  });

const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

async function values(name: string, range?: IDBKeyRange): Promise<string[]> {
  const found = (await database()).transaction(name).objectStore(name).getAll(range);
  return (await done(found)) as string[];
}

/** The entries of a table, a line for each. */
export const read = async (table: string): Promise<string> => (await values(ENTRIES, all(table))).join("\n");

/** The games of all tables, a line for each table. */
export const listed = async (): Promise<string> => (await values(GAMES)).join("\n");

/** Store entries, a line for each, and the games of the table; all of it or nothing. */
export async function append(table: string, version: number, entries: string, games?: string): Promise<string> {
  try {
    return await write(table, version, entries, games);
  } catch (error) {
    console.info(error); // no room, or no storage at all
    return "failed";
  }
}

async function write(table: string, version: number, entries: string, games?: string): Promise<string> {
  const options = { durability: "strict" } as const;
  const transaction = (await database()).transaction([ENTRIES, GAMES], "readwrite", options);
  const log = transaction.objectStore(ENTRIES);
  const end = finished(transaction);
  end.catch(() => {});
  const known = await done(log.count(all(table)));
  if (known !== version - 1) {
    transaction.abort();
    return "taken";
  }
  entries.split("\n").forEach((entry, index) => log.add(entry, [table, version + index]));
  if (games) transaction.objectStore(GAMES).put(games, table);
  await end;
  stored.postMessage({ table, version } satisfies StoredTable);
  return "stored";
}

async function put(name: string, key: string, value: string): Promise<void> {
  const transaction = (await database()).transaction(name, "readwrite");
  transaction.objectStore(name).put(value, key);
  await finished(transaction);
}

export const saveRecord = (name: string, record: string): Promise<void> => put(RECORDS, name, record);

export async function record(name: string): Promise<string | undefined> {
  const found = (await database()).transaction(RECORDS).objectStore(RECORDS).get(name);
  return (await done(found)) as string | undefined;
}

/** The tables here that no server has taken over yet. */
export async function tables(): Promise<string[]> {
  const transaction = (await database()).transaction([GAMES, TAKEN]);
  const [here, taken] = await Promise.all([
    done(transaction.objectStore(GAMES).getAllKeys()),
    done(transaction.objectStore(TAKEN).getAllKeys()),
  ]);
  const there = new Set(taken.map(String));
  return here.map(String).filter((table) => !there.has(table));
}

/** The numbers of the games of a table, the newest last. */
export async function gamesOf(table: string): Promise<number[]> {
  const asked = (await database()).transaction(GAMES).objectStore(GAMES).get(table);
  const found = (await done(asked)) as string | undefined;
  return (JSON.parse(found ?? "[]") as { number: number }[]).map(({ number }) => number).sort((a, b) => a - b);
}

/** The code that a table has on the server. */
export async function takenAs(table: string): Promise<string | undefined> {
  const found = (await database()).transaction(TAKEN).objectStore(TAKEN).get(table);
  return (await done(found)) as string | undefined;
}

/** A server has a table now, under this code: it is no longer listed here. */
export async function markTaken(table: string, code: string): Promise<void> {
  const transaction = (await database()).transaction([GAMES, TAKEN], "readwrite");
  transaction.objectStore(TAKEN).put(code, table);
  transaction.objectStore(GAMES).delete(table);
  await finished(transaction);
}
