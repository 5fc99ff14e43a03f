import { verona, type Verona } from '@tavola/games/verona';
import { peek, type Answer, type Choice, type Dice, type Seat, type State } from '@tavola/kernel';

const CORRUPTION = 0;
const BLUFF = 3;

const pick = (list: readonly number[], dice: Dice): number => list[dice.below(list.length)]!;

/** A bid for playouts: the least where nobody stands in the way, else about what defenders roll, within the means. */
const quickBid = (world: State<Verona>, seat: Seat, max: number, dice: Dice): number => {
  const { fight, seats, allies } = world.table;
  if (max === 0) return 0;
  let rivals = 0;
  let guard = 0;
  for (let s = 0; s < seats.length; s++) {
    if (s === seat) continue;
    if (fight.role[s] === 'attacker') rivals++;
    else if (fight.role[s] === 'defender') guard = Math.max(guard, allies[fight.street * seats.length + s]!);
  }
  if (fight.action[seat] === 'violence') return Math.min(max, 1 + (rivals > 0 ? dice.below(2) : 0));
  if (rivals + guard === 0) return 1;
  if (dice.below(8) === 0) return 0;
  let waiting = 1;
  for (const token of world.hands[seat]!.plan) if (peek(token) === CORRUPTION) waiting++;
  const means = Math.ceil((1.3 * max) / waiting);
  const wish = guard > 0 ? 3 + 5 * guard + dice.below(4) : 1;
  return Math.min(max, means, wish + (rivals > 0 ? dice.below(3 + (max >> 2)) : 0));
};

/** A street with a token of one's own that is no bluff, as often as not; else any. */
const quickStreet = (world: State<Verona>, seat: Seat, streets: readonly number[], dice: Dice): number => {
  const { plan } = world.hands[seat]!;
  for (let tries = 0; tries < 3; tries++) {
    const street = pick(streets, dice);
    const token = peek(plan[street]!);
    if (token >= 0 && token !== BLUFF) return street;
  }
  return pick(streets, dice);
};

/** The mission worth most of those that can be shown; -1 is first and stands for none. */
const quickMission = ({ table }: State<Verona>, missions: readonly number[]): number => {
  let best = -1;
  for (const mission of missions)
    if (
      mission >= 0 &&
      (best < 0 || table.board.missions[mission]!.points > table.board.missions[best]!.points)
    )
      best = mission;
  return best;
};

/** Anybody but oneself, if there is anybody. */
const quickVictim = (seats: readonly number[], own: Seat, dice: Dice): number => {
  const others = seats.filter(of => of !== own && of >= 0);
  return others.length > 0 ? pick(others, dice) : seats[0]!;
};

const byKind = (
  world: State<Verona>,
  seat: Seat,
  name: string,
  choice: Choice,
  dice: Dice,
): Answer | undefined => {
  if (choice.kind === 'amount') {
    if (name === 'bids') return quickBid(world, seat, choice.max, dice);
    if (name === 'municipio')
      return choice.max >= 25 && dice.below(2) === 0 ? 25 + dice.below(choice.max - 24) : 0;
    return Math.min(choice.max, dice.below(3));
  }
  if (choice.kind !== 'one') return undefined;
  switch (name) {
    case 'show-mission':
      return quickMission(world, choice.of);
    case 'next-street':
      return quickStreet(world, seat, choice.of, dice);
    case 'victim':
    case 'murdered':
    case 'scared':
      return quickVictim(choice.of, seat, dice);
    default:
      return pick(choice.of, dice);
  }
};

/** An answer for playouts: not good, but quick and not foolish. */
export const quick = (world: State<Verona>, seat: Seat, dice: Dice): Answer => {
  const asked = verona.view(world, seat).asked!;
  return byKind(world, seat, asked.name, asked.choice!, dice) ?? verona.sample(world, seat, dice);
};
