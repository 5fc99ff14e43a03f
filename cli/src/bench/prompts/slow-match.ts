import { levels, nextRemark } from '@tavola/bots';
import {
  seedDice,
  sizeOf,
  type Answer,
  type Dice,
  type GameTypes,
  type Seat,
  type State,
} from '@tavola/kernel';
import type { CliGame } from '../../registry.ts';
import { seedOf } from '../../simulation/statistics.ts';

/** Which standing orders people leave: none, those that hold for the match, or all that a sensible person would. */
export type OrderUse = 'none' | 'lasting' | 'all';

export interface SlowMatchSetup {
  readonly seats: number;
  readonly rules: number;
  readonly orders: OrderUse;
  readonly seed: number;
}

/** What the people of one match were asked, and how long it took them. */
export interface SlowMatch {
  /** By question: how often a person was asked. */
  readonly prompts: ReadonlyMap<string, number>;
  /** How many of them had a single legal answer. */
  readonly onlyAnswer: number;
  /** Standing orders that people left. */
  readonly left: number;
  readonly rounds: number;
  readonly days: number;
}

/** The hours of a day between which a person looks in, once each. */
const LOOKS: readonly (readonly [from: number, to: number])[] = [
  [7, 10],
  [18, 22],
];
/** A match that takes longer does not end. */
const MAX_DAYS = 5_000;
const MAX_REMARKS = 1_000;
/** Dice of the people, independent of those of the match. */
const PEOPLE = 0x2c1b3c6d;

/** A match of people who answer like steady bots, and only when they look in. */
export const playSlowMatch = (entry: CliGame, { seats, rules, orders, seed }: SlowMatchSetup): SlowMatch => {
  const { game } = entry;
  const dice = seedDice(seed);
  const people = seedDice(seedOf(seed, PEOPLE));
  const begun = game.begin(seats, undefined, dice, { rules });
  if (!begun.ok) throw new Error(`cannot begin: ${begun.error.code}`);
  const table = new SlowTable(entry, begun.value.state, dice, orders);
  const looks = Array.from({ length: seats }, () => 0);
  const times = looks.map(() => timeOfLook(0, people));
  let now = 0;
  while (table.state.asked) {
    now = Math.min(...times);
    if (now > 24 * MAX_DAYS) throw new Error(`the match does not end within ${MAX_DAYS} days`);
    const seat = times.indexOf(now);
    table.look(seat);
    looks[seat]!++;
    times[seat] = timeOfLook(looks[seat]!, people);
  }
  const { prompts, onlyAnswer, left, state } = table;
  return { prompts, onlyAnswer, left, rounds: game.roundOf(state) ?? 0, days: now / 24 };
};

/** In hours since the match began; a person has no fixed minute. */
const timeOfLook = (n: number, people: Dice): number => {
  const [from, to] = LOOKS[n % LOOKS.length]!;
  return 24 * Math.floor(n / LOOKS.length) + from + ((to - from) * people.below(600)) / 600;
};

/** The table and what has been counted at it so far. */
class SlowTable {
  readonly prompts = new Map<string, number>();
  onlyAnswer = 0;
  left = 0;
  state: State<GameTypes>;
  private readonly entry: CliGame;
  private readonly dice: Dice;
  private readonly orders: OrderUse;
  private readonly bot;
  private counted = -1;

  constructor(entry: CliGame, state: State<GameTypes>, dice: Dice, orders: OrderUse) {
    this.entry = entry;
    this.state = state;
    this.dice = dice;
    this.orders = orders;
    this.bot = levels.get('steady')!(entry.game);
    this.count();
  }

  /** A person answers everything that is open to them, and what comes up meanwhile. */
  look(seat: Seat): void {
    const { game } = this.entry;
    this.remark();
    while (isWaitingFor(this.state, seat)) {
      const question = this.state.asked!.id;
      const answer = this.answerOf(seat);
      this.leaveOrders(seat, answer);
      if (this.state.asked?.id !== question || !isWaitingFor(this.state, seat)) continue;
      game.play(this.state, seat, answer, this.dice);
      this.count();
      this.remark();
    }
  }

  private answerOf(seat: Seat): Answer {
    const { game } = this.entry;
    const worlds = (own: Dice): State<GameTypes> => game.resample(this.state, seat, own);
    return this.bot.answer(game.view(this.state, seat), worlds, this.dice);
  }

  private leaveOrders(seat: Seat, answer: Answer): void {
    const { game, extras } = this.entry;
    if (this.orders === 'none' || !extras.orders) return;
    for (const { order, said, lasts } of extras.orders(game.view(this.state, seat), answer)) {
      if (!lasts && this.orders === 'lasting') continue;
      const known = game.view(this.state, seat).orders.find(({ name }) => name === order);
      if (!known?.choice || known.left !== null) continue;
      const turn = game.leaveOrder(this.state, seat, order, said, this.dice);
      if (!turn.ok) throw new Error(`${order} refused: ${turn.error.code}`);
      this.state = turn.value.state;
      this.left++;
      this.count();
    }
  }

  /** Bots propose and agree besides answering; people would as well, and nobody waits for that. */
  private remark(): void {
    const { game } = this.entry;
    const bots = new Map(this.state.hands.map((_, seat) => [seat, this.bot]));
    for (let n = 0; this.state.asked && n < MAX_REMARKS; n++) {
      const remark = nextRemark(game, this.state, bots, this.dice);
      if (!remark) return;
      const turn = game.interject(this.state, remark.seat, remark.aside, remark.answer, this.dice);
      if (!turn.ok) throw new Error(`${remark.aside} refused: ${turn.error.code}`);
      this.state = turn.value.state;
      this.count();
    }
  }

  /** Counts a question once, for everybody that it waits for. */
  private count(): void {
    const { asked } = this.state;
    if (!asked || asked.id === this.counted) return;
    this.counted = asked.id;
    const name = this.entry.game.question(this.state)!;
    const waiting = asked.who.filter(seat => isWaitingFor(this.state, seat));
    this.prompts.set(name, (this.prompts.get(name) ?? 0) + waiting.length);
    for (const seat of waiting)
      if (sizeOf(this.entry.game.choice(this.state, seat)!) === 1) this.onlyAnswer++;
  }
}

const isWaitingFor = ({ asked }: State<GameTypes>, seat: Seat): boolean =>
  asked !== null && asked.who.includes(seat) && asked.answers[seat] === null;
