import type { VeronaEvent } from '@tavola/games/verona';
import type { InEach, Language } from '../../text/language.ts';
import type { Catalogue } from '../../text/game.ts';
import { cs } from '../../text/verona/events.cs.ts';
import { de } from '../../text/verona/events.de.ts';
import { en } from '../../text/verona/events.en.ts';
import { speaker, type Speaker } from '../../text/verona/speaker.ts';
import { BUILDING_NAMES } from '../../text/verona/words.ts';
import type { TownView } from './table.ts';

const SENTENCES: InEach<Catalogue<VeronaEvent, Speaker>> = { cs, en, de };

/** The log's sentence for an event: what is shown is also said. */
export const captionOf = (
  language: Language,
  event: VeronaEvent,
  view: TownView,
  names: readonly string[],
): string => {
  // The catalogue pairs every kind of event with its own sentence, which the compiler cannot follow by name.
  const say = SENTENCES[language][event.t] as (e: VeronaEvent, to: Speaker) => string;
  return say(event, speaker(view, names, BUILDING_NAMES));
};
