import { createReadStream } from 'node:fs';

const BREAK = 0x0a;

/**
 * Reads the lines of a file without their breaks. A last line without a break is left out, since it was cut off.
 * Node's readline would also break at U+2028, which JSON does not escape.
 */
export const readLines = async function* (file: string): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(BREAK); at >= 0; at = chunk.indexOf(BREAK, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString('utf8');
      begun = [];
      from = at + 1;
    }
    begun.push(chunk.subarray(from));
  }
};
