import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { encodeFrame, FrameWriter } from './frame-writer.ts';

/** What a client of ws makes of these bytes: they come behind a handshake on a real socket. */
const read = async (frames: Buffer): Promise<string[]> => {
  const server = createServer();
  server.on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const head = `HTTP/1.1 101 \r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
    socket.write(head);
    socket.end(frames);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const texts: string[] = [];
  const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  ws.on('message', data => texts.push((data as Buffer).toString()));
  await once(ws, 'close');
  server.close();
  return texts;
};

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes is a frame', async length => {
  const text = 'x'.repeat(length);
  expect(await read(encodeFrame(text))).toEqual([text]);
});

test('letters of several bytes are counted as such', async () => {
  const text = 'Řeřicha 🌿 '.repeat(15);
  expect(await read(encodeFrame(text))).toEqual([text]);
});

/** A stream that keeps what is written to it. */
const kept = () => {
  const writes: Buffer[] = [];
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _, done) => {
      writes.push(chunk);
      done();
    },
  });
  return { writes, stream };
};

test('what is told in one moment is written at once, in its order', async () => {
  const { writes, stream } = kept();
  const writer = new FrameWriter(stream);
  writer.send('one');
  writer.send('two');
  writer.send('two');
  expect(writes).toEqual([]);
  expect(writer.backlog).toBe(0);
  await new Promise(done => setImmediate(done));
  expect(writes).toHaveLength(1);
  expect(await read(writes[0]!)).toEqual(['one', 'two', 'two']);
  writer.send('three');
  await new Promise(done => setImmediate(done));
  expect(writes).toHaveLength(2);
});

test('who flushes can write behind what was told; nothing goes to a stream that has ended', async () => {
  const { writes, stream } = kept();
  const writer = new FrameWriter(stream);
  writer.send('told');
  writer.flush();
  stream.write(encodeFrame('the end'));
  writer.send('too late');
  stream.end();
  await new Promise(done => setImmediate(done));
  expect(await read(Buffer.concat(writes))).toEqual(['told', 'the end']);
});
