import { ok, type Result } from '@tavola/kernel';
import * as v from 'valibot';
import { clientSchema, type ClientMessage } from './client.ts';
import { LIMITS } from './limits.ts';
import { serverSchema, type ServerMessage } from './server.ts';

/** A fault in a message. For authors of clients it names the place, but it repeats no content. */
export interface Malformed {
  readonly code: 'malformed' | 'too-large';
  readonly path: string;
}

/** Deeper input is treated as an attack, since valid messages stay far below. */
const MAX_DEPTH = 16;

const malformed = (path = ''): Result<never, Malformed> => ({
  ok: false,
  error: { code: 'malformed', path },
});

/** Decodes untrusted data by a schema. It never throws. */
export const decodeBy = <S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
): Result<v.InferOutput<S>, Malformed> => {
  const result = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return ok(result.output);
  return malformed(v.getDotPath(result.issues[0]) ?? '');
};

const parse = (text: string, maxDepth: number): Result<unknown, Malformed> => {
  if (isDeep(text, maxDepth)) return malformed();
  try {
    return ok<unknown>(JSON.parse(text));
  } catch {
    return malformed();
  }
};

const isDeep = (text: string, max: number): boolean => {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted && code === BACKSLASH) i++;
    else if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > max) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
  }
  return false;
};
const [BACKSLASH, QUOTE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [92, 34, 91, 93, 123, 125];

/** Decodes a message to the server. `text` is untrusted. */
export const decodeClient = (text: string): Result<ClientMessage, Malformed> => {
  // A text has at most as many characters as bytes, and the socket has counted the bytes.
  if (text.length > LIMITS.message) return { ok: false, error: { code: 'too-large', path: '' } };
  const raw = parse(text, MAX_DEPTH);
  return raw.ok ? decodeBy(clientSchema, raw.value) : raw;
};

/** Decodes a message to a client. Views may be deep, and the client trusts its server, so the bounds are wide. */
export const decodeServer = (text: string): Result<ServerMessage, Malformed> => {
  const raw = parse(text, 64);
  return raw.ok ? decodeBy(serverSchema, raw.value) : raw;
};
