/** A QR code of a short text (bytes, error correction M, versions 1 to 9), as rows of dark and light. */

/** For each version: codewords of correction a block, then the data codewords of each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

// The field of 256 elements: powers of 2 modulo x^8 + x^4 + x^3 + x^2 + 1.
const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = x;
  LOG[x] = i;
}
const times = (a: number, b: number) => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0);

/** The codewords of correction that belong to these data. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((term, j) => (next[j + 1] = (next[j + 1] ?? 0) ^ times(term, EXP[i] ?? 0)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0;
    generator.forEach((term, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(term, lead)));
  }
  return rest.slice(data.length);
}

/** The remainder of a binary polynomial, for the bits that name format and version. */
function remainder(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i--) if ((rest >> i) & 1) rest ^= generator << (i - bits);
  return rest;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1] ?? [0, []];
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  const checks = blocks.map((block) => correction(block, count));
  const woven: number[] = [];
  for (const list of [blocks, checks]) {
    for (let i = 0; i < Math.max(...list.map((one) => one.length)); i++) {
      for (const one of list) if (i < one.length) woven.push(one[i] ?? 0);
    }
  }
  return woven;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** The finished code under one mask. */
function drawn(words: readonly number[], version: number, mask: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    const [row, kept] = [grid[y], fixed[y]];
    if (!row || !kept || x < 0 || x >= size) return;
    row[x] = dark;
    kept[x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
    }
  }
  const centres = CENTRES[version - 1] ?? [];
  const last = centres.at(-1);
  for (const cx of centres) {
    for (const cy of centres) {
      if ((cx === 6 && (cy === 6 || cy === last)) || (cx === last && cy === 6)) continue;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  const format = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const told = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((told >> i) & 1) === 1;
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, dark);
      set(b, a, dark);
    }
  }
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const up = ((right + 1) & 2) === 0;
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || fixed[y]?.[x]) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        row[x] = (bit === 1 && at < words.length * 8) !== (MASKS[mask]?.(x, y) ?? false);
        at++;
      }
    }
  }
  return grid;
}

/** How hard the code is to read: long runs, squares, false corners, too much of one shade. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  for (const line of [...grid, ...columns]) {
    for (let i = 0, run = 0; i < size; i++) {
      run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum++;
    }
    const text = line.map((one) => (one ? '1' : '0')).join('');
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)$/.test(text.slice(i, i + 11))) sum += 40;
  }
  grid.forEach((row, y) =>
    row.forEach((one, x) => {
      if (one) dark++;
      if (x && y && one === row[x - 1] && one === grid[y - 1]?.[x] && one === grid[y - 1]?.[x - 1]) sum += 3;
    }),
  );
  return sum + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
}

/** The code of a text; null if it is too long for one. */
export function qr(text: string, mask = -1): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, sizes]) => bytes.length + 2 <= sizes.reduce((sum, size) => sum + size, 0)) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  if (mask >= 0) return drawn(words, version, mask);
  const all = MASKS.map((_, i) => drawn(words, version, i));
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
