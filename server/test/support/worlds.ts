import { seedDice, type Game, type GameTypes, type Seat, type State } from '@tavola/kernel';
import { startMatch, type Reader } from '@tavola/match';
import type { ClockSetting } from '@tavola/protocol';
import type { Store } from '@tavola/store';
import { initialPosition, type LogEntry } from '../../src/match/position.ts';
import { makeSnapshot } from '../../src/match/snapshots.ts';
import { hashSecret } from '../../src/lobby/tokens.ts';
import { EMPTY_SEAT, type TableDoc } from '../../src/lobby/table-document.ts';
import type { Client } from './client.ts';

/** The start of all stored matches. */
export const NOW = Date.parse('2026-11-16T12:00:00Z');
const LIVE: ClockSetting = { kind: 'live', seconds: 30, bank: 600 };
export const secretOf = (who: string): string => `${who}-`.padEnd(32, 'x');

/**
 * Stores a match in a given state or at its beginning, at a table with known secrets and with bots on the named seats.
 */
export const storeMatch = async (
  store: Store,
  id: string,
  game: Game,
  at: State<GameTypes> | number,
  bots: readonly Seat[] = [],
): Promise<void> => {
  const seats = typeof at === 'number' ? at : at.hands.length;
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const secrets = { seed: '5a'.repeat(32), salt: 'c3'.repeat(32) };
  const made = startMatch(game, { seats: names, ...secrets });
  if (!made.ok) throw new Error(made.error.code);
  const { header, opening, match } = made.value;
  const state = typeof at === 'number' ? match.state : at;
  const entry: LogEntry = { t: 'start', at: NOW, header, opening, secrets };
  const position = initialPosition(entry, { state, rolls: opening.rolls }, LIVE);
  const doc: TableDoc = {
    id,
    game: game.name,
    options: {},
    clock: LIVE,
    leave: 'absent',
    watch: { who: 'link', delay: 0 },
    language: 'en',
    phase: 'playing',
    host: 0,
    seats: names.map((name, seat) =>
      bots.includes(seat)
        ? { ...EMPTY_SEAT, by: 'bot', name, level: 'steady' }
        : { ...EMPTY_SEAT, by: 'person', name, secret: hashSecret(secretOf(`${seat}`)) },
    ),
    match: `m-${id}`,
    played: [],
    link: hashSecret(secretOf('link')),
    gallery: hashSecret(secretOf('gallery')),
    votes: [],
    deletes: null,
  };
  const written = await store.write([
    { t: 'table', id, after: 0, doc: JSON.stringify(doc), at: 0, deletes: null },
    {
      t: 'append',
      match: `m-${id}`,
      table: id,
      after: 0,
      entries: [JSON.stringify(entry)],
      at: 0,
      due: null,
      brief: '{"waiting":[]}',
    },
    { t: 'snapshot', match: `m-${id}`, version: 1, saved: makeSnapshot(game, { ...position, snapshot: 1 }) },
  ]);
  if (!written.ok) throw new Error('not written');
};

export interface TwoWorlds {
  readonly state: State<GameTypes>;
  readonly other: State<GameTypes>;
  readonly reader: Reader;
}

/** The search for positions needs far fewer matches than this. */
const MAX_MATCHES = 1000;
/** A match takes far fewer answers. */
const MAX_STEPS = 20_000;

/** Finds positions that ask several seats, each with a world that looks the same to one reader. */
export const findTwoWorlds = (game: Game, seats: number, count: number, seed: number): TwoWorlds[] => {
  const dice = seedDice(seed);
  const found: TwoWorlds[] = [];
  for (let n = 0; found.length < count; n++) {
    if (n === MAX_MATCHES) throw new Error(`only ${found.length} positions in ${n} matches of ${game.name}`);
    const turn = game.begin(seats, {}, dice);
    if (!turn.ok) throw new Error(turn.error.code);
    const { state } = turn.value;
    for (let steps = 0; !state.over && found.length < count; steps++) {
      if (steps === MAX_STEPS) throw new Error(`match ${n} of ${game.name} does not end`);
      const { who, answers } = state.asked!;
      if (who.length > 1 && who.every(seat => answers[seat] === null) && dice.below(4) === 0) {
        const at = dice.below(seats + 1);
        const reader = at === seats ? null : at;
        found.push({
          state: game.clone(state),
          other: game.resample(state, reader ?? undefined, dice),
          reader,
        });
      }
      const seat = who.find(asked => answers[asked] === null)!;
      game.play(state, seat, game.sample(state, seat, dice), dice);
    }
  }
  return found;
};

/** The reader's own answer and the last one would resolve the question, and then reveals differ where secrets do. */
export const findFreeAnswerers = ({ state, reader }: TwoWorlds): readonly Seat[] => {
  const { who } = state.asked!;
  return who
    .filter(seat => seat !== reader)
    .slice(0, who.includes(reader ?? -1) ? who.length : who.length - 1);
};

/** Lists all texts of the match that a reader received, without presence. */
export const listMatchTexts = (client: Client): string[] =>
  client.texts.filter(text => !text.startsWith('{"t":"here"'));
