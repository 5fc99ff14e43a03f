import { copyTable, DECKS, graenaland, KINDS, type Graenaland } from '../../rules/index.ts';
import { seal, seedDice, type Seat, type State } from '@tavola/kernel';
import { IslandEvaluation } from '../evaluation/evaluation.ts';

/** Four clans at the beginning of the first round, seat 0 with the ship, then whatever is changed. */
export const island = (
  change: (table: Graenaland['table'], state: State<Graenaland>) => void = () => undefined,
): State<Graenaland> => {
  const begun = graenaland.begin(4, { first: 0 }, seedDice(3));
  if (!begun.ok) throw new Error(begun.error.code);
  const { state } = begun.value;
  state.table = copyTable(state.table);
  change(state.table, state);
  return state;
};

/** Gives a clan these cards, openly, in place of what it holds: so many of each resource from the deck of the plains. */
export const give = ({ table, hands }: State<Graenaland>, seat: Seat, resources: readonly number[]): void => {
  const cards = Array.from({ length: KINDS }, (_, kind) => resources[kind] ?? 0);
  hands[seat]!.cards = seal(cards);
  for (let deck = 0; deck < DECKS; deck++) table.backs[seat * DECKS + deck] = 0;
  table.backs[seat * DECKS] = resources.reduce((sum, n) => sum + n, 0);
  table.known = table.known.map((n, at) => (Math.floor(at / KINDS) === seat ? cards[at % KINDS]! : n));
};

export const eyeOf = ({ table, hands }: State<Graenaland>, seat: Seat): IslandEvaluation =>
  new IslandEvaluation(table, seat, hands[seat]!);
