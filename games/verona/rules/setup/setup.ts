import { ok, seal, shuffle, type SetupState, type Dice, type Options, type Result } from '@tavola/kernel';
import raw from './board.json' with { type: 'json' };
import { compileBoard, type Board } from './board.ts';
import { checkBoard } from './board-check.ts';
import { BUILDINGS } from '../round/buildings.ts';
import type { Fight, Verona } from '../types.ts';
import { ALLIES, FLORINS, NONE, type Action, type Role } from '../names.ts';
import { SHOWN_AT_ONCE } from '../versions.ts';
import { readOptions } from './options-check.ts';

/** V-S06 By number of seats. */
const MISSIONS_DEALT: readonly number[] = [0, 0, 7, 6, 5, 4];

let own: Board | undefined;
/** The project's own board is compiled on first use, because most importers never begin a match. */
const ownBoard = (): Board => {
  if (own) return own;
  const checked = checkBoard(raw);
  if (!checked.ok) throw new Error(`board.json: ${JSON.stringify(checked.error)}`);
  own = compileBoard(checked.value);
  return own;
};

const fillRow = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);

/** These lists by number of seats are made once, because a fight begins and ends with every street. */
const NO_ACTIONS = [0, 1, 2, 3, 4, 5].map(n => fillRow<Action | null>(n, null));
const NO_ROLES = [0, 1, 2, 3, 4, 5].map(n => fillRow<Role>(n, 'bystander'));
const ZEROS = [0, 1, 2, 3, 4, 5].map(n => fillRow(n, 0));

/** The state of a fight before its street is chosen. */
export const newFight = (seats: number): Fight => ({
  street: NONE,
  action: NO_ACTIONS[seats]!.slice(),
  role: NO_ROLES[seats]!.slice(),
  schemer: NONE,
  from: NONE,
  card: null,
  guessing: false,
  tries: 0,
  guessed: false,
  bid: ZEROS[seats]!.slice(),
  strength: ZEROS[seats]!.slice(),
  strongest: NONE,
  success: NONE,
  scattering: NONE,
  reward: null,
  steps: 0,
  unsettled: 0,
});

/** V-S05 to V-S07, V-S10: houses get their pieces, missions are dealt, buildings are shuffled face down. */
export const setup = (n: number, picked: Options, dice: Dice, rules: number): Result<SetupState<Verona>> => {
  const { planning, redentore, convento, talk, first, board } = readOptions(picked);
  const town = board ? compileBoard(board) : ownBoard();
  const seats = Array.from({ length: n }, (_, seat) => seat);
  const missions = shuffle(
    dice,
    town.missions.map((_, mission) => seal(mission)),
  );
  const deck = shuffle(
    dice,
    BUILDINGS.map((_, building) => seal(building)),
  );
  const dealt = MISSIONS_DEALT[n]!;
  return ok({
    table: {
      board: town,
      rules,
      seats,
      planning,
      redentore,
      convento,
      talk: rules < SHOWN_AT_ONCE ? 'silent' : talk,
      round: 0,
      first: first ?? dice.below(n),
      turn: NONE,
      allies: fillRow(town.all.length * n, 0),
      supply: seats.map(() => ALLIES),
      mercenaries: fillRow(n, 0),
      tokens: fillRow(town.all.length, 0),
      shown: fillRow(4 * n, 0),
      out: 0,
      fight: newFight(n),
      offer: [],
      next: NONE,
      deck: deck.length,
      emptyDeck: false,
      barren: 0,
      taken: 0,
      settling: 0,
      owner: fillRow<number>(BUILDINGS.length, NONE),
      manned: BUILDINGS.map(() => false),
      shownBy: fillRow<number>(town.missions.length, NONE),
      unshown: seats.map(() => dealt),
      hasShown: seats.map(() => false),
      hired: fillRow(n, 0),
      arming: false,
      armingGoes: 0,
      ended: false,
      score: [],
    },
    hands: seats.map(seat => ({
      florins: seal(FLORINS),
      missions: missions.slice(seat * dealt, (seat + 1) * dealt),
      plan: town.all.map(() => seal<number>(NONE)),
      named: [],
    })),
    box: { deck, missions: missions.slice(n * dealt) },
  });
};
