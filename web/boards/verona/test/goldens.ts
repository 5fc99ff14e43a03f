import { verona, type Verona } from '@tavola/games/verona';
import type { State } from '@tavola/kernel';
import { parseMatch, replay, type Entry, type Opening } from '@tavola/match';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../golden/verona');

/** One answer of a golden match: where things stood before and after it, and what it said. */
export interface Turned {
  readonly before: State<Verona>;
  readonly line: Opening | Entry;
  readonly after: State<Verona>;
}

export const goldenNames = readdirSync(folder).filter(name => name.endsWith('.jsonl'));

const replayed = new Map<string, readonly Turned[]>();

export const goldenTurns = (name: string): readonly Turned[] => {
  const turns = replayed.get(name) ?? turnsOf(name);
  replayed.set(name, turns);
  return turns;
};

const turnsOf = (name: string): readonly Turned[] => {
  const file = parseMatch(readFileSync(join(folder, name), 'utf8'));
  if (!file.ok) throw new Error(`${name}: ${file.error.message}`);
  const turns: Turned[] = [];
  let before: State<Verona> | undefined;
  replay(verona, file.value, (line, state) => {
    if (before) turns.push({ before, line, after: verona.clone(state) });
    before = verona.clone(state);
  });
  return turns;
};

/** The positions of all golden matches in which something is asked, one for each question and number of seats. */
export const askedPositions = (): readonly { name: string; seat: number; turn: Turned }[] => {
  const seen = new Map<string, { name: string; seat: number; turn: Turned }>();
  for (const file of goldenNames)
    for (const turn of goldenTurns(file)) {
      const { asked, table } = turn.before;
      if (!asked || turn.line.t !== 'answer') continue;
      const view = verona.view(turn.before, turn.line.seat);
      const name = `${view.asked?.name} of ${table.seats.length}`;
      if (!seen.has(name)) seen.set(name, { name, seat: turn.line.seat, turn });
    }
  return [...seen.values()];
};

export const ownBoard = (): Verona['table']['board'] => goldenTurns(goldenNames[0]!)[0]!.before.table.board;
