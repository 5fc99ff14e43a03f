import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  name: 'verona',
  order: 1,
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
      'In jeder Runde legen alle heimlich Aktionsmarken: Bestechung gewinnt einen Anhänger, Gewalt vertreibt einen, Intrige tut Schlimmeres, und Bluffs täuschen. Dann werden die Straßen nacheinander ausgewertet.',
      'Bestechung kostet Florin, Gewalt Söldner, und alles Gebotene ist verloren. Verteidiger würfeln, und eine Acht wird noch einmal gewürfelt. Eine Intrige gelingt, wenn niemand errät, welche von drei Karten gespielt wurde.',
      'Außerdem hat jeder geheime Aufgaben: drei Straßen, in denen er zugleich stehen soll.',
    ],
  },
};
