import type { VeronaEvent } from '../../rules/index.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { text as verona } from '../../text/index.ts';
import { BUILDING_NAMES } from '../../text/words.ts';
import type { TownView } from '../table.ts';
import { TEXT } from '../../text/board.ts';

/** Captions use the sentences of the log so that screen readers hear what others see. */
export const captionOf = (
  language: Language,
  event: VeronaEvent,
  view: TownView,
  names: readonly string[],
): string => verona.sentence(language, event, view, names);

/** The lead announces an event while the board shows it and keeps its outcome secret. */
export const leadOf = (
  language: Language,
  event: VeronaEvent,
  { table }: TownView,
  names: readonly string[],
): string => {
  const { leads } = TEXT[language];
  const name = (seat: number): string => names[seat] ?? '';
  switch (event.t) {
    case 'street':
      return leads.street(name(event.by), table.board.streets[event.street]?.name ?? '');
    case 'cards':
    case 'bids':
    case 'strength':
      return leads[event.t];
    case 'defence':
      return event.of.length > 0
        ? leads.defence(name(event.against), event.strength)
        : leads.undefended(name(event.against), event.strength);
    case 'settled':
    case 'auction':
      return leads[event.t](BUILDING_NAMES[event.building] ?? '');
    default:
      return '';
  }
};
