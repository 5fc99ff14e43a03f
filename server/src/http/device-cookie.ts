import type { Hash } from '@tavola/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, makeSecret } from '../lobby/tokens.ts';
import type { ServerContext } from '../ops/context.ts';

const COOKIE = 'tavola_device';
const COOKIE_SECONDS = 2 * 365 * 24 * 3600;
const MAX_NOTED = 10_000;

/**
 * The cookie that names a device, for the list of its tables. It gives no access to any seat, so a page that makes
 * a browser send it gains nothing.
 */
export class DeviceCookies {
  private readonly context: ServerContext;
  /** The seats that were written already, so that returning writes nothing. */
  private readonly noted = new Set<string>();

  constructor(context: ServerContext) {
    this.context = context;
  }

  find(request: FastifyRequest): Hash | null {
    const cookie = request.cookies[COOKIE];
    return cookie !== undefined && /^[\w-]{22,64}$/.test(cookie) ? hashSecret(cookie) : null;
  }

  /** The device of a request, with a new cookie if it has none. */
  findOrCreate(request: FastifyRequest, reply: FastifyReply): Hash {
    const known = this.find(request);
    if (known !== null) return known;
    const secret = makeSecret(this.context.environment);
    void reply.setCookie(COOKIE, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: COOKIE_SECONDS,
    });
    return hashSecret(secret);
  }

  /** Stores that a device holds a seat. A lost write costs one line of a list, so no caller waits for it. */
  noteSeat(device: Hash, table: string, seat: number): void {
    const key = `${device} ${table} ${seat}`;
    if (this.noted.has(key)) return;
    if (this.noted.size >= MAX_NOTED) this.noted.clear();
    this.noted.add(key);
    const { store, environment, log } = this.context;
    void store
      .write([{ t: 'hold', device, table, seat, at: environment.now() }])
      .catch((error: unknown) => log.warn({ err: error, table }, 'storing a device failed'));
  }

  /** The seat's secret was replaced, so its devices must be stored again. */
  forgetSeat(table: string, seat: number): void {
    for (const key of this.noted) if (key.endsWith(` ${table} ${seat}`)) this.noted.delete(key);
  }
}
