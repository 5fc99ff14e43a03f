import { phrasesOf, type ChroniclePhrases } from '../chronicle/index.ts';
import { NONE, type Scene, type Vendetta } from '../rules/index.ts';
import type { Seat, View } from '@tavola/kernel';
import type { Language } from '@tavola/web/text/language.ts';

/** What the sentences need: names for the numbers in an event, most of them as the chronicle says them. */
export interface VendettaSpeaker extends ChroniclePhrases {
  /** Who sits there: for what people do at the table, while houses act in the story. */
  player(seat: Seat): string;
  /** Both sides of a scene by its number; the other one is a house or a neutral. */
  sides(scene: number): readonly [caller: string, other: string];
  kindOf(scene: number): Scene['kind'];
  /** The subject of a note by its number. */
  noted(note: number): string;
  power(piece: number): number;
}

export const createSpeaker = (
  language: Language,
  { table }: Pick<View<Vendetta>, 'table'>,
  players: readonly string[],
): VendettaSpeaker => {
  const phrases = phrasesOf(language, table, players);
  const scene = (number: number): Scene | undefined =>
    table.scene?.number === number ? table.scene : table.scenes[number - 1];
  return {
    ...phrases,
    player: seat => players[seat] ?? '',
    sides: number => {
      const of = scene(number);
      if (!of) return ['', ''];
      const other = of.defender === NONE ? phrases.piece(of.object) : phrases.house(of.defender);
      return [phrases.house(of.caller), other];
    },
    kindOf: number => scene(number)?.kind ?? 'tower',
    noted: note => {
      const about = table.notes[note]?.about;
      return about === undefined ? '' : phrases.about(about);
    },
    power: piece => table.power[piece] ?? 0,
  };
};

/** With a capital at the beginning: names that people typed may have none. */
export const capitalize = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

/** A summand: what it adds, or with a true minus what it takes. */
export const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
