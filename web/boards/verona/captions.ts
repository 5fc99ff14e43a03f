import type { VeronaEvent } from '@tavola/games/verona';
import type { Language } from '../../text/language.ts';
import { verona } from '../../text/verona/index.ts';
import type { TownView } from './table.ts';

/** The log's sentence for an event: what is shown is also said. */
export const captionOf = (
  language: Language,
  event: VeronaEvent,
  view: TownView,
  names: readonly string[],
): string => verona.sentence(language, event, view, names);
