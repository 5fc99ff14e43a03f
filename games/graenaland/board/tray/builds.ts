import { peek } from '@tavola/kernel';
import {
  ARMY,
  ARMY_PRICES,
  BUILDS,
  codeOf,
  PALISADE,
  SETTLEMENT,
  type Build,
} from '../../rules/building/builds.ts';
import { kindsIn, noCards, type Counts } from '../../rules/components/cards.ts';
import { NONE } from '../../rules/names.ts';
import { whyNoSite } from '../../rules/building/sites.ts';
import type { Draft, PartDraft } from '@tavola/web/board-kit/contract.ts';
import { numbersOf, partsOf } from '@tavola/web/board-kit/draft.ts';
import type { IslandTable, IslandView } from '../table.ts';

export const handOf = (view: IslandView): Counts => (view.hand ? peek(view.hand.cards) : noCards());

/** Lists every build of a territory because impossible ones also say why. */
export const buildsAt = (territory: number): readonly number[] =>
  BUILDS.flatMap((_, name) => (name < SETTLEMENT || name > PALISADE ? [] : [codeOf(name, territory)]));

/** G-B20 A clan may pay the full price of the army or the lower prices of its forts. */
export const armyCodes = (table: IslandTable, seat: number): readonly number[] =>
  Array.from({ length: ARMY_PRICES }, (_, price) => codeOf(ARMY, price)).filter(
    (code, price) => price === 0 || !whyNoSite(table, seat, code),
  );

/** Reads an unfinished build from the draft and fills missing parts with nothing. */
export const readBuild = (
  { table, seat }: IslandView,
  hand: Counts,
  parts: readonly PartDraft[] | undefined,
): Build | undefined => {
  const [code, spread, markets, laid, move] = parts ?? [];
  if (typeof code !== 'number') return undefined;
  const kinds = kindsIn(hand);
  const cards = noCards();
  for (const [i, n] of numbersOf(spread, kinds.length, 0).entries()) cards[kinds[i]!] = n;
  const others = table.seats.filter(other => other !== seat);
  const given = numbersOf(laid, others.length, NONE);
  const gifts = table.seats.map(other => kinds[given[others.indexOf(other)] ?? NONE] ?? NONE);
  return { code, cards, markets: typeof markets === 'number' ? markets : 0, gifts, move: move === 1 };
};

export const readBranchBuild = (view: IslandView, draft: Draft, branch: number): Build | undefined =>
  readBuild(view, handOf(view), partsOf(draft, branch));
