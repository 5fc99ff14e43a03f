import { type CityTable, halveUp, NONE } from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import { meanOver, winsWith } from './odds.ts';
import { rateAdvantage, copyOf, type StandingLedger, type Prices } from '../standing.ts';

/** The stakes of a scene; a storm has a tower and no object. */
export interface Bout {
  readonly caller: Seat;
  /** NONE against a neutral. */
  readonly defender: Seat;
  readonly tower: Seat;
  readonly object: { readonly power: number; readonly isProp: boolean };
  /** What the location is worth. */
  readonly value: number;
  /** The powers of the caller's side characters in the scene. */
  readonly actors: readonly number[];
  /** The power of the prop that the defender brought in, or 0. */
  readonly reaction: number;
}

const part = (isProp: boolean): 'props' | 'characters' => (isProp ? 'props' : 'characters');

/** N-O01, N-O02, N-A03 The caller has won by this difference of the totals. */
const applyWin = (l: StandingLedger, bout: Bout, difference: number): void => {
  const { caller, defender, tower, object, value, reaction } = bout;
  if (defender !== NONE) l.props[defender]! -= reaction;
  if (tower !== NONE) {
    l.floors[tower] = Math.max(0, l.floors[tower]! - Math.floor(difference / 2));
    if (l.floors[tower] === 0) l.characters[tower] = l.props[tower] = l.reserve[tower] = 0;
    return;
  }
  if (defender === NONE) l[part(object.isProp)][caller]! += object.power;
  else {
    l[part(object.isProp)][defender]! -= object.power;
    l.reserve[caller]! += halveUp(object.power);
  }
  l.reserve[caller]! += value;
};

/** N-O03 to N-O06 The caller has lost. */
const applyLoss = (l: StandingLedger, { caller, defender, tower, object, value, actors }: Bout): void => {
  for (const power of actors) l.characters[caller]! -= halveUp(power);
  const due = actors.length === 0 && defender !== NONE && tower === NONE ? halveUp(object.power) : 0;
  l.reserve[caller] = Math.max(0, l.reserve[caller]! - due - value);
};

/** The ledger after a scene that ended with this difference of the totals. */
export const ledgerAfter = (before: StandingLedger, bout: Bout, difference: number): StandingLedger => {
  const ledger = copyOf(before);
  if (difference > 0) applyWin(ledger, bout, difference);
  else applyLoss(ledger, bout);
  return ledger;
};

/** The expected worth of a position for a seat before the dice of a scene, by the caller's lead. */
export const expectedWorth = (l: StandingLedger, p: Prices, seat: Seat, bout: Bout, lead: number): number => {
  const worth = (difference: number): number => rateAdvantage(ledgerAfter(l, bout, difference), p, seat);
  if (bout.tower === NONE) {
    const wins = winsWith(lead);
    return (wins > 0 ? wins * worth(1) : 0) + (wins < 1 ? (1 - wins) * worth(-1) : 0);
  }
  // N-A03 In a storm it matters by how much.
  const held = worth(-1);
  return meanOver(lead, d => (d < 0 ? held : d === 0 ? (held + worth(1)) / 2 : worth(d)));
};

/** The scene that is being played, as it stands. */
export const boutOf = (t: CityTable): Bout => {
  const { caller, defender, tower, object, place, actors, reaction } = t.scene!;
  return {
    caller,
    defender,
    tower,
    object:
      object === NONE ? NO_OBJECT : { power: t.power[object]!, isProp: t.cards[object]!.kind === 'prop' },
    value: place === NONE ? 0 : t.places[place]!.value,
    actors: actors.map(piece => t.power[piece]!),
    reaction: reaction.prop === NONE ? 0 : t.power[reaction.prop]!,
  };
};

export const NO_OBJECT: Bout['object'] = { power: 0, isProp: false };
