import { phrasesOf, type ChroniclePhrases } from '../chronicle/index.ts';
import { NONE, type Scene, type Vendetta } from '../rules/index.ts';
import type { Seat, View } from '@tavola/kernel';
import type { Language } from '@tavola/web/text/language.ts';

/** Names for the numbers in an event; most of them come from the chronicle. */
export interface VendettaSpeaker extends ChroniclePhrases {
  /** The person at a seat, for acts at the table; in the story, houses act. */
  player(seat: Seat): string;
  /** Both sides of a scene by its number; the defender is a house or a neutral. */
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

/** Names that people type may begin with a small letter, so the sentence gets its capital here. */
export const capitalize = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

/** A summand with its sign, using a real minus. */
export const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
