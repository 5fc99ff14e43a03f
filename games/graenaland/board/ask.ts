import type { Simple } from '@tavola/kernel';
import { ARMY, nameOf, whereOf } from '../rules/building/builds.ts';
import { COMPASS } from '../rules/land.ts';
import { wayOf } from '../rules/movement.ts';
import { NONE } from '../rules/names.ts';
import type { Draft, PartDraft } from '@tavola/web/board-kit/contract.ts';
import { branchAbout, listOf, numbersOf, partsOf, type Either } from '@tavola/web/board-kit/draft.ts';
import type { IslandView } from './table.ts';

export type Split = Extract<Simple, { readonly kind: 'split' }>;

export const eitherOf = (view: IslandView): Either | undefined => {
  const choice = view.asked?.choice;
  return choice?.kind === 'either' ? choice : undefined;
};

/** A plain branch offers these numbers of one kind to pick. */
export const optionsOf = (choice: Either | undefined, what: string): readonly number[] => {
  const branch = choice?.branches[branchAbout(choice, what)];
  return branch?.kind === 'one' ? branch.of : [];
};

/** Picks the branch `what` with this number, or clears the draft if that was already picked. */
export const toggle = (choice: Either | undefined, draft: Draft, what: string, n: number): Draft => {
  const branch = branchAbout(choice, what);
  const [now] = partsOf(draft, branch) ?? [];
  return now === n ? undefined : { branch, answer: n };
};

export const pickedOf = (choice: Either | undefined, draft: Draft, what: string): number | undefined => {
  const [now] = partsOf(draft, branchAbout(choice, what)) ?? [];
  return typeof now === 'number' ? now : undefined;
};

// G-M01 The next functions compose orders.

export interface Order {
  readonly hero: number | undefined;
  readonly direction: number | undefined;
}
const numberIn = (part: PartDraft): number | undefined => (typeof part === 'number' ? part : undefined);

export const orderOf = (draft: Draft): Order => {
  const parts = listOf(draft);
  return { hero: numberIn(parts[0]), direction: numberIn(parts[1]) };
};

/**
 * Lists the target of each direction; one that leads nowhere gives the hero's own territory (G-M03).
 */
export const targetsOf = ({ table, seat }: IslandView, hero: number): readonly number[] =>
  seat === null ? [] : COMPASS.map((_, direction) => wayOf(table, seat, hero, direction).to);

const pressOrder = (view: IslandView, draft: Draft, territory: number): Draft | undefined => {
  const { hero } = orderOf(draft);
  const here = view.table.heroes.slice((view.seat ?? 0) * 3, (view.seat ?? 0) * 3 + 3).indexOf(territory);
  if (hero === undefined) return here < 0 ? undefined : [here, undefined];
  const direction = targetsOf(view, hero).indexOf(territory);
  if (direction >= 0) return [hero, direction];
  return here < 0 ? undefined : [here, undefined];
};

// G-D01 The next functions compose proposals.

/** Each branch that proposes names a single territory. */
const proposalFor = (choice: Either | undefined, territory: number): number =>
  choice?.branches.findIndex(
    branch => branch.kind === 'all' && branch.parts[0]?.kind === 'one' && branch.parts[0].of[0] === territory,
  ) ?? NONE;

export interface DraftedProposal {
  readonly branch: number;
  readonly territory: number;
  readonly split: Split;
  /** Each entry is the seat that gets the card, or -1. */
  readonly to: readonly number[];
}

/** Reads the proposal that the player is composing. */
export const readProposal = (choice: Either | undefined, draft: Draft): DraftedProposal | undefined => {
  for (const [branch, one] of choice?.branches.entries() ?? []) {
    const parts = partsOf(draft, branch);
    if (!parts || one.kind !== 'all') continue;
    const [territory, split] = one.parts;
    if (territory?.kind !== 'one' || split?.kind !== 'split') continue;
    const to = numbersOf(parts[1], split.pile.length, NONE);
    return { branch, territory: territory.of[0]!, split, to };
  }
  return undefined;
};

export const pressProposal = (choice: Either | undefined, territory: number): Draft | undefined => {
  const branch = proposalFor(choice, territory);
  const one = choice?.branches[branch];
  if (one?.kind !== 'all' || one.parts[1]?.kind !== 'split') return undefined;
  const { pile, among } = one.parts[1];
  // A single eligible clan gets all cards, so there is nothing to deal out.
  return { branch, answer: [territory, pile.map(() => (among.length === 1 ? among[0]! : NONE))] };
};

// B The next functions compose builds.

/** Lists the codes of the builds that are legal and affordable now. */
export const buildCodes = (choice: Either | undefined): readonly number[] => {
  const branch = choice?.branches[branchAbout(choice, 'build')];
  return branch?.kind === 'all' && branch.parts[0]?.kind === 'one' ? branch.parts[0].of : [];
};

const buildTerritories = (codes: readonly number[]): readonly number[] => [
  ...new Set(codes.filter(code => nameOf(code) !== ARMY).map(whereOf)),
];

/** Lists the territories that a touch can pick; undefined means that the question is not about territories. */
export const openTerritories = (view: IslandView, draft: Draft): readonly number[] | undefined => {
  const choice = view.asked?.choice;
  switch (view.asked?.name) {
    case 'placement':
    case 'anchor':
      return choice?.kind === 'one' || choice?.kind === 'some' ? choice.of : undefined;
    case 'orders': {
      const { hero } = orderOf(draft);
      const own = view.table.heroes.slice((view.seat ?? 0) * 3, (view.seat ?? 0) * 3 + 3);
      return hero === undefined ? own.filter(at => at !== NONE) : [...new Set(targetsOf(view, hero))];
    }
    case 'proposal':
      return eitherOf(view)?.branches.flatMap(branch =>
        branch.kind === 'all' && branch.parts[0]?.kind === 'one' ? branch.parts[0].of : [],
      );
    case 'build':
    case 'favour':
      return buildTerritories(buildCodes(eitherOf(view)));
    default:
      return undefined;
  }
};

/**
 * Returns the draft after a click or Enter on a territory, wrapped in an array because the draft itself may be
 * undefined.
 */
export const press = (view: IslandView, draft: Draft, territory: number): readonly [Draft] | undefined => {
  if (!openTerritories(view, draft)?.includes(territory) && view.asked?.name !== 'orders') return undefined;
  switch (view.asked?.name) {
    case 'placement':
      return [draft === territory ? undefined : territory];
    case 'anchor':
      return [listOf(draft)[0] === territory ? [] : [territory]];
    case 'orders': {
      const order = pressOrder(view, draft, territory);
      return order === undefined ? undefined : [order];
    }
    case 'proposal': {
      // A second touch on the territory keeps the cards that are already dealt out.
      if (readProposal(eitherOf(view), draft)?.territory === territory) return [draft];
      const proposal = pressProposal(eitherOf(view), territory);
      return proposal === undefined ? undefined : [proposal];
    }
    default:
      return undefined;
  }
};

/** The map marks the territories that the draft names. */
export const pickedTerritories = (view: IslandView, draft: Draft): readonly number[] => {
  switch (view.asked?.name) {
    case 'placement':
      return typeof draft === 'number' ? [draft] : [];
    case 'anchor':
      return listOf(draft).filter(one => typeof one === 'number');
    case 'orders': {
      const { hero, direction } = orderOf(draft);
      if (hero === undefined || direction === undefined) return [];
      return [targetsOf(view, hero)[direction] ?? NONE];
    }
    case 'proposal': {
      const proposal = readProposal(eitherOf(view), draft);
      return proposal ? [proposal.territory] : [];
    }
    case 'build':
    case 'favour': {
      const code = buildOf(view, draft);
      return code === undefined || nameOf(code) === ARMY ? [] : [whereOf(code)];
    }
    default:
      return [];
  }
};

/** Returns the code of the build that the player is composing. */
export const buildOf = (view: IslandView, draft: Draft): number | undefined => {
  const choice = eitherOf(view);
  return pickedOf(choice, draft, 'build');
};
