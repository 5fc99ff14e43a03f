import type { Game, GameTypes, State } from '@tavola/kernel';
import { parseMatch, replay, type Entry, type OpeningLine } from '@tavola/match';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One answer of a golden match, with the positions before and after it. */
export interface Turned<K extends GameTypes> {
  readonly before: State<K>;
  readonly line: OpeningLine | Entry;
  readonly after: State<K>;
}

/** A position with an open question, and the seat that answered it. */
export interface Position<K extends GameTypes> {
  readonly name: string;
  readonly seat: number;
  readonly turn: Turned<K>;
}

/** The tests of a file share one replay of each golden match. */
export const goldensOf = <K extends GameTypes>(
  game: Game<K>,
  isWanted: (name: string) => boolean = () => true,
) => {
  const folder = join(import.meta.dirname, '../../../../games', game.name, 'golden');
  const names = readdirSync(folder).filter(name => name.endsWith('.jsonl') && isWanted(name));
  const replayed = new Map<string, readonly Turned<K>[]>();
  const turnsOf = (name: string): readonly Turned<K>[] => {
    const file = parseMatch(readFileSync(join(folder, name), 'utf8'));
    if (!file.ok) throw new Error(`${name}: ${file.error.message}`);
    const turns: Turned<K>[] = [];
    let before: State<K> | undefined;
    replay(game, file.value, (line, state) => {
      if (before) turns.push({ before, line, after: game.clone(state) });
      before = game.clone(state);
    });
    return turns;
  };
  const turns = (name: string): readonly Turned<K>[] => {
    const known = replayed.get(name) ?? turnsOf(name);
    replayed.set(name, known);
    return known;
  };
  /** Returns the first position for each name that `nameOf` gives to a question. */
  const asked = (nameOf: (question: string, state: State<K>) => string): readonly Position<K>[] => {
    const seen = new Map<string, Position<K>>();
    for (const turn of names.flatMap(turns)) {
      if (!turn.before.asked || turn.line.t !== 'answer') continue;
      const { seat } = turn.line;
      const name = nameOf(game.view(turn.before, seat).asked?.name ?? '', turn.before);
      if (!seen.has(name)) seen.set(name, { name, seat, turn });
    }
    return [...seen.values()];
  };
  return { names, turns, asked };
};
