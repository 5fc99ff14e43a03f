import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  name: 'vendetta',
  order: 3,
  title: 'Vendetta',
  authors: 'Ecthelion²',
  owner: 'RPG Kuchyně 2008, rpgforum.cz',
  year: 2008,
  seats: { min: 2, max: 6 },
  line: {
    en: 'A drama of feuding houses, told by all players without a game master.',
    cs: 'Drama znepřátelených rodů, které vyprávějí všichni hráči bez vypravěče.',
    de: 'Ein Drama verfeindeter Häuser, von allen gemeinsam erzählt, ohne Spielleiter.',
  },
  intro: {
    en: [
      'Houses of a renaissance city build towers and nurse their hatred. Each player tells scenes in turn; the others take parts in them.',
      'What is at stake is written down as notes. Conflicts are decided by what each side puts in, and by dice.',
      'At the end there is a chronicle of what you have told together.',
    ],
    cs: [
      'Rody renesančního města stavějí věže a živí svou nenávist. Hráči střídavě vyprávějí scény a ostatní v nich hrají.',
      'O co jde, se zapisuje jako poznámky. O sporech rozhoduje, co kdo vsadí, a kostky.',
      'Na konci zůstane kronika toho, co jste spolu vyprávěli.',
    ],
    de: [
      'Häuser einer Renaissancestadt bauen Türme und nähren ihren Hass. Die Spieler erzählen abwechselnd Szenen, die anderen spielen darin mit.',
      'Worum es geht, wird als Notiz festgehalten. Über Konflikte entscheidet, was jede Seite einsetzt, und die Würfel.',
      'Am Ende bleibt eine Chronik dessen, was ihr gemeinsam erzählt habt.',
    ],
  },
};
