import type { Duplex } from 'node:stream';

/** Encodes a whole WebSocket text frame as servers send it: unmasked, uncompressed and in one piece. */
export const encodeFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

/** The last text, since several readers often get the same. */
let last = { text: '', frame: encodeFrame('') };
const encodeShared = (text: string): Buffer => {
  if (last.text !== text) last = { text, frame: encodeFrame(text) };
  return last.frame;
};

const waitingWriters = new Set<FrameWriter>();
const flushAll = (): void => {
  for (const writer of waitingWriters) writer.flush();
  waitingWriters.clear();
};

/**
 * Writes text frames to one socket. All frames of one tick go out in one system call, which costs more than
 * everything else about a message. Frames are encoded here, since `ws` would encode one for each reader of the
 * same text. Frames of `ws` itself use the same stream, so callers flush before they make it write a frame that
 * must come last, such as a close.
 */
export class FrameWriter {
  private readonly stream: Duplex;
  /** Frames of the current tick. */
  private readonly frames: Buffer[] = [];

  constructor(stream: Duplex) {
    this.stream = stream;
  }

  /** Bytes of earlier ticks that the other side has not taken yet. */
  get backlog(): number {
    return this.stream.writableLength;
  }

  send(text: string): void {
    if (this.frames.push(encodeShared(text)) > 1) return;
    if (waitingWriters.size === 0) setImmediate(flushAll);
    waitingWriters.add(this);
  }

  flush(): void {
    const [first, ...more] = this.frames;
    if (!first) return;
    this.frames.length = 0;
    // The other side may have closed since.
    if (this.stream.writable) this.stream.write(more.length === 0 ? first : Buffer.concat([first, ...more]));
  }
}
