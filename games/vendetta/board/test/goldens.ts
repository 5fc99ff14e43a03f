import { vendetta as game, type Vendetta } from '@tavola/games/vendetta';
import type { State } from '@tavola/kernel';
import { parseMatch, replay } from '@tavola/match';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../golden');

export interface Moment {
  readonly state: State<Vendetta>;
  readonly events: readonly Vendetta['event'][];
}

export interface Played {
  readonly names: readonly string[];
  readonly moments: readonly Moment[];
}

export const goldens: readonly string[] = readdirSync(FOLDER).filter(file => file.endsWith('.jsonl'));

export const replayGolden = (file: string): Played => {
  const parsed = parseMatch(readFileSync(join(FOLDER, file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const moments: Moment[] = [];
  replay(game, parsed.value, (line, state) =>
    moments.push({
      state: game.clone(state),
      events: line.events as unknown as readonly Vendetta['event'][],
    }),
  );
  return { names: parsed.value.header.seats.map(({ name }) => name), moments };
};
