import type { InEach } from './language.ts';

/** What the home page tells of each game, in our words. */
export interface About {
  readonly name: string;
  readonly title: string;
  readonly authors: string;
  readonly owner: string;
  readonly year: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly line: InEach;
  /** The one-minute introduction, by paragraphs. */
  readonly intro: InEach<readonly string[]>;
}

export const GAMES: readonly About[] = [
  {
    name: 'verona',
    title: 'Verona',
    authors: 'Petr Chval; Prokop Smetana',
    owner: '© 2010 Czech Board Games',
    year: 2010,
    seats: { min: 2, max: 5 },
    line: {
      en: 'Noble houses fight for the streets of Verona: with money, daggers and whispers.',
      cs: 'Šlechtické rody bojují o ulice Verony: penězi, dýkami a šeptandou.',
      de: 'Adelshäuser ringen um die Straßen Veronas: mit Geld, Dolchen und Geflüster.',
    },
    intro: {
      en: [
        'You lead a noble house. Your allies stand in the streets of the town, and whoever has the most of them around a building takes it. When the fifth building is taken, the game ends and points are counted.',
        'Each round all lay tokens in secret: corruption to win a new ally, violence to drive one out, intrigue to do something worse, and bluffs to mislead. Then the streets are resolved one by one.',
        'Corruption is paid in florins, violence in mercenaries, and all that is bid is lost. Defenders roll dice, and an eight is rolled again. An intrigue works unless somebody guesses which of three cards was played.',
        'Besides, everybody holds secret missions: three streets in which to stand at the same time.',
      ],
      cs: [
        'Vedeš šlechtický rod. Tvoji přívrženci stojí v ulicích města, a kdo jich má kolem budovy nejvíc, ten ji zabere. Pátou zabranou budovou hra končí a počítají se body.',
        'V každém kole všichni tajně pokládají žetony: korupci, která získá nového přívržence, násilí, které jiného vyžene, intriku, která umí i horší věci, a blafy, které matou. Potom se ulice jedna po druhé vyhodnotí.',
        'Korupce se platí floriny, násilí žoldáky a vše nabídnuté propadá. Obránci házejí kostkami a osmička se hází znovu. Intrika vyjde, pokud nikdo neuhodne, která ze tří karet byla zahrána.',
        'Každý má navíc tajné úkoly: tři ulice, ve kterých má stát zároveň.',
      ],
      de: [
        'Du führst ein Adelshaus. Deine Anhänger stehen in den Straßen der Stadt, und wer rund um ein Gebäude die meisten hat, besetzt es. Mit dem fünften besetzten Gebäude endet das Spiel und die Punkte werden gezählt.',
        'In jeder Runde legen alle heimlich Chips: Bestechung gewinnt einen Anhänger, Gewalt vertreibt einen, Intrige tut Schlimmeres, und Bluffs täuschen. Dann werden die Straßen nacheinander ausgewertet.',
        'Bestechung kostet Florin, Gewalt Söldner, und alles Gebotene ist verloren. Verteidiger würfeln, und eine Acht wird noch einmal gewürfelt. Eine Intrige gelingt, wenn niemand errät, welche von drei Karten gespielt wurde.',
        'Außerdem hat jeder geheime Aufgaben: drei Straßen, in denen er zugleich stehen soll.',
      ],
    },
  },
  {
    name: 'graenaland',
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
  },
  {
    name: 'vendetta',
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
  },
];
