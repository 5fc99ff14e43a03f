import {
  CHARACTER,
  DISFAVOUR,
  halveUp,
  NONE,
  PROP,
  REACTION,
  SCENE_KINDS,
  type CityTable,
  type SceneKind,
} from '../../rules/index.ts';
import type { All, Choice, Seat, SimpleAnswer } from '@tavola/kernel';
import { branchOf } from '../fill-branch.ts';
import { expectedWorth, NO_OBJECT, type Bout } from './bout.ts';
import { winsWith } from './odds.ts';
import type { VendettaReason } from '../reasons.ts';
import { rateAdvantage, copyOf, ledgerOf, pricesOf, type StandingLedger, type Prices } from '../standing.ts';
import type { WeighedAnswer } from '../weighed-answer.ts';

type Either = Extract<Choice, { kind: 'either' }>;

/** N-C05 The actors and props of a scene: all props come, because they cost nothing and risk nothing. */
interface Crew {
  readonly actors: readonly number[];
  readonly props: readonly number[];
  readonly power: number;
}

/** A possible target of a scene, with the parts of the answer that follow from it. */
interface Aim {
  readonly branch: string;
  readonly parts: { readonly [part: string]: SimpleAnswer };
  readonly defender: Seat;
  readonly tower: Seat;
  readonly object: Bout['object'];
  readonly value: number;
  readonly price: number;
  /** The other side's total before the dice. */
  readonly base: number;
  readonly reason: VendettaReason;
}

const BOOSTS = [0, 1, 2, 3, 5];
const MOST_ACTORS = 3;
const NEW_POWERS = [2, 4, 6, 8, 10, 12];
/** Of so many of the best, other kinds of scene are thought of as well. */
const VARIED = 3;

const allOf = (choice: Either, what: string): All | undefined =>
  choice.branches.find((branch): branch is All => branch.kind === 'all' && branch.what === what);

const numbersOf = (branch: All | undefined, what: string): readonly number[] => {
  const part = branch?.parts.find(found => found.what === what);
  return part?.kind === 'one' || part?.kind === 'some' ? part.of : [];
};

/** The strongest go, none to three of them. */
const crewsOf = (t: CityTable, branch: All): Crew[] => {
  const props = numbersOf(branch, 'props');
  const strength = props.reduce((sum, piece) => sum + t.power[piece]!, 0);
  const ready = numbersOf(branch, 'actors').toSorted((a, b) => t.power[b]! - t.power[a]!);
  return Array.from({ length: 1 + Math.min(MOST_ACTORS, ready.length) }, (_, n) => {
    const actors = ready.slice(0, n);
    return { actors, props, power: actors.reduce((sum, piece) => sum + t.power[piece]!, strength) };
  });
};

/** N-V03 The probable reaction of a defender: a small prop at hand, and some of the reserve. */
const likelyReaction = (t: CityTable, defender: Seat, object: number): number => {
  if (defender === NONE) return 0;
  let prop = 0;
  for (let piece = 0; piece < t.owner.length; piece++)
    if (
      t.owner[piece] === defender &&
      piece !== object &&
      t.power[piece]! <= REACTION &&
      t.cards[piece]!.kind === 'prop'
    )
      prop = Math.max(prop, t.power[piece]!);
  return prop + Math.min(3, Math.floor(t.reserve[defender]! / 4));
};

/** Among these places the one that is worth most, and one that is worth nothing, if there are such. */
const placesOf = (t: CityTable, places: readonly number[]): number[] => {
  const sorted = places.toSorted((a, b) => t.places[b]!.value - t.places[a]!.value);
  const [best, plain] = [sorted[0], sorted.at(-1)];
  return best === undefined ? [] : best === plain ? [best] : [best, plain!];
};

/** N-C03 Pieces on the plan: those of rivals, and neutrals. */
const aimsOnPlan = (t: CityTable, choice: Either): Aim[] => {
  const scene = allOf(choice, 'scene');
  const places = placesOf(t, numbersOf(scene, 'place'));
  return numbersOf(scene, 'object').flatMap(piece => {
    // N-C07 A piece that is away can be met only at its place.
    const there = t.away[piece] === NONE ? places : [t.away[piece]!];
    const [defender, power] = [t.owner[piece]!, t.power[piece]!];
    return there.map(place => ({
      branch: 'scene',
      parts: { place, object: piece },
      defender,
      tower: NONE,
      object: { power, isProp: t.cards[piece]!.kind === 'prop' },
      value: t.places[place]!.value,
      price: 0,
      base: power + likelyReaction(t, defender, piece),
      reason: { code: defender === NONE ? 'wins-over' : 'takes-out', about: { piece, place } },
    }));
  });
};

/** N-C04 A neutral made for the scene, where that is worth most: it costs half of what it brings. */
const aimsToMake = (t: CityTable, choice: Either, seat: Seat): Aim[] => {
  const place = placesOf(t, numbersOf(allOf(choice, 'scene-neutral'), 'place'))[0];
  if (place === undefined) return [];
  return NEW_POWERS.filter(power => halveUp(power) <= t.reserve[seat]!).flatMap(power =>
    [CHARACTER, PROP].map(kind => ({
      branch: 'scene-neutral',
      parts: { place, 'neutral-kind': kind, 'neutral-power': power },
      defender: NONE,
      tower: NONE,
      object: { power, isProp: kind === PROP },
      value: t.places[place]!.value,
      price: halveUp(power),
      base: power,
      reason: { code: 'finds-ally', about: { power, place } },
    })),
  );
};

/** N-A02 The towers that may be stormed, with their garrisons. */
const aimsToStorm = (t: CityTable, choice: Either): Aim[] =>
  numbersOf(allOf(choice, 'storm'), 'tower').map(tower => {
    let garrison = 0;
    for (let piece = 0; piece < t.owner.length; piece++)
      if (t.owner[piece] === tower && t.locked !== piece && t.away[piece] === NONE)
        garrison += t.power[piece]!;
    const base = t.tower === 'bare' ? 0 : garrison;
    return {
      branch: 'storm',
      parts: { tower },
      defender: tower,
      tower,
      object: NO_OBJECT,
      value: 0,
      price: 0,
      base: base + Math.min(3, Math.floor(t.reserve[tower]! / 4)),
      reason: { code: 'storms', about: { seat: tower } },
    };
  });

/** The context for weighing scenes. */
interface Eye {
  readonly t: CityTable;
  readonly seat: Seat;
  readonly choice: Either;
  readonly ledger: StandingLedger;
  readonly prices: Prices;
  readonly now: number;
}

const payFor = (ledger: StandingLedger, seat: Seat, price: number): StandingLedger => {
  const left = copyOf(ledger);
  left.reserve[seat]! -= price;
  return left;
};

/** A way to play a scene: its target, its crew and its boost. */
interface Way {
  readonly aim: Aim;
  readonly crew: Crew;
  readonly boost: number;
  readonly weight: number;
}

/** How far the caller is ahead before the dice. */
const leadWith = ({ t, seat }: Eye, { base }: Aim, { power }: Crew, boost: number, kind: number): number =>
  power + t.houses[seat]!.values[kind]! + boost + (t.disfavour === seat ? DISFAVOUR : 0) - base;

/** N-V01 Both dice are thrown in thought, and every difference is weighed by what it would leave us with. */
const weigh = (eye: Eye, aim: Aim, crew: Crew, boost: number, kind: number): number => {
  const { t, seat, ledger, prices, now } = eye;
  const before = payFor(ledger, seat, aim.price + crew.actors.length + boost);
  const bout: Bout = {
    caller: seat,
    defender: aim.defender,
    tower: aim.tower,
    object: aim.object,
    value: aim.value,
    actors: crew.actors.map(piece => t.power[piece]!),
    reaction: 0,
  };
  return expectedWorth(before, prices, seat, bout, leadWith(eye, aim, crew, boost, kind)) - now;
};

/** The ways of one crew; a boost that makes the win certain is the last one tried. */
const waysOf = (eye: Eye, aim: Aim, crew: Crew, kind: number): Way[] => {
  const left = eye.t.reserve[eye.seat]! - aim.price - crew.actors.length;
  const ways: Way[] = [];
  for (const boost of BOOSTS) {
    if (boost > left) break;
    ways.push({ aim, crew, boost, weight: weigh(eye, aim, crew, boost, kind) });
    if (isSure(eye, aim, crew, boost, kind)) break;
  }
  return ways;
};

const isSure = (eye: Eye, aim: Aim, crew: Crew, boost: number, kind: number): boolean =>
  aim.tower === NONE && winsWith(leadWith(eye, aim, crew, boost, kind)) === 1;

/** All ways to play for one aim, the best first; a crew that surely wins without a boost needs no more actors. */
const waysTo = (eye: Eye, aim: Aim, crews: readonly Crew[], kind: number): Way[] => {
  const enough = crews.findIndex(crew => isSure(eye, aim, crew, 0, kind));
  const some = enough < 0 ? crews : crews.slice(0, enough + 1);
  return some.flatMap(crew => waysOf(eye, aim, crew, kind)).toSorted((a, b) => b.weight - a.weight);
};

const toWeighedAnswer = (
  { choice }: Eye,
  { aim, crew, boost }: Way,
  kind: number,
  weight: number,
): WeighedAnswer => ({
  weight,
  thought: () => ({
    answer: branchOf(choice, aim.branch, {
      ...aim.parts,
      'scene-kind': kind,
      actors: crew.actors,
      props: crew.props,
      pieces: [],
      boost,
    })!,
    reason: aim.reason,
  }),
});

/** How many ways to play for the same aim are of interest: `glance` for playouts, `kinds` to choose among for a story. */
export type Width = 'glance' | 'kinds' | 'ways';

/** The best way to play each scene that could be called, the best first; then what else there is. */
export const sceneThoughts = (t: CityTable, seat: Seat, choice: Either, width: Width): WeighedAnswer[] => {
  const ledger = ledgerOf(t);
  const prices = pricesOf(t);
  const eye: Eye = { t, seat, choice, ledger, prices, now: rateAdvantage(ledger, prices, seat) };
  const values = t.houses[seat]!.values;
  const best = values.indexOf(Math.max(...values));
  const crews = new Map<string, readonly Crew[]>();
  const crewsFor = (branch: string): readonly Crew[] => {
    const known = crews.get(branch) ?? crewsOf(t, allOf(choice, branch)!);
    crews.set(branch, known);
    return known;
  };
  const found = [...aimsOnPlan(t, choice), ...aimsToMake(t, choice, seat), ...aimsToStorm(t, choice)]
    .map(aim => waysTo(eye, aim, crewsFor(aim.branch), best))
    .filter(ways => ways.length > 0)
    .toSorted(([a], [b]) => b!.weight - a!.weight);
  const firsts = found.map(([way]) => toWeighedAnswer(eye, way!, best, way!.weight));
  if (width === 'glance') return firsts;
  if (width === 'ways')
    return [
      ...firsts,
      ...found.flatMap(([, ...rest]) => rest.map(way => toWeighedAnswer(eye, way, best, way.weight))),
    ];
  const varied = found.slice(0, VARIED).flatMap(([way]) =>
    SCENE_KINDS.flatMap((_: SceneKind, kind) => {
      const { aim, crew, boost } = way!;
      return kind === best ? [] : [toWeighedAnswer(eye, way!, kind, weigh(eye, aim, crew, boost, kind))];
    }),
  );
  return [...firsts, ...varied];
};
