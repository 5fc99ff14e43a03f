import { NOTHING, peek, seal, type DeepReadonly, type G, type Seat } from '@tavola/kernel';
import type { TownTable, Verona } from './types.ts';
import { NONE, TOKENS_PER_HOUSE } from './names.ts';
import { clockwise } from './setup/seats.ts';
import { talkInSecretPhases } from './talk.ts';
import { openQuestion, secretQuestion } from './rulebook.ts';

/** V-S07 After the last first ally the deck is turned face up, so all players see its top card (V-X13). */
export const turnUpDeck = (g: G<Verona>): void => {
  g.table.next = topOf(g);
  g.emit?.({ t: 'deck', next: g.table.next });
};

const topOf = (g: G<Verona>): number => {
  const top = g.box.deck.at(-1);
  return top === undefined ? NONE : peek(top);
};

/** V-A01 Each round the top building goes on offer and reveals the one below it. V-A02 An empty deck adds nothing. */
export const proposeBuilding = (g: G<Verona>): void => {
  const { table } = g;
  table.round++;
  table.turn = table.first;
  table.out = 0;
  table.taken = 0;
  table.shown.fill(0);
  table.hasShown.fill(false);
  table.emptyDeck = table.deck === 0;
  g.emit?.({ t: 'round', round: table.round, first: table.first });
  const card = g.box.deck.pop();
  if (card === undefined) return;
  const building = peek(card);
  table.deck = g.box.deck.length;
  table.next = topOf(g);
  table.offer.push(building);
  g.emit?.({ t: 'offered', building, next: table.next });
};

export const isAtOnce = (table: TownTable): boolean => table.planning === 'at-once';

/** V-B01 All plan at once, in secret (V-X01, V-X17): 0 to 9 tokens, one a street, even impossible actions (V-B04). */
export const plan = openQuestion({
  name: 'plan',
  talk: talkInSecretPhases,
  who: table => table.seats,
  choice: ({ table }) => ({ kind: 'lay', what: 'token', over: table.board.all, pieces: TOKENS_PER_HOUSE }),
  absent: ({ table }) => table.board.all.map(() => NOTHING),
  settle: (g, plans, who) => {
    for (const seat of who)
      for (const [street, token] of plans[seat]!.entries())
        if (token !== NOTHING) layToken(g, seat, street, token);
    // V-B02 All players now see where tokens lie, but not what they are.
    const { tokens, board, seats } = g.table;
    g.emit?.({
      t: 'planned',
      streets: seats.map(seat => board.all.filter(street => (tokens[street]! & (1 << seat)) !== 0)),
    });
  },
});

const layToken = (g: G<Verona>, seat: Seat, street: number, token: number): void => {
  g.table.tokens[street]! |= 1 << seat;
  g.hands[seat]!.plan[street] = seal(token);
};

const isOut = (table: TownTable, seat: Seat): boolean => (table.out & (1 << seat)) !== 0;

const tokensLaid = (table: TownTable, seat: Seat): number =>
  table.tokens.reduce((sum, mask) => sum + ((mask >> seat) & 1), 0);

/** A seat with nine tokens out, or one on every street, has nothing left to lay; all players can see that. */
const canLay = (table: TownTable, seat: Seat): boolean => {
  const laid = tokensLaid(table, seat);
  return laid < table.board.all.length && laid < TOKENS_PER_HOUSE.reduce((sum, n) => sum + n, 0);
};

export const isInTurns = (table: TownTable): boolean =>
  table.planning === 'turns' && table.seats.some(seat => !isOut(table, seat) && canLay(table, seat));

export const planners = (table: TownTable): readonly Seat[] =>
  clockwise(table).filter(seat => !isOut(table, seat) && canLay(table, seat));

const freeStreets = (table: TownTable, seat: Seat): number[] =>
  table.board.all.filter(street => (table.tokens[street]! & (1 << seat)) === 0);

/** The kinds of token that are still in the hand. */
const kindsLeft = (hand: DeepReadonly<Verona['hand']>): number[] => {
  const left = [...TOKENS_PER_HOUSE];
  for (const token of hand.plan) if (peek(token) !== NONE) left[peek(token)]!--;
  return left.flatMap((n, kind) => (n > 0 ? [kind] : []));
};

const LAY = 0;
const READY = 1;

/** V-B03 In turns each player lays one token face down; a player who passes is out of this phase for good. */
export const nextToken = secretQuestion({
  name: 'next-token',
  talk: talkInSecretPhases,
  who: (_, seat) => [seat],
  choice: ({ table, hand, seat }) => ({
    kind: 'either',
    what: 'token',
    branches: [
      {
        kind: 'all',
        what: 'lay',
        parts: [
          { kind: 'one', what: 'street', of: freeStreets(table, seat) },
          { kind: 'one', what: 'token', of: kindsLeft(hand) },
        ],
      },
      { kind: 'one', what: 'ready', of: [0] },
    ],
  }),
  absent: () => ({ branch: READY, answer: 0 }),
  settle: (g, answers) => {
    const by = g.current;
    const { branch, answer } = answers[by]!;
    if (branch === LAY && typeof answer !== 'number') {
      layToken(g, by, answer[0], answer[1]);
      g.emit?.({ t: 'laid', by, street: answer[0] });
      return;
    }
    g.table.out |= 1 << by;
    g.emit?.({ t: 'ready', by });
  },
});
