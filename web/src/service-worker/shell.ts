/**
 * The page without a network. Its files are kept when somebody asks for it, each release in a cache of its own, and
 * only a whole one is ever used. What a server answers to requests is never kept.
 */
declare const self: ServiceWorkerGlobalScope;

interface Shell {
  version: string;
  /** The script that the document of this release loads. */
  entry: string;
  files: string[];
}

export type Told = { bytes: number } | { done: true } | { failed: string };

/** The build writes it here. */
const SHELL = JSON.parse("__SHELL__") as Shell;
const PREFIX = "sumida-page-";
const NAME = PREFIX + SHELL.version;
const HOME = new URL("./", self.location.href);
/** The names of these files, or of their folders, say what is in them. */
const HASHED = /^(?:assets|offline)\//;
const AT_ONCE = 6;
/** How long a server may take before the kept page is shown instead. */
const PATIENCE_MS = 5000;
const SERVER_FAULT = 500;

const addressOf = (name: string): string => new URL(name, HOME).href;

async function documentIn(name: string): Promise<Response | undefined> {
  return (await caches.has(name)) ? (await caches.open(name)).match(HOME.href) : undefined;
}

async function keptNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Whether the page works without a network, in this release or an earlier one. */
export async function isKept(): Promise<boolean> {
  const found = await Promise.all((await keptNames()).map(documentIn));
  return found.some(Boolean);
}

/** Keep every file of this release. The document comes last: with it the release is whole. */
export async function keep(tell: (told: Told) => void = () => {}): Promise<void> {
  const cache = await caches.open(NAME);
  for (let first = 0; first < SHELL.files.length; first += AT_ONCE) {
    const some = SHELL.files.slice(first, first + AT_ONCE);
    await Promise.all(some.map((name) => keepFile(cache, name).then((bytes) => tell({ bytes }))));
  }
  const found = await load(HOME.href, "no-cache");
  if (!(await found.clone().text()).includes(SHELL.entry)) throw new Error("the server has another release");
  await cache.put(HOME.href, found);
}

async function keepFile(cache: Cache, name: string): Promise<number> {
  const address = addressOf(name);
  const known = HASHED.test(name) && (await cache.match(address));
  if (known) return 0;
  const found = await load(address, HASHED.test(name) ? "default" : "no-cache");
  const body = await found.blob();
  await cache.put(address, new Response(body, { headers: found.headers }));
  return body.size;
}

async function load(address: string, cache: RequestCache): Promise<Response> {
  const found = await fetch(address, { cache });
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

/** Forget all releases but this one, or this one too. */
export async function forget(all = false): Promise<void> {
  const old = (await keptNames()).filter((name) => all || name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The answer to a request of the page; nothing if the request is none of ours. */
export function answer(request: Request): Promise<Response> | undefined {
  const { href } = HOME;
  if (request.method !== "GET" || !request.url.startsWith(href)) return undefined;
  const path = request.url.slice(href.length).replace(/[?#].*/, "");
  if (request.mode === "navigate") return path.startsWith("api/") ? undefined : page(request);
  if (HASHED.test(path)) return kept(request).then((found) => found ?? fetch(request));
  if (SHELL.files.includes(path)) return fetch(request).catch(async (error) => (await kept(request)) ?? fail(error));
  return undefined;
}

const kept = (request: Request): Promise<Response | undefined> => caches.match(request, { ignoreVary: true });

function fail(error: unknown): never {
  throw error;
}

/** The server's page, so that it is the newest; the kept one where there is no network, or no server behind it. */
async function page(request: Request): Promise<Response> {
  const ours = await documentIn(NAME);
  if (!ours) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(ours), PATIENCE_MS));
  const newest = fetch(request).then((found) => (found.status < SERVER_FAULT ? found : ours));
  return Promise.race([late, newest]).catch(() => ours);
}
