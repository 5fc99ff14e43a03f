import type { All, Answer, Choice, DeepReadonly, Dice, Refusal, Seat, Simple } from '@tavola/kernel';
import type { Scene } from '../entities.ts';
import { addPiece, isStanding, pay, propsOf } from '../city-plan.ts';
import { openQuestion, order, type VendettaContext, type VendettaSight } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { readBranch } from '../answer-reader.ts';
import { pick, suggestions } from '../setup/suggestions.ts';
import { withSums } from './sums.ts';
import { description, name } from '../setup/texts.ts';
import { INTERRUPTION, NONE, REACTION } from '../names.ts';

type Either = Extract<Choice, { kind: 'either' }>;

/** The current scene; the rules of this chapter run only within one. */
export const sceneOf = (t: CityTable): Scene => {
  if (!t.scene) throw new Error('no scene is being played');
  return t.scene;
};

export const hasDefender = (t: CityTable): boolean => sceneOf(t).defender !== NONE;

/**
 * N-V03 The props in play, worth at most 3, that may be the reaction. N-C08 The object itself cannot be it. N-A02 In a
 * storm the base counts what is in play already, but N-X10 not that of a bare tower. N-C07 A prop that is outside the
 * city does not react elsewhere. Rules 1 knew neither of these two.
 */
export const propsToReact = (t: CityTable, { object, tower, place }: Scene, seat: Seat): number[] => {
  if (tower !== NONE && (t.rules === 1 || t.tower !== 'bare')) return [];
  const isHere = (piece: number): boolean =>
    t.rules === 1 || t.away[piece] === NONE || t.away[piece] === place;
  return propsOf(t, seat).filter(piece => piece !== object && t.power[piece]! <= REACTION && isHere(piece));
};

/** N-V03 One prop in play, or one laid out now and paid, and a boost. */
const reactionChoice = ({ table: t, seat }: VendettaSight): Either => {
  const points = t.reserve[seat]!;
  const boost = (spent: number): Simple => ({ kind: 'amount', what: 'boost', min: 0, max: points - spent });
  const own = propsToReact(t, sceneOf(t), seat);
  const branches: All[] = [{ kind: 'all', what: 'no-prop', parts: [boost(0)] }];
  if (own.length > 0)
    branches.push({
      kind: 'all',
      what: 'own-prop',
      parts: [{ kind: 'one', what: 'prop', of: own }, boost(0)],
    });
  if (points > 0) {
    const power: Simple = { kind: 'amount', what: 'power', min: 1, max: Math.min(REACTION, points) };
    branches.push({ kind: 'all', what: 'new-prop', parts: [power, name(), description(), boost(1)] });
  }
  return { kind: 'either', what: 'reaction', branches };
};

const WITHOUT_REACTION = { branch: 0, answer: [0] };

const sampleReaction = (me: VendettaSight, dice: Dice) => {
  const { branches } = reactionChoice(me);
  const branch = dice.below(branches.length);
  const points = me.table.reserve[me.seat]!;
  const boost = (left: number): number => (dice.below(3) === 0 ? dice.below(Math.min(left, 3) + 1) : 0);
  const chosen = branches[branch]!;
  if (chosen.what === 'no-prop') return { branch, answer: [boost(points)] };
  if (chosen.what === 'own-prop') {
    const props = chosen.kind === 'all' && chosen.parts[0]!.kind === 'one' ? chosen.parts[0]!.of : [];
    return { branch, answer: [props[dice.below(props.length)]!, boost(points)] };
  }
  const power = 1 + dice.below(Math.min(REACTION, points));
  const texts = [pick(dice, suggestions.props), pick(dice, suggestions.propText)];
  return { branch, answer: [power, ...texts, boost(points - power)] };
};

/** N-O09 The defender pays in full. */
export const refuseReaction = (me: VendettaSight, answer: Answer): Refusal | undefined => {
  const spoken = readBranch(reactionChoice(me), answer);
  const points = spoken.number('boost') + (spoken.what === 'new-prop' ? spoken.number('power') : 0);
  const reserve = me.table.reserve[me.seat]!;
  return points > reserve ? { code: 'too-dear', rule: 'N-O09', about: { points, reserve } } : undefined;
};

/** N-E03 A fallen house defends nothing any more. */
const mayOrder = (t: DeepReadonly<CityTable>, seat: Seat): boolean => isStanding(t, seat);

/** N-V07 Neither a reaction nor a boost, in every scene until the defender says otherwise. */
const noReaction = order({ name: 'no-reaction', rule: 'N-V07', answer: () => WITHOUT_REACTION });

/** N-V05 Lets the dice stand, in every scene until the defender says otherwise. */
const noInterruption = order({ name: 'no-interruption', rule: 'N-V05', answer: () => 0 });

/** N-V07 The defender chooses once a reaction, a boost, both or neither. N-R07 This holds in disfavour as well. */
export const reaction = openQuestion({
  name: 'reaction',
  talk: 'open',
  who: t => [sceneOf(t).defender],
  choice: reactionChoice,
  refuse: refuseReaction,
  absent: () => WITHOUT_REACTION,
  sample: sampleReaction,
  orders: { mayLeave: mayOrder, list: [noReaction] },
  settle: (g, answers, [seat]) => {
    takeReaction(g, seat!, answers[seat!]!);
    const { reaction: taken } = sceneOf(g.table);
    if (taken.prop !== NONE || taken.boost > 0)
      g.emit?.({ t: 'reacted', seat: seat!, reaction: taken, reserve: g.table.reserve[seat!]! });
  },
});

/** N-V03 The prop and the boost of the reaction, paid and counted in. */
export const takeReaction = (g: VendettaContext, seat: Seat, answer: Answer): void => {
  const { table: t } = g;
  const spoken = readBranch(reactionChoice({ table: t, seat, current: g.current }), answer);
  const boost = spoken.number('boost');
  const laid = spoken.what === 'new-prop';
  pay(g, seat, boost + (laid ? spoken.number('power') : 0));
  let prop = spoken.what === 'own-prop' ? spoken.number('prop') : NONE;
  if (laid) {
    const card = { name: spoken.text('name'), text: spoken.text('text'), kind: 'prop', by: seat } as const;
    const made = addPiece(g, card, seat, spoken.number('power'));
    g.emit?.({ t: 'laid', laid: made, paid: made.power, reserve: t.reserve[seat]! });
    prop = made.piece;
  }
  t.scene = withSums(t, { ...sceneOf(t), reaction: { prop, laid, boost } });
};

/** N-V04 Each side rolls one die; N-V02, N-X18 the program rolls for a neutral. */
export const rollDice = (g: VendettaContext): void => {
  const [caller, defender] = [1 + g.dice.below(6), 1 + g.dice.below(6)];
  g.table.scene = withSums(g.table, { ...sceneOf(g.table), dice: [caller, defender] });
  g.emit?.({ t: 'dice', scene: g.table.scene.number, caller, defender });
};

/** N-V05, N-X08 After the dice the defender, once between the starts of two own turns, may pull down own floors. */
export const mayInterrupt = (t: CityTable): boolean => {
  const { defender, interruption: floors } = sceneOf(t);
  return defender !== NONE && floors === 0 && !t.interrupted[defender]! && t.doomed !== DECLINED;
};

/** Marks in `doomed` that the defender lets the dice stand. */
const DECLINED = -1;

export const interruption = openQuestion({
  name: 'interruption',
  talk: 'open',
  who: t => [sceneOf(t).defender],
  choice: me => ({
    kind: 'amount',
    what: 'floors',
    min: 0,
    max: Math.min(INTERRUPTION, me.table.floors[me.seat]!),
  }),
  absent: () => 0,
  sample: (me, dice) =>
    dice.below(3) === 0 ? dice.below(Math.min(INTERRUPTION, me.table.floors[me.seat]!) + 1) : 0,
  orders: { mayLeave: mayOrder, list: [noInterruption] },
  settle: (g, answers, [seat]) => {
    const floors = answers[seat!]!;
    if (floors === 0) g.table.doomed = DECLINED;
    else if (floors === g.table.floors[seat!]) g.table.doomed = floors;
    else interrupt(g, seat!, floors);
  },
});

const interrupt = (g: VendettaContext, seat: Seat, floors: number): void => {
  const { table: t } = g;
  t.floors[seat]! -= floors;
  t.interrupted[seat] = true;
  t.scene = withSums(t, { ...sceneOf(t), interruption: floors });
  g.emit?.({ t: 'interrupted', seat, floors, left: t.floors[seat]! });
};

/** N-V09 An interruption may cost the last floor, which needs a confirmation; without it the defender chooses again. */
export const lastFloorOfDefender = openQuestion({
  name: 'last-floor-of-defender',
  talk: 'open',
  who: t => [sceneOf(t).defender],
  choice: () => ({ kind: 'one', what: 'last-floor', of: [0, 1] }),
  absent: () => 0,
  settle: (g, answers, [seat]) => {
    const { doomed } = g.table;
    g.table.doomed = 0;
    if (answers[seat!] === 1) interrupt(g, seat!, doomed);
    else g.emit?.({ t: 'spared', seat: seat! });
  },
});

/** N-V06 The higher total wins; equal totals are decided by a coin. */
export const decide = (g: VendettaContext): void => {
  const scene = sceneOf(g.table);
  const [caller, defender] = scene.totals;
  const coin = caller === defender ? (g.dice.below(2) === 0 ? 'caller' : 'defender') : null;
  if (coin) g.emit?.({ t: 'coin', scene: scene.number, favours: coin });
  g.table.doomed = 0;
  g.table.scene = { ...scene, coin, won: coin ? coin === 'caller' : caller > defender };
};
