/** QR codes (ISO/IEC 18004) for addresses: bytes, error correction M, versions 1 to 10. */

/** Error correction bytes per block, and the data bytes of each block, by version. */
const BLOCKS: readonly { check: number; data: readonly number[] }[] = [
  { check: 10, data: [16] },
  { check: 16, data: [28] },
  { check: 26, data: [44] },
  { check: 18, data: [32, 32] },
  { check: 24, data: [43, 43] },
  { check: 16, data: [27, 27, 27, 27] },
  { check: 18, data: [31, 31, 31, 31] },
  { check: 22, data: [38, 38, 39, 39] },
  { check: 22, data: [36, 36, 36, 37, 37] },
  { check: 26, data: [43, 43, 43, 43, 44] },
];
/** Centres of the small squares, by version. */
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  let found = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    found = [...found, 0].map((one, index) => one ^ times(found[index - 1] ?? 0, root));
  }
  return found;
}

/** The Reed–Solomon check bytes of a block. */
export function checkBytes(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree).slice(1);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, index) => one ^ times(divisor[index]!, factor));
  }
  return rest;
}

function versionFor(length: number): number {
  const version = BLOCKS.findIndex(({ data }, index) => length + (index < 9 ? 2 : 3) <= sum(data)) + 1;
  if (!version) throw new RangeError(`${length} bytes are too many for a code of version 10`);
  return version;
}

/** Mode, length, the bytes and the padding. */
function dataBytes(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  const room = sum(BLOCKS[version - 1]!.data);
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room }, (_, index) => parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2));
}

/** The bytes in the order in which they are drawn: blocks interleaved, then their check bytes. */
function interleaved(data: readonly number[], version: number): number[] {
  const { check, data: sizes } = BLOCKS[version - 1]!;
  const starts = sizes.map((_, index) => sum(sizes.slice(0, index)));
  const blocks = sizes.map((size, index) => data.slice(starts[index], starts[index]! + size));
  const checks = blocks.map((block) => checkBytes(block, check));
  const across = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, index) =>
      rows.flatMap((row) => row.slice(index, index + 1)),
    ).flat();
  return [...across(blocks), ...across(checks)];
}

/** The rest of a division of polynomials over two elements, as format and version bits need it. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - degree);
  return rest;
}

type Grid = (boolean | undefined)[][];

/** Everything but the data and the format: finders, timing, small squares and the version. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size));
  const put = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row]![column] = dark;
  };
  const square = (row: number, column: number, reach: number, light: readonly number[]): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        put(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let index = 8; index < size - 8; index++) {
    put(6, index, index % 2 === 0);
    put(index, 6, index % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, [2, 4]);
  const centres = CENTRES[version - 1]!;
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres)
      if (!(row === 6 && column === 6) && !(row === 6 && column === last) && !(row === last && column === 6))
        square(row, column, 2, [1]);
  put(size - 8, 8, true);
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 0x1f25, 12);
    for (let index = 0; index < 18; index++) {
      const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
      put(near, far, ((bits >> index) & 1) === 1);
      put(far, near, ((bits >> index) & 1) === 1);
    }
  }
  return grid;
}

/** The 15 bits that say which mask was used, at two places. */
function putFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  for (let index = 0; index < 15; index++) {
    const dark = ((bits >> index) & 1) === 1;
    const [row, column] = index < 6 ? [index, 8] : index < 8 ? [index + 1, 8] : [8, index < 9 ? 7 : 14 - index];
    grid[row]![column] = dark;
    if (index < 8) grid[8]![size - 1 - index] = dark;
    else grid[size - 15 + index]![8] = dark;
  }
}

/** The free places in the order of the data: up and down in pairs of columns, from the right. */
function* places(grid: Grid): Generator<[number, number]> {
  const size = grid.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step;
        if (grid[row]![column] === undefined) yield [row, column];
      }
}

/** How hard a code is to read: long runs, blocks, patterns like a finder's, too much of one colour. */
function penalty(code: boolean[][]): number {
  const turned = code.map((_, column) => code.map((row) => row[column]!));
  let points = 0;
  for (const line of [...code, ...turned].map((row) => row.map(Number).join(""))) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let row = 1; row < code.length; row++)
    for (let column = 1; column < code.length; column++) {
      const dark = code[row]![column];
      const same = [code[row - 1]![column], code[row]![column - 1], code[row - 1]![column - 1]];
      if (same.every((one) => one === dark)) points += 3;
    }
  const share = code.flat().filter(Boolean).length / code.length ** 2;
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The code of a text as rows of dark squares. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const drawn = interleaved(dataBytes(bytes, version), version);
  const codes = MASKS.map((masks, mask) => {
    const grid = frame(version);
    putFormat(grid, mask);
    let bit = 0;
    for (const [row, column] of [...places(grid)]) {
      const dark = (((drawn[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
      grid[row]![column] = dark !== masks(row, column);
      bit++;
    }
    return grid as boolean[][];
  });
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The dark squares as one path, in units of a square. */
export const qrPath = (code: boolean[][]): string =>
  code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
