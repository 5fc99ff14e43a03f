import { games } from '@tavola/games/registry.ts';
import type { Dice } from '@tavola/kernel';
import { BenchSeat, type TrafficCount } from './bench-seat.ts';

export const SEATS = 4;

/** A table with a running match, and the secrets of its seats. */
export interface BenchTable {
  readonly table: string;
  readonly secrets: readonly string[];
}

const post = async (port: number, path: string, secret: string | undefined, body: object) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as { table: string; secret: string; link: string };
};

/** The bench plays the first registered game. */
export const [GAME = ''] = games.keys();

export const makeTable = async (port: number): Promise<BenchTable> => {
  const { table, secret, link } = await post(port, '/api/tables', undefined, {
    game: GAME,
    seats: SEATS,
    name: 'Seat 0',
  });
  const secrets = [secret];
  for (let seat = 1; seat < SEATS; seat++)
    secrets.push((await post(port, `/api/tables/${table}/sit`, link, { name: `Seat ${seat}` })).secret);
  await post(port, `/api/tables/${table}/start`, secret, {});
  return { table, secrets };
};

/**
 * The people of one table, who play a rematch whenever a match is over. At full speed a match lasts a few seconds, and
 * the load must not run dry during the measurement.
 */
export class BenchMatch {
  readonly seats: readonly BenchSeat[];
  private timer: NodeJS.Timeout | undefined;
  private isPlaying = false;
  /** The milliseconds between two answers of the match, where 0 means full speed. */
  private readonly every: number;
  private readonly onOver: () => void;

  constructor(
    port: number,
    { table, secrets }: BenchTable,
    every: number,
    dice: Dice,
    count: TrafficCount,
    onOver = () => {
      void rematch(port, table, secrets[0]!).catch((error: unknown) => this.failed(error));
    },
  ) {
    this.every = every;
    this.onOver = onOver;
    this.seats = secrets.map((secret, seat) => {
      const follower = {
        asked: (asked: BenchSeat) => this.isPlaying && this.every === 0 && asked.answer(),
        over: () => seat === 0 && this.isPlaying && this.onOver(),
      };
      return new BenchSeat(port, table, secret, seat, dice, count, follower);
    });
  }

  async attended(): Promise<void> {
    await Promise.all(this.seats.map(seat => seat.attended()));
  }

  /** Starts at the given moment, so that matches spread over the time between two answers. */
  play(after: number): void {
    this.isPlaying = true;
    this.timer = setTimeout(() => {
      if (this.every === 0) for (const seat of this.seats) this.nudge(seat);
      else this.timer = setInterval(() => this.nudge(this.seats.find(seat => seat.isAsked)), this.every);
    }, after);
  }

  private nudge(seat: BenchSeat | undefined): void {
    if (seat?.isAsked) seat.answer();
  }

  leave(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
    for (const { ws } of this.seats) ws.terminate();
  }

  /** Reports why a match stopped, since the figures show only that it did. */
  private failed(error: unknown): void {
    if (this.isPlaying) process.emitWarning(`a rematch has failed: ${String(error)}`);
  }
}

const rematch = async (port: number, table: string, secret: string): Promise<void> => {
  await post(port, `/api/tables/${table}/rematch`, secret, {});
  await post(port, `/api/tables/${table}/start`, secret, {});
};
