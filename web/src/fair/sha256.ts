/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: number): Uint32Array<ArrayBuffer> {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let divisor = 2;
    while (number % divisor) divisor++;
    if (divisor === number) found.push((number ** (1 / root) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const size = ((data.length + 72) >> 6) << 6;
  const bytes = new Uint8Array(size);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(size - 4, data.length << 3);
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + small + words[i - 7]! + large;
  }
  return words;
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  const mixed = Uint32Array.from(hash);
  for (let i = 0; i < 64; i++) {
    const [a, b, c, , e, f, g, h] = mixed as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i]! + words[i]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    mixed.copyWithin(1, 0, 7);
    mixed[4]! += first;
    mixed[0] = first + second;
  }
  for (let i = 0; i < 8; i++) hash[i]! += mixed[i]!;
}

/**
 * SHA-256 (FIPS 180-4). Browsers offer their own only to pages with TLS, and a game in the living room has none.
 */
export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const hash = Uint32Array.from(START);
  const view = padded(data);
  for (let at = 0; at < view.byteLength; at += 64) compress(hash, schedule(view, at));
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => found.setUint32(4 * index, word));
  return new Uint8Array(found.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const digestOf = (text: string): string => hex(sha256(new TextEncoder().encode(text)));
