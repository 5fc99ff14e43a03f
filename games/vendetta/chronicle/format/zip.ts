/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly data: Uint8Array;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

export const crc32 = (data: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of data) crc = TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
};

/** Rules and chronicle run without a browser's or a server's library, so they encode text themselves. */
export const encodeUtf8 = (text: string): Uint8Array => {
  const bytes: number[] = [];
  const addTail = (code: number, shifts: readonly number[]): void => {
    for (const shift of shifts) bytes.push(0x80 | ((code >> shift) & 0x3f));
  };
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) {
      bytes.push(0xc0 | (code >> 6));
      addTail(code, [0]);
    } else if (code < 0x10000) {
      bytes.push(0xe0 | (code >> 12));
      addTail(code, [6, 0]);
    } else {
      bytes.push(0xf0 | (code >> 18));
      addTail(code, [12, 6, 0]);
    }
  }
  return Uint8Array.from(bytes);
};

/** 1 January 1980, the first day that an archive knows, so that equal stories make equal files. */
const DAY = 0x21;
/** Names are UTF-8. */
const FLAGS = 0x800;
const VERSION = 20;

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Little-endian numbers of 2 or 4 bytes. */
const fields = (numbers: readonly (readonly [bytes: 2 | 4, n: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, n] of numbers) {
    if (bytes === 2) view.setUint16(at, n, true);
    else view.setUint32(at, n, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

/** Stores files without compression: a chronicle is small, and this needs no library and no waiting. */
export const zip = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const called = encodeUtf8(name);
    const described = [
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, called.length],
      [2, 0],
    ] as const;
    const head = fields([[4, 0x04034b50], [2, VERSION], ...described]);
    bodies.push(head, called, data);
    directory.push(
      fields([
        [4, 0x02014b50],
        [2, VERSION],
        [2, VERSION],
        ...described,
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      called,
    );
    offset += head.length + called.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return join([...bodies, ...directory, end]);
};
