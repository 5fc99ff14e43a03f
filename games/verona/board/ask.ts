import { NOTHING, peek, type Choice } from '@tavola/kernel';
import { ACTIONS, isAccomplished, NONE, TOKENS_PER_HOUSE } from '../rules/index.ts';
import type { Draft } from '@tavola/web/board-kit/contract.ts';
import { branchOf, listOf, numberOf, numbersOf } from '@tavola/web/board-kit/draft.ts';
import type { TownView } from './table.ts';

/** A pick is the kind of token in the player's hand, and the first of two streets. */
export interface Pick {
  readonly kind: number;
  readonly from: number;
}
export const EMPTY_HANDED: Pick = { kind: 0, from: NONE };

/** A touch on a street changes the draft and the pick. */
export interface TouchResult {
  readonly draft: Draft;
  readonly pick: Pick;
}

type Of<C, K> = Extract<C, { readonly kind: K }>;

/** V-B03 In the tournament's planning a player lays a token or declares to be ready. */
const LAY = 0;
export const READY = 1;

const streetsToLay = (choice: Of<Choice, 'either'>): readonly number[] => {
  const branch = choice.branches[LAY];
  const part = branch?.kind === 'all' ? branch.parts[0] : undefined;
  return part?.kind === 'one' ? part.of : [];
};

/** V-C54 The missions that can be named now. */
export const offeredMissions = (choice: Of<Choice, 'list'>): readonly number[] => {
  const [part] = choice.parts;
  return part?.kind === 'one' ? part.of : [];
};

/** V-C54 The missions that the draft names, best first. */
export const namedMissions = (draft: Draft): readonly number[] =>
  listOf(draft).flatMap(row => (Array.isArray(row) && typeof row[0] === 'number' ? [row[0]] : []));

/** A touch names a mission after those that are named already, or takes it back; NONE takes back all. */
export const nameMission = (draft: Draft, mission: number): Draft => {
  const named = namedMissions(draft);
  const kept = mission === NONE ? [] : named.filter(other => other !== mission);
  const isNew = mission !== NONE && kept.length === named.length;
  return [...kept, ...(isNew ? [mission] : [])].map(m => [m]);
};

/** Whether the draft names no mission although one is accomplished; it is the draft that a question begins with. */
export const hidesAccomplished = ({ asked, table, seat }: TownView, draft: Draft): boolean =>
  asked?.choice?.kind === 'list' &&
  asked.name === 'name-mission' &&
  seat !== null &&
  namedMissions(draft).length === 0 &&
  offeredMissions(asked.choice).some(mission => isAccomplished(table, seat, mission));

/** A move or an ally is a single number that combines the street with a second value. */
const splitPairs = (numbers: readonly number[], base: number) =>
  numbers.flatMap(n => (n < 0 ? [] : [{ n, first: Math.floor(n / base), second: n % base }]));

const removeDuplicates = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];

/** Lists the streets that a touch can pick; undefined means that the question is not about streets. */
export const openStreets = (view: TownView, pick: Pick): readonly number[] | undefined => {
  const choice = view.asked?.choice;
  const streets = view.table.board.all.length;
  switch (choice?.kind) {
    case 'lay':
    case 'spread':
      return choice.over;
    case 'either':
      return streetsToLay(choice);
    case 'one':
      if (choice.what === 'street') return choice.of;
      if (choice.what === 'ally')
        return removeDuplicates(splitPairs(choice.of, view.table.seats.length).map(p => p.first));
      if (choice.what === 'move') {
        const moves = splitPairs(choice.of, streets);
        const targets = moves.filter(pickMove => pickMove.first === pick.from).map(move => move.second);
        return removeDuplicates([...targets, ...moves.map(move => move.first)]);
      }
      return undefined;
    default:
      return undefined;
  }
};

/** Returns the number whose refusal explains why a street cannot be picked. */
export const numberAt = (view: TownView, pick: Pick, street: number): number => {
  const choice = view.asked?.choice;
  if (choice?.kind !== 'one') return street;
  if (choice.what === 'move')
    return pick.from === NONE
      ? street * view.table.board.all.length + street
      : pick.from * view.table.board.all.length + street;
  return choice.what === 'ally' ? street * view.table.seats.length + otherSeat(view, street) : street;
};

const otherSeat = ({ table, seat }: TownView, street: number): number =>
  table.seats.find(other => other !== seat && (table.allies[street * table.seats.length + other] ?? 0) > 0) ??
  (seat === 0 ? 1 : 0);

/** Returns the result of a click or Enter on a street, or undefined if that does nothing. */
export const press = (view: TownView, draft: Draft, pick: Pick, street: number): TouchResult | undefined => {
  const choice = view.asked?.choice;
  if (!choice || !openStreets(view, pick)?.includes(street)) return undefined;
  switch (choice.kind) {
    case 'lay':
      return layToken(choice, draft, pick, street);
    case 'spread':
      return spreadAllies(choice, draft, pick, street, 1);
    case 'either': {
      const [laidOn, kind] = branchOf(draft, LAY) ?? [];
      const same = laidOn === street && kind === pick.kind;
      return { draft: same ? undefined : { branch: LAY, answer: [street, pick.kind] }, pick };
    }
    case 'one':
      if (choice.what === 'move') return move(view, choice, draft, pick, street);
      if (choice.what === 'ally') return pickAlly(view, choice, draft, pick, street);
      return { draft: draft === street ? undefined : street, pick };
    default:
      return undefined;
  }
};

/** Undoes a touch when the player presses Backspace or Delete or drags a token away. */
export const takeBack = (
  view: TownView,
  draft: Draft,
  pick: Pick,
  street: number,
): TouchResult | undefined => {
  const choice = view.asked?.choice;
  switch (choice?.kind) {
    case 'lay': {
      const i = choice.over.indexOf(street);
      const laid = numbersOf(draft, choice.over.length, NOTHING);
      if (i < 0 || laid[i] === NOTHING) return undefined;
      return { draft: laid.with(i, NOTHING), pick };
    }
    case 'spread':
      return spreadAllies(choice, draft, pick, street, -1);
    case 'either':
    case 'one':
      return draft === undefined && pick.from === NONE
        ? undefined
        : { draft: undefined, pick: { ...pick, from: NONE } };
    default:
      return undefined;
  }
};

/** Moves a laid token to another street, where it changes places with a token that already lies there. */
export const carryToken = (
  view: TownView,
  draft: Draft,
  pick: Pick,
  from: number,
  to: number,
): TouchResult | undefined => {
  const choice = view.asked?.choice;
  if (choice?.kind !== 'lay') return undefined;
  const [i, k] = [choice.over.indexOf(from), choice.over.indexOf(to)];
  const laid = numbersOf(draft, choice.over.length, NOTHING);
  if (i < 0 || k < 0 || laid[i] === NOTHING) return undefined;
  return { draft: laid.with(k, laid[i]!).with(i, laid[k]!), pick };
};

/** Counts the tokens of each kind that are still in hand. */
export const tokensLeft = (view: TownView, draft: Draft): readonly number[] => {
  const choice = view.asked?.choice;
  if (choice?.kind === 'lay') {
    const laid = numbersOf(draft, choice.over.length, NOTHING);
    return choice.pieces.map((n, kind) => n - laid.filter(token => token === kind).length);
  }
  if (choice?.kind !== 'either') return [];
  const own = (view.hand?.plan ?? []).map(token => peek(token));
  const [, kind] = branchOf(draft, LAY) ?? [];
  return TOKENS_PER_HOUSE.map((n, k) => n - own.filter(token => token === k).length - (kind === k ? 1 : 0));
};

/** Tells whether the plan for a round contains no token. */
export const isEmptyPlan = ({ asked }: TownView, draft: Draft): boolean =>
  asked?.choice?.kind === 'lay' &&
  numbersOf(draft, asked.choice.over.length, NOTHING).every(token => token === NOTHING);

/** Each entry is the player's own token in the street, drafted or laid, or NONE. */
export const ownTokens = (view: TownView, draft: Draft): readonly number[] => {
  const choice = view.asked?.choice;
  const laid = view.table.board.all.map(street => {
    const token = view.hand?.plan[street];
    return token === undefined ? NONE : peek(token);
  });
  if (choice?.kind === 'lay') {
    const drafted = numbersOf(draft, choice.over.length, NOTHING);
    return laid.map((token, street) => {
      const own = drafted[choice.over.indexOf(street)] ?? NOTHING;
      return own === NOTHING ? token : own;
    });
  }
  const [street, kind] = choice?.kind === 'either' ? (branchOf(draft, LAY) ?? []) : [];
  return street === undefined ? laid : laid.with(street, kind ?? NONE);
};

/** Changes the drafted token to a newly picked kind in the tournament's planning. */
export const changeKind = (view: TownView, draft: Draft, kind: number): Draft => {
  const [street] = (view.asked?.choice?.kind === 'either' ? branchOf(draft, LAY) : undefined) ?? [];
  return street === undefined ? draft : { branch: LAY, answer: [street, kind] };
};

const layToken = (
  choice: Of<Choice, 'lay'>,
  draft: Draft,
  pick: Pick,
  street: number,
): TouchResult | undefined => {
  const i = choice.over.indexOf(street);
  const laid = numbersOf(draft, choice.over.length, NOTHING);
  if (laid[i] === pick.kind) return { draft: laid.with(i, NOTHING), pick };
  const used = laid.filter(token => token === pick.kind).length;
  if (used >= (choice.pieces[pick.kind] ?? 0)) return undefined;
  const next = laid.with(i, pick.kind);
  return { draft: next, pick: { ...pick, kind: chooseNextKind(choice.pieces, next, pick.kind) } };
};

/** Returns the kind to lay next, which stays the same while tokens of it are left. */
const chooseNextKind = (pieces: readonly number[], laid: readonly number[], kind: number): number => {
  const has = (k: number): boolean => laid.filter(token => token === k).length < (pieces[k] ?? 0);
  if (has(kind)) return kind;
  const other = ACTIONS.findIndex((_, k) => has(k));
  return other < 0 ? kind : other;
};

const spreadAllies = (
  choice: Of<Choice, 'spread'>,
  draft: Draft,
  pick: Pick,
  street: number,
  by: number,
): TouchResult | undefined => {
  const i = choice.over.indexOf(street);
  const n = numbersOf(draft, choice.over.length, 0);
  const sum = n.reduce((total, one) => total + one, 0);
  const next = (n[i] ?? 0) + by;
  if (i < 0 || next < 0 || sum + by > choice.max || next > (choice.caps?.[i] ?? choice.max)) return undefined;
  return { draft: n.with(i, next), pick };
};

/** The first touch picks the ally's street, the second its target, and a repeated touch on the first undoes it. */
const move = (
  view: TownView,
  choice: Of<Choice, 'one'>,
  draft: Draft,
  pick: Pick,
  street: number,
): TouchResult => {
  const streets = view.table.board.all.length;
  const target = pick.from * streets + street;
  if (pick.from === street) return { draft: undefined, pick: { ...pick, from: NONE } };
  if (pick.from !== NONE && choice.of.includes(target))
    return { draft: draft === target ? undefined : target, pick };
  return { draft: undefined, pick: { ...pick, from: street } };
};

/** A repeated touch on a street picks the next ally there. */
const pickAlly = (
  view: TownView,
  choice: Of<Choice, 'one'>,
  draft: Draft,
  pick: Pick,
  street: number,
): TouchResult => {
  const here = splitPairs(choice.of, view.table.seats.length)
    .filter(pair => pair.first === street)
    .map(pair => pair.n);
  const at = here.indexOf(numberOf(draft) ?? NONE);
  return { draft: here[at + 1] ?? (at < 0 ? here[0] : undefined), pick: { ...pick, from: street } };
};

/** The map marks the streets that the draft names. */
export const pickedStreets = (view: TownView, draft: Draft, pick: Pick): readonly number[] => {
  const choice = view.asked?.choice;
  if (choice?.kind === 'spread')
    return choice.over.filter((_, i) => (numbersOf(draft, choice.over.length, 0)[i] ?? 0) > 0);
  const n = numberOf(draft);
  const from = pick.from === NONE ? [] : [pick.from];
  if (choice?.kind !== 'one') return [];
  if (n === undefined || n < 0) return choice.what === 'move' ? from : [];
  if (choice.what === 'street') return [n];
  if (choice.what === 'ally') return [Math.floor(n / view.table.seats.length)];
  const streets = view.table.board.all.length;
  return choice.what === 'move' ? [Math.floor(n / streets), n % streets] : [];
};
