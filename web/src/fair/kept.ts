import { store, stored } from "../lib/storage";

/** What this browser saw and added before a game was over: the server cannot change it afterwards. */
export interface Kept {
  /** The fingerprint of the deal, published when the game started. */
  digest?: string;
  /** The fingerprint of the server's secret, published before anyone added to the deal. */
  sealed?: string;
  /** What this browser added to the deal; the last of them counts. */
  texts?: string[];
}

const KEY = "sumida.deals";
const MOST = 40;

function all(): [string, Kept][] {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, Kept][]) : [];
  } catch {
    return [];
  }
}

export const kept = (game: string): Kept => all().find(([name]) => name === game)?.[1] ?? {};

/** Remember more about a game, such as `K7QX2M-1`. The fingerprints seen first count. */
export function keep(game: string, more: Kept): void {
  const before = kept(game);
  const now: Kept = { ...more, ...before, texts: [...(before.texts ?? []), ...(more.texts ?? [])] };
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  const others = all().filter(([name]) => name !== game);
  store(KEY, JSON.stringify([...others.slice(1 - MOST), [game, now]]));
}

/** A game has begun: remember its fingerprints. What was added counts only for those who still `mayAdd`. */
export function begun(game: string, digest: string, sealed: string | null, mayAdd: boolean): void {
  const before = kept(game);
  if (before.digest) return;
  if (!mayAdd) forget(game);
  keep(game, { digest, ...(sealed ? { sealed } : {}) });
}

const forget = (game: string): boolean => store(KEY, JSON.stringify(all().filter(([name]) => name !== game)));

/** 128 random bits, after words of one's own if there are any. */
export function entropy(own = ""): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return own ? `${own} ${random}` : random;
}
