import { ACTIONS, type Verona } from '@tavola/games/verona';
import { peek, seal, shuffle, type Dice, type Sealed, type Seat, type State } from '@tavola/kernel';
import { drawn } from '../mix.ts';

const TOKENS = [3, 2, 1, 3];
const [CORRUPTION, VIOLENCE, INTRIGUE] = [0, 1, 2];

/** How likely a seat lays such a token here, as far as everybody can see: what is of no use there is a rare feint. */
const likely = ({ table }: State<Verona>, seat: Seat, street: number, token: number): number => {
  const n = table.seats.length;
  const own = table.allies[street * n + seat]! > 0;
  let others = false;
  for (let s = 0; s < n; s++) if (s !== seat && table.allies[street * n + s]! > 0) others = true;
  if (token === VIOLENCE) return own && others && table.mercenaries[seat]! > 0 ? 1 : 0.08;
  if (token === CORRUPTION) return own && !others ? 0.3 : 1;
  if (token !== INTRIGUE) return 0.8;
  const isNear = table.board.neighbours[street]!.some(near => table.allies[near * n + seat]! > 0);
  return !own && isNear ? 1 : 0.1;
};

/** V-B02 Of the tokens not turned up this round, street by street, the likelier ones more often. */
const imagineTokens = (world: State<Verona>, seat: Seat, dice: Dice): void => {
  const { plan } = world.hands[seat]!;
  const { tokens, shown } = world.table;
  const left = TOKENS.map((all, token) => all - shown[seat * ACTIONS.length + token]!);
  for (let street = 0; street < plan.length; street++) {
    if ((tokens[street]! & (1 << seat)) === 0) continue;
    const token = drawn(
      left.map((count, kind) => count * likely(world, seat, street, kind)),
      dice,
    );
    plan[street] = seal(token);
    left[token]!--;
  }
};

const rising = (a: Sealed<number>, b: Sealed<number>): number => peek(a) - peek(b);

/**
 * A world anew, from nothing but what the seat sees: whatever was hidden is put in order first and dealt again. So
 * the same dice make the same worlds, whatever the truth is.
 */
export const imagine = (world: State<Verona>, seat: Seat, dice: Dice): void => {
  const { box, hands, table } = world;
  const piles = [box.missions, ...hands.flatMap((hand, s) => (s === seat ? [] : [hand.missions]))];
  const missions = shuffle(dice, piles.flat().toSorted(rising));
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = missions.pop()!;
  // V-S07 During the preparation nothing of the deck is known; later its top card is.
  const top = table.next < 0 ? undefined : box.deck.pop();
  box.deck = shuffle(dice, box.deck.toSorted(rising));
  if (top !== undefined) box.deck.push(top);
  for (const other of table.seats) if (other !== seat) imagineTokens(world, other, dice);
};
