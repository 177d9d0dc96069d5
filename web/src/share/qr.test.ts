import { describe, expect, test } from "vitest";
import { checkBytes, qrCode } from "./qr";

/** Reads a code as a camera's program does: format, mask, zigzag, blocks, check, bytes. Written from the standard. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const formatBits = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => code[8]![column]),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => code[row]![8]),
  ];
  const format = parseInt(formatBits.map(Number).join(""), 2) ^ 0b101010000010010;
  expect(format >> 13).toBe(0); // error correction M
  const mask = (format >> 10) & 7;
  const bytes = readBits(code, version, mask);
  const data = checkedData(bytes, version);
  expect(data[0]! >> 4).toBe(4); // bytes
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(bits.slice(4, 4 + wide), 2);
  const text = Array.from({ length }, (_, index) => parseInt(bits.slice(4 + wide + index * 8).slice(0, 8), 2));
  return new TextDecoder().decode(new Uint8Array(text));
}

const ALIGNED: Record<number, number[]> = {
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};

function reserved(row: number, column: number, size: number, version: number): boolean {
  if (row <= 8 && (column <= 8 || column >= size - 8)) return true;
  if (row >= size - 8 && column <= 8) return true;
  if (row === 6 || column === 6) return true;
  const centres = ALIGNED[version] ?? [];
  const last = size - 7;
  for (const y of centres)
    for (const x of centres) {
      if ((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6)) continue;
      if (Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2) return true;
    }
  const versionBits = (a: number, b: number): boolean => version >= 7 && a < 6 && b >= size - 11 && b < size - 8;
  return versionBits(row, column) || versionBits(column, row);
}

function readBits(code: boolean[][], version: number, mask: number): number[] {
  const size = code.length;
  const flipped = (i: number, j: number): boolean =>
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i + j) % 2) + ((i * j) % 3)) % 2,
    ][mask] === 0;
  const columns = Array.from({ length: size }, (_, index) => size - 1 - index).filter((column) => column !== 6);
  let bits = "";
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step++)
      for (const column of columns.slice(pair, pair + 2)) {
        const row = pair % 4 === 0 ? size - 1 - step : step;
        if (!reserved(row, column, size, version)) bits += Number(code[row]![column]! !== flipped(row, column));
      }
  return (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
}

/** Number of blocks and check bytes of each, by version. */
const M: Record<number, [number, number]> = {
  1: [1, 10],
  2: [1, 16],
  3: [1, 26],
  4: [2, 18],
  5: [2, 24],
  6: [4, 16],
  7: [4, 18],
  8: [4, 22],
  9: [5, 22],
  10: [5, 26],
};

function checkedData(bytes: number[], version: number): number[] {
  const [count, check] = M[version]!;
  const blocks = Array.from({ length: count }, (): number[] => []);
  const dataLength = bytes.length - count * check;
  const short = Math.floor(dataLength / count);
  const longer = (block: number): boolean => block >= count - (dataLength % count);
  let at = 0;
  for (let index = 0; index <= short; index++)
    for (let block = 0; block < count; block++) if (index < short || longer(block)) blocks[block]!.push(bytes[at++]!);
  const data = blocks.flat();
  for (let index = 0; index < check; index++) for (const block of blocks) block.push(bytes[at++]!);
  const power = [1];
  for (let index = 1; index < 255; index++)
    power.push((power[index - 1]! << 1) ^ (power[index - 1]! > 127 ? 0x11d : 0));
  const log = new Map(power.map((value, index) => [value, index]));
  for (const block of blocks)
    for (let root = 0; root < check; root++) {
      const terms = block.map((byte, index) =>
        byte ? power[(log.get(byte)! + root * (block.length - 1 - index)) % 255]! : 0,
      );
      expect(terms.reduce((a, b) => a ^ b, 0)).toBe(0);
    }
  return data;
}

describe("QR codes", () => {
  test("the check bytes are those of the standard's example", () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(checkBytes(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  test.each([
    ["", 21],
    ["https://sumida.test/t/ABCDEF", 29],
    ["http://192.168.178.101:8000/t/ABC234", 29],
    ["http://[2001:db8:1234:5678::1]:8000/t/ABCDEF", 33],
    ["https://przykład.test/t/ABCDEF", 29],
    ...[14, 26, 42, 62, 84, 106, 122, 152, 180, 213].map((length, index): [string, number] => [
      "x".repeat(length),
      21 + 4 * index,
    ]),
  ])("%j is read back, and the code is as small as can be", (text, size) => {
    const code = qrCode(text);
    expect(code).toHaveLength(size);
    expect(read(code)).toBe(text);
  });

  test("a longer text than any address of ours is refused", () => {
    expect(() => qrCode("x".repeat(214))).toThrow(RangeError);
  });
});
