import type { Refusal } from '@tavola/kernel';
import type { GraenalandEvent } from '../../rules/events.ts';
import { text as graenaland } from '../../text/index.ts';
import type { Language } from '@tavola/web/text/language.ts';
import type { WhyNot } from '@tavola/web/board-kit/contract.ts';
import type { IslandView } from '../table.ts';

/** Captions use the sentences of the log so that screen readers hear what others see. */
export const captionOf = (
  language: Language,
  event: GraenalandEvent,
  view: IslandView,
  names: readonly string[],
): string => graenaland.sentence(language, event, view, names);

/** Puts a refusal into words. */
export const explainRefusal = (
  language: Language,
  refusal: Refusal | undefined,
  view: IslandView,
  names: readonly string[],
): WhyNot | undefined =>
  refusal && {
    ...refusal,
    sentence: graenaland.refusal(language, refusal, view, names) ?? refusal.code,
  };
