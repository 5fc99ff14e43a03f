import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Reduces a screenshot to 256 colours, which takes a third of the bytes and shows no difference in drawings. */
export const inPalette = (png: Buffer): Buffer => {
  const { width, height, rgb } = decoded(png);
  const counts = new Map<number, number>();
  for (let i = 0; i < rgb.length; i += 3) {
    const key = coarse(rgb, i);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const boxes = cut([...counts].map(([key, n]) => [key >> 12, (key >> 6) & 63, key & 63, n]));
  const nearest = new Map<number, number>();
  const colours: number[] = [];
  for (const [index, box] of boxes.entries())
    for (const [r, g, b] of box) nearest.set((r! << 12) | (g! << 6) | b!, index);
  // A box gets the average of its exact colours, not of the coarse ones that were counted.
  const totals = boxes.map(() => [0, 0, 0, 0]);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      const index = nearest.get(coarse(rgb, i))!;
      rows[y * (width + 1) + 1 + x] = index;
      const total = totals[index]!;
      for (const c of [0, 1, 2]) total[c]! += rgb[i + c]!;
      total[3]!++;
    }
  for (const [r, g, b, n] of totals) colours.push(...[r, g, b].map(sum => Math.round(sum! / n!)));
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Six bits a channel remain. */
const coarse = (rgb: Buffer, i: number): number =>
  ((rgb[i]! >> 2) << 12) | ((rgb[i + 1]! >> 2) << 6) | (rgb[i + 2]! >> 2);

type Counted = readonly number[];

/**
 * Cuts by the median: the box with the widest spread and the most points splits where half of its points are on either
 * side.
 */
const cut = (all: readonly Counted[]): readonly (readonly Counted[])[] => {
  const measure = (box: readonly Counted[]) => {
    const spreads = [0, 1, 2].map(c => {
      const values = box.map(colour => colour[c]!);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    });
    const spread = Math.max(...spreads);
    const n = box.reduce((sum, colour) => sum + colour[3]!, 0);
    return { box, channel: spreads.indexOf(spread), n, weight: spread * Math.sqrt(n) };
  };
  const boxes = [measure(all)];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.weight - a.weight);
    const { box, channel, n, weight } = boxes[0]!;
    if (weight === 0) break;
    const sorted = box.toSorted((a, b) => a[channel]! - b[channel]!);
    let at = 0;
    for (let sum = 0; at < sorted.length - 1 && sum < n / 2; at++) sum += sorted[at]![3]!;
    boxes.splice(0, 1, measure(sorted.slice(0, Math.max(1, at))), measure(sorted.slice(Math.max(1, at))));
  }
  return boxes.map(({ box }) => box);
};

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** Decodes the points of a screenshot with eight bits a channel and without interlacing, as browsers write it. */
const decoded = (png: Buffer): { width: number; height: number; rgb: Buffer } => {
  const [width, height, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const size = type === 6 ? 4 : 3;
  const line = width * size;
  const rgb = Buffer.alloc(width * height * 3);
  let above = Buffer.alloc(line);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)]!;
    const now = Buffer.from(raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1)));
    for (let i = 0; i < line; i++)
      now[i]! += guessed(filter, i < size ? 0 : now[i - size]!, above[i]!, i < size ? 0 : above[i - size]!);
    for (let x = 0; x < width; x++) now.copy(rgb, (y * width + x) * 3, x * size, x * size + 3);
    above = now;
  }
  return { width, height, rgb };
};

/** Predicts a byte from those to the left, above and above left, as PNG's filters do; the last one is Paeth's. */
const guessed = (filter: number, left: number, up: number, corner: number): number => {
  if (filter < 3) return [0, left, up][filter]!;
  if (filter === 3) return (left + up) >> 1;
  const p = left + up - corner;
  const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};
