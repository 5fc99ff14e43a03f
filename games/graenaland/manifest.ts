import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  name: 'graenaland',
  order: 2,
  title: 'Graenaland',
  authors: 'Vláda Chvátil; Milan Vavroň',
  owner: '© 2006 Vláda Chvátil, © 2006 ALTAR',
  year: 2006,
  seats: { min: 3, max: 5 },
  line: {
    en: 'Settlers on a cold coast share what the land yields, by proposal and vote.',
    cs: 'Osadníci na studeném pobřeží se dělí o výnosy země návrhem a hlasováním.',
    de: 'Siedler an einer kalten Küste teilen den Ertrag des Landes, durch Vorschlag und Abstimmung.',
  },
  intro: {
    en: [
      'Houses of settlers spread along the fjords. A territory yields resources to all who live there, and they must agree who gets what.',
      'One makes a proposal, the others vote by their strength. Who is left out goes away with nothing, or comes back with a hero.',
      'What is gained is built into houses, settlements and markets, and into goals that bring victory.',
    ],
    cs: [
      'Rody osadníků se šíří podél fjordů. Území dává suroviny všem, kdo na něm žijí, a ti se musí dohodnout, kdo dostane co.',
      'Jeden navrhne rozdělení, ostatní hlasují svou silou. Kdo vyjde naprázdno, odejde bez ničeho, anebo se vrátí s hrdinou.',
      'Ze zisku se staví domy, osady a tržiště a plní se cíle, které vedou k vítězství.',
    ],
    de: [
      'Siedlerfamilien breiten sich entlang der Fjorde aus. Ein Gebiet gibt Rohstoffe an alle, die dort leben, und sie müssen sich einigen, wer was bekommt.',
      'Einer macht einen Vorschlag, die anderen stimmen mit ihrer Stärke ab. Wer leer ausgeht, zieht ohne etwas ab oder kommt mit einem Helden zurück.',
      'Aus dem Gewinn entstehen Häuser, Siedlungen und Märkte, und Ziele, die zum Sieg führen.',
    ],
  },
};
