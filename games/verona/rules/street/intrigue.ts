import type { G, Seat } from '@tavola/kernel';
import { hasAlly, isStreet, takeBack } from './allies.ts';
import { SANTA_SUSANNA } from '../round/buildings.ts';
import type { TownTable, Verona } from '../types.ts';
import { CARDS, NONE } from '../names.ts';
import { clockwise } from '../setup/seats.ts';
import { openQuestion, order } from '../rulebook.ts';

export const hasOneSchemer = (table: TownTable): boolean => table.fight.schemer !== NONE;

const streetsToActFrom = (table: TownTable): number[] => {
  const { schemer, street } = table.fight;
  return table.board.neighbours[street]!.filter(near => hasAlly(table, schemer, near));
};

/** V-C11 The only schemer first names, openly, the own ally in a neighbouring street that acts. */
export const actingAlly = openQuestion({
  name: 'acting-ally',
  talk: 'open',
  who: table => [table.fight.schemer],
  choice: ({ table }) => ({ kind: 'one', what: 'street', of: streetsToActFrom(table) }),
  why: ({ table }, street) => {
    if (!isStreet(table, street)) return undefined;
    const isNear = table.board.neighbours[table.fight.street]!.includes(street);
    return isNear
      ? { code: 'no-ally-there', rule: 'V-C11', about: { street } }
      : { code: 'not-neighbouring', rule: 'V-S04', about: { street } };
  },
  absent: ({ table }) => streetsToActFrom(table)[0]!,
  settle: (g, answers) => {
    const { fight } = g.table;
    fight.from = answers[fight.schemer]!;
    fight.guessing = true;
    g.emit?.({ t: 'acts', schemer: fight.schemer, from: fight.from, street: fight.street });
  },
});

/** V-C15 Every attacker and defender must guess. */
const guessers = (table: TownTable): Seat[] =>
  clockwise(table).filter(
    seat => table.fight.role[seat] === 'attacker' || table.fight.role[seat] === 'defender',
  );

export const isGuessing = (table: TownTable): boolean => table.fight.guessing;

const ALL_CARDS = CARDS.map((_, card) => card);

/** V-C12 The card to lay in an intrigue of this round, and the one to guess in those of others. */
const cardsAsPlanned = order({
  name: 'cards-as-planned',
  rule: 'V-C12',
  choice: () => ({
    kind: 'all',
    what: 'cards',
    parts: [
      { kind: 'one', what: 'card', of: ALL_CARDS },
      { kind: 'one', what: 'guess', of: ALL_CARDS },
    ],
  }),
  answer: ({ table, seat }, [own, guess]) => (seat === table.fight.schemer ? own : guess),
});

/** V-C12 The schemer lays a card while all others guess, without conferring; all three cards are always available. */
export const cards = openQuestion({
  name: 'cards',
  talk: 'closed',
  who: table => [table.fight.schemer, ...guessers(table)],
  choice: () => ({ kind: 'one', what: 'card', of: ALL_CARDS }),
  absent: () => 0,
  orders: { period: table => table.round, list: [cardsAsPlanned] },
  settle: (g, answers) => {
    const { fight } = g.table;
    const { schemer } = fight;
    const card = answers[schemer]!;
    const guesses = guessers(g.table);
    fight.guessing = false;
    fight.tries++;
    fight.card = CARDS[card]!;
    fight.guessed = guesses.some(seat => answers[seat] === card);
    // V-C14 If no guess is right, the intrigue succeeds, and C2 and C3 are skipped.
    if (!fight.guessed) fight.success = schemer;
    g.emit?.({
      t: 'cards',
      schemer,
      card: fight.card,
      guesses: guesses.map(seat => ({ seat, card: CARDS[answers[seat]!]! })),
      guessed: fight.guessed,
    });
  },
});

export const mayTryAgain = (table: TownTable): boolean =>
  table.fight.guessed && table.fight.tries === 1 && table.owner[SANTA_SUSANNA] === table.fight.schemer;

/** V-G07 The owner of Santa Susanna may repeat a guessed intrigue once: same ally, fresh card, fresh guesses (V-X14). */
export const tryAgain = openQuestion({
  name: 'try-again',
  talk: 'open',
  who: table => [table.fight.schemer],
  choice: () => ({ kind: 'one', what: 'yes-no', of: [0, 1] }),
  absent: () => 0,
  settle: (g, answers) => {
    const { fight } = g.table;
    fight.guessing = answers[fight.schemer] === 1;
    g.emit?.({ t: 'again', schemer: fight.schemer, tries: fight.guessing });
  },
});

/** V-C13 If a guess was right, the intrigue fails and the named ally returns to its owner's supply. */
export const loseCaughtAlly = (g: G<Verona>): void => {
  const { fight } = g.table;
  if (!fight.guessed) return;
  takeBack(g.table, fight.schemer, fight.from);
  g.emit?.({ t: 'caught', schemer: fight.schemer, from: fight.from });
};
