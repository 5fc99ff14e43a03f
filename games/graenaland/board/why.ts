import type { Refusal } from '@tavola/kernel';
import { codeOf, SETTLEMENT } from '../rules/building/builds.ts';
import { whyNoProposal } from '../rules/sharing/sharing.ts';
import { whyNoSite } from '../rules/building/sites.ts';
import type { Language } from '@tavola/web/text/language.ts';
import type { WhyNot } from '@tavola/web/board-kit/contract.ts';
import { explainRefusal } from './show/captions.ts';
import type { IslandView } from './table.ts';
import { TEXT } from '../text/board.ts';

/** Explains why a territory cannot answer the open question. */
export const whyNoTerritory = (
  language: Language,
  view: IslandView,
  territory: number,
  names: readonly string[],
): WhyNot | undefined => {
  const { table, seat, asked } = view;
  if (seat === null) return undefined;
  const text = TEXT[language];
  const say = (refusal: Refusal | undefined) => explainRefusal(language, refusal, view, names);
  switch (asked?.name) {
    case 'proposal':
      return say(whyNoProposal(table, seat, territory));
    case 'build':
    case 'favour':
      return (
        say(whyNoSite(table, seat, codeOf(SETTLEMENT, territory))) ?? {
          code: 'cannot-pay',
          rule: 'G-B05',
          sentence: text.nothingPayable,
        }
      );
    case 'placement':
      return territory < table.land.coast
        ? { code: 'not-there', rule: 'G-O03', sentence: text.notTwice }
        : { code: 'inland', rule: 'G-O01', sentence: text.coastOnly };
    case 'anchor':
      return { code: 'no-haven', rule: 'G-O05', sentence: text.noHaven };
    case 'orders':
      return { code: 'out-of-reach', rule: 'G-M02', sentence: text.tooFar };
    default:
      return undefined;
  }
};
