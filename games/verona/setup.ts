import { ok, seal, shuffle, type Dealt, type Dice, type Options, type Result } from '@tavola/kernel';
import raw from './board.json' with { type: 'json' };
import { compileBoard, type Board } from './board.ts';
import { checkBoard } from './boardcheck.ts';
import { BUILDINGS } from './buildings.ts';
import type { Fight, Verona } from './kinds.ts';
import { ALLIES, FLORINS, NONE } from './names.ts';
import { chosen } from './optionscheck.ts';

/** V-S06 By number of seats. */
const MISSIONS_DEALT: readonly number[] = [0, 0, 7, 6, 5, 4];

let own: Board | undefined;
/** The project's own board; made on first use, as most that import the game never begin a match. */
const ownBoard = (): Board => {
  if (own) return own;
  const checked = checkBoard(raw);
  if (!checked.ok) throw new Error(`board.json: ${JSON.stringify(checked.error)}`);
  own = compileBoard(checked.value);
  return own;
};

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
const nones = (n: number): number[] => Array.from({ length: n }, () => NONE);

/** Between streets nobody fights. */
export const noFight = (seats: number): Fight => ({
  street: NONE,
  action: Array.from({ length: seats }, () => null),
  role: Array.from({ length: seats }, () => 'bystander'),
  schemer: NONE,
  from: NONE,
  card: null,
  guessing: false,
  tries: 0,
  guessed: false,
  bid: zeros(seats),
  strength: zeros(seats),
  strongest: NONE,
  success: NONE,
  scattering: NONE,
  reward: null,
  steps: 0,
});

/** V-S05 to V-S07, V-S10: houses get their pieces, missions are dealt, buildings are shuffled face down. */
export const setup = (n: number, picked: Options, dice: Dice): Result<Dealt<Verona>> => {
  const { planning, redentore, convento, first, board } = chosen(picked);
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
      seats,
      planning,
      redentore,
      convento,
      round: 0,
      first: first ?? dice.below(n),
      turn: NONE,
      allies: zeros(town.all.length * n),
      supply: seats.map(() => ALLIES),
      mercenaries: zeros(n),
      tokens: zeros(town.all.length),
      shown: zeros(4 * n),
      out: 0,
      fight: noFight(n),
      offer: [],
      next: NONE,
      deck: deck.length,
      emptyDeck: false,
      barren: 0,
      taken: 0,
      settling: 0,
      owner: nones(BUILDINGS.length),
      manned: BUILDINGS.map(() => false),
      shownBy: nones(town.missions.length),
      unshown: seats.map(() => dealt),
      hasShown: seats.map(() => false),
      hired: zeros(n),
      arming: false,
      ended: false,
      score: [],
    },
    hands: seats.map(seat => ({
      florins: seal(FLORINS),
      missions: missions.slice(seat * dealt, (seat + 1) * dealt),
      plan: town.all.map(() => seal<number>(NONE)),
    })),
    box: { deck, missions: missions.slice(n * dealt) },
  });
};
