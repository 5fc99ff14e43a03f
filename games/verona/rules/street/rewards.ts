import type { Seat } from '@tavola/kernel';
import { addAlly, hasAlly, isStreet, moveAllies, removeAlly, seatsIn, streetsOf } from './allies.ts';
import type { Fight, TownTable } from '../types.ts';
import { NONE } from '../names.ts';
import { openQuestion } from '../rulebook.ts';

export const hasReward =
  (reward: Fight['reward']) =>
  ({ fight }: TownTable): boolean =>
    fight.reward === reward;

/** A move is one number: from * streets + to. */
const movesOf = (table: TownTable, seat: Seat): number[] => {
  const { neighbours, all } = table.board;
  return streetsOf(table, seat).flatMap(from => neighbours[from]!.map(to => from * all.length + to));
};

const readMove = ({ board }: TownTable, move: number): readonly [from: number, to: number] => [
  Math.floor(move / board.all.length),
  move % board.all.length,
];

/** V-C52 `steps`: up to two, each of one own ally, the same or another, to a neighbouring street (V-X10, V-X30). */
export const takeStep = openQuestion({
  name: 'take-step',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: ({ table, seat }) => ({ kind: 'one', what: 'move', of: [NONE, ...movesOf(table, seat)] }),
  why: ({ table, seat }, move) => {
    const [from, to] = readMove(table, move);
    if (!isStreet(table, from) || !isStreet(table, to)) return undefined;
    return hasAlly(table, seat, from)
      ? { code: 'not-neighbouring', rule: 'V-S04', about: { street: to } }
      : { code: 'no-ally-there', rule: 'V-C52', about: { street: from } };
  },
  absent: () => NONE,
  settle: (g, answers) => {
    const { fight } = g.table;
    const of = g.current;
    const move = answers[of]!;
    fight.steps = move === NONE ? 0 : fight.steps - 1;
    if (fight.steps === 0) fight.reward = null;
    if (move === NONE) return;
    const [from, to] = readMove(g.table, move);
    moveAllies(g.table, of, from, to);
    g.emit?.({ t: 'moved', of, from, to, allies: 1, why: 'mission' });
  },
});

/** The rivals' allies in streets with an own ally, each as one number: street * seats + seat. */
const removableAllies = (table: TownTable, seat: Seat): number[] => {
  const n = table.seats.length;
  return streetsOf(table, seat).flatMap(street =>
    seatsIn(table, street).flatMap(other => (other === seat ? [] : [street * n + other])),
  );
};

/** V-C52 `remove`: one ally of another player in any street with an own ally. */
export const removeOne = openQuestion({
  name: 'remove-one',
  talk: 'open',
  who: (table, seat) => (removableAllies(table, seat).length > 0 ? [seat] : []),
  choice: ({ table, seat }) => ({ kind: 'one', what: 'ally', of: removableAllies(table, seat) }),
  why: ({ table, seat }, ally) => {
    const street = Math.floor(ally / table.seats.length);
    if (!isStreet(table, street)) return undefined;
    if (ally % table.seats.length === seat) return { code: 'own-ally', rule: 'V-C52' };
    const code = hasAlly(table, seat, street) ? 'nobody-there' : 'no-ally-there';
    return { code, rule: 'V-C52', about: { street } };
  },
  absent: ({ table, seat }) => removableAllies(table, seat)[0]!,
  settle: (g, answers) => {
    const by = g.current;
    g.table.fight.reward = null;
    const ally = answers[by] ?? NONE;
    const n = g.table.seats.length;
    if (ally === NONE) g.emit?.({ t: 'reward-lost', seat: by, reward: 'remove' });
    else removeAlly(g, by, ally % n, Math.floor(ally / n), 'mission');
  },
});

/** V-C52 `add`: one ally from the supply to any street with an own ally; an empty supply adds none (V-X21). */
export const addOne = openQuestion({
  name: 'add-one',
  talk: 'open',
  who: (table, seat) => (table.supply[seat]! > 0 ? [seat] : []),
  choice: ({ table, seat }) => ({ kind: 'one', what: 'street', of: streetsOf(table, seat) }),
  why: ({ table }, street) =>
    isStreet(table, street) ? { code: 'no-ally-there', rule: 'V-C52', about: { street } } : undefined,
  absent: ({ table, seat }) => streetsOf(table, seat)[0]!,
  settle: (g, answers) => {
    const by = g.current;
    g.table.fight.reward = null;
    const street = answers[by] ?? NONE;
    if (street === NONE) g.emit?.({ t: 'supply-empty', by, why: 'mission' });
    else {
      addAlly(g.table, by, street);
      g.emit?.({ t: 'added', by, street, why: 'mission' });
    }
  },
});
