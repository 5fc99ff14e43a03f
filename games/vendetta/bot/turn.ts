import { CHARACTER, ENTRY, PROP, REACTION, type CityTable } from '../rules/index.ts';
import type { Answer, Choice, Seat } from '@tavola/kernel';
import { branchOf } from './fill-branch.ts';
import { sceneThoughts, type Width } from './scene/calling.ts';
import type { VendettaReason } from './reasons.ts';
import { rateAdvantage, ledgerOf, pricesOf, type StandingLedger } from './standing.ts';
import type { WeighedAnswer } from './weighed-answer.ts';

type Either = Extract<Choice, { kind: 'either' }>;

/** N-T03 The last floor is never pulled down of one's own will. */
const KEPT = 1;

/** Something done in a turn, and what it changes for us. */
interface Deed {
  answer(): Answer | undefined;
  readonly reason: VendettaReason;
  readonly characters?: number;
  readonly props?: number;
  readonly reserve?: number;
  readonly floors?: number;
}

const powerIn = (isProp: boolean, n: number) => (isProp ? { props: n } : { characters: n });

/** N-T01 Side characters and props, strong ones and small ones. */
const layOutDeeds = (choice: Either, points: number): Deed[] =>
  (points === 0 ? [] : points > REACTION ? [Math.min(ENTRY, points), REACTION] : [points]).flatMap(power =>
    [CHARACTER, PROP].map(kind => ({
      answer: () => branchOf(choice, 'lay-out', { 'piece-kind': kind, power }),
      reason: { code: 'lays-out', about: { power } },
      ...powerIn(kind === PROP, power),
      reserve: -power,
    })),
  );

/** N-T02 All or half of what can go into one piece. */
const strengthenDeeds = (t: CityTable, choice: Either): Deed[] => {
  const spread = choice.branches.find(branch => branch.kind === 'spread');
  if (!spread) return [];
  return spread.over.flatMap((piece, i) => {
    const most = Math.min(spread.max, spread.caps?.[i] ?? spread.max);
    return (most > 1 ? [most, Math.ceil(most / 2)] : [most]).map(points => ({
      answer: () =>
        branchOf(choice, spread.what, {
          strengthen: spread.over.map(other => (other === piece ? points : 0)),
        }),
      reason: { code: 'strengthens', about: { piece, points } },
      ...powerIn(t.cards[piece]!.kind === 'prop', points),
      reserve: -points,
    }));
  });
};

/** N-T03 Floors, but never the last. */
const pullDownDeeds = (t: CityTable, seat: Seat, choice: Either): Deed[] => {
  const amount = choice.branches.find(branch => branch.kind === 'amount');
  const most = Math.min(amount?.max ?? 0, t.floors[seat]! - KEPT);
  return Array.from({ length: Math.max(0, most) }, (_, i) => ({
    answer: () => branchOf(choice, 'pull-down', { 'pull-down': i + 1 }),
    reason: { code: 'pulls-down', about: { floors: i + 1 } },
    floors: -(i + 1),
    reserve: i + 1,
  }));
};

const addToLedger = (
  l: StandingLedger,
  seat: Seat,
  characters: number,
  props: number,
  reserve: number,
  floors: number,
): void => {
  l.characters[seat]! += characters;
  l.props[seat]! += props;
  l.reserve[seat]! += reserve;
  l.floors[seat]! += floors;
};

/** Weighs the deeds besides scenes, which involve no chance. */
const deeds = (t: CityTable, seat: Seat, choice: Either): WeighedAnswer[] => {
  const ledger = ledgerOf(t);
  const prices = pricesOf(t);
  const now = rateAdvantage(ledger, prices, seat);
  const all: Deed[] = [
    { answer: () => branchOf(choice, 'end', {}), reason: { code: 'ends-turn' } },
    ...layOutDeeds(choice, t.reserve[seat]!),
    ...strengthenDeeds(t, choice),
    ...pullDownDeeds(t, seat, choice),
  ];
  return all.map(({ answer, reason, characters = 0, props = 0, reserve = 0, floors = 0 }) => {
    addToLedger(ledger, seat, characters, props, reserve, floors);
    const weight = rateAdvantage(ledger, prices, seat) - now;
    addToLedger(ledger, seat, -characters, -props, -reserve, -floors);
    return { weight, thought: () => ({ answer: answer()!, reason }) };
  });
};

/** All useful deeds of a turn, scenes first. */
export const turnThoughts = (t: CityTable, seat: Seat, choice: Either, width: Width): WeighedAnswer[] => [
  ...(t.called ? [] : sceneThoughts(t, seat, choice, width)),
  ...deeds(t, seat, choice),
];
