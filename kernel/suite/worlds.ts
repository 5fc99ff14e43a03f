import type { Dice, Game, GameTypes, LeftOrder, Seat, State } from '../src/index.ts';
import type { Subject } from './subject.ts';
import { perform, createTwinDice, type PlayerAction, type SampledPosition } from './walk.ts';

/** Serializes a view. Worlds that look alike must agree in these bytes. */
export const viewBytes = <K extends GameTypes>(
  { game }: Subject<K>,
  s: State<K>,
  seat: Seat | undefined,
): string => JSON.stringify(game.view(s, seat));

/** Makes another world that `seat` cannot tell from this one. */
export const createOtherWorld = <K extends GameTypes>(
  { game, disguise }: Subject<K>,
  { state, dice }: SampledPosition<K>,
  seat: Seat | undefined,
): State<K> => {
  const world = game.resample(state, seat, dice);
  disguise?.(world, seat, dice);
  // An answer at once tells that an order was left, so there are others in place of those of the other seats.
  world.orders = state.orders.map((left, other) =>
    other === seat ? left : left.map(one => otherOrder(game, world, other, one, dice)),
  );
  if (!disguise) return world;
  // The sealed answers of the others belong to other hands, so they are drawn again.
  for (const other of world.asked?.who ?? [])
    if (other !== seat && world.asked!.answers[other] !== null)
      world.asked!.answers[other] = game.sample(world, other, dice);
  return world;
};

/** Makes an order for the same question, with which something else may be said. */
const otherOrder = <K extends GameTypes>(
  game: Game<K>,
  world: State<K>,
  seat: Seat,
  left: LeftOrder,
  dice: Dice,
): LeftOrder => {
  const { question } = game.orders.find(({ name }) => name === left.order)!;
  const names = game.orders.flatMap(order => (order.question === question ? [order.name] : []));
  const order = names[dice.below(names.length)]!;
  const answer = game.sampleOrder(world, seat, order, dice);
  return answer === undefined ? left : { ...left, order, answer };
};

/**
 * Performs the same action with the same dice in two worlds that look alike to `seat`. The public events and the
 * seat's view afterwards must be the same until an event that reveals something hidden. Returns a description of the
 * first difference, or undefined.
 */
export const findTelltale = <K extends GameTypes>(
  subject: Subject<K>,
  position: SampledPosition<K>,
  seat: Seat | undefined,
): string | undefined => {
  const { state, deed, dice } = position;
  const world = createOtherWorld(subject, position, seat);
  const [here, there] = createTwinDice(dice);
  const [a, b] = [perform(subject, state, deed, here), perform(subject, world, deed, there)];
  // The action of another seat may be impossible in the other world, but only that seat learns of the refusal.
  if (!a.ok || !b.ok)
    return deed.seat === seat && a.ok !== b.ok ? `refused in one world: ${describeAction(deed)}` : undefined;
  const length = Math.max(a.value.events.length, b.value.events.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.value.events[i], b.value.events[i]];
    if (JSON.stringify(x) !== JSON.stringify(y)) {
      if (x && y && x.t === y.t && subject.reveals.includes(x.t)) return undefined;
      if ([x, y].some(event => event && subject.perhaps?.includes(event.t))) return undefined;
      return `events part at ${JSON.stringify(x)} and ${JSON.stringify(y)} after ${describeAction(deed)}`;
    }
  }
  const whispers = (turn: typeof a.value): string =>
    JSON.stringify(turn.whispers.filter(({ to }) => to === seat));
  // A whisper brings this seat news from the box, so from then on the worlds may differ.
  if (whispers(a.value) !== whispers(b.value)) return undefined;
  const [seen, other] = [viewBytes(subject, a.value.state, seat), viewBytes(subject, b.value.state, seat)];
  return seen === other
    ? undefined
    : `views part after ${describeAction(deed)}: ${firstDifference(seen, other)}`;
};

const describeAction = (deed: PlayerAction): string => JSON.stringify(deed);

const firstDifference = (a: string, b: string): string => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `${a.slice(Math.max(0, i - 60), i + 40)} | ${b.slice(Math.max(0, i - 60), i + 40)}`;
};
