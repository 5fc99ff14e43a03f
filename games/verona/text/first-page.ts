import type { FirstPage } from '@tavola/web/rules/text/types.ts';
import { verona } from '../rules/index.ts';

const VIA_ROMA = 9;
const VIA_SOTTORIVA = 2;
const SEATS = 3;
/** The place of a seat's allies in the table's list. */
const at = (street: number, seat: number): string => String(street * SEATS + seat);

export const firstPage: FirstPage = {
  goal: {
    en: 'You lead one of the noble houses of Verona. Your allies live in its streets. With allies in the right places you take buildings, accomplish secret missions and earn florins. Streets, buildings and shown missions score, and whoever has the most points at the end wins.',
    cs: 'Stojíš v čele jednoho z veronských šlechtických rodů. V ulicích žijí tvoji přívrženci; máš-li je na správných místech, zabíráš budovy, plníš tajné úkoly a vyděláváš floriny. Body přinášejí ulice, budovy a ukázané úkoly a vyhrává, kdo jich má na konci nejvíce.',
    de: 'Du führst eines der Adelshäuser von Verona. In den Straßen leben deine Anhänger; stehen sie an den richtigen Stellen, besetzt du Gebäude, erfüllst geheime Aufgaben und verdienst Florin. Straßen, Gebäude und gezeigte Aufgaben bringen Punkte, und wer am Ende die meisten hat, gewinnt.',
  },
  round: [
    {
      title: { en: 'A building', cs: 'Budova', de: 'Ein Gebäude' },
      text: {
        en: 'One more building is put on offer.',
        cs: 'Do nabídky přibude další budova.',
        de: 'Ein weiteres Gebäude kommt ins Angebot.',
      },
    },
    {
      title: { en: 'Secret plans', cs: 'Tajné plány', de: 'Geheime Pläne' },
      text: {
        en: 'All lay action tokens at the same time: corruption wins an ally, violence drives one out, intrigue slips one in from next door, and bluffs mislead.',
        cs: 'Všichni současně položí žetony akcí: korupce přívržence získá, násilí cizího vyžene, intrika ho přivede ze sousední ulice a blafy matou.',
        de: 'Alle legen gleichzeitig Aktionsmarken: Bestechung gewinnt einen Anhänger, Gewalt vertreibt einen, Intrige schleust einen von nebenan ein, Bluffs führen in die Irre.',
      },
    },
    {
      title: { en: 'Street by street', cs: 'Ulici po ulici', de: 'Straße für Straße' },
      text: {
        en: 'Tokens are turned up. The others guess the intrigue, attackers bid in secret, defenders roll dice, and at most one action succeeds.',
        cs: 'Žetony se odkrývají. Intriku ostatní hádají, útočníci tajně nabízejí, obránci házejí kostkami a uspěje nejvýše jedna akce.',
        de: 'Die Marken werden aufgedeckt. Die anderen raten die Intrige, Angreifer bieten geheim, Verteidiger würfeln, und höchstens eine Aktion gelingt.',
      },
    },
    {
      title: { en: 'A mission', cs: 'Úkol', de: 'Eine Aufgabe' },
      text: {
        en: 'After each street you may show an accomplished mission, one a round, for a reward at once and points at the end.',
        cs: 'Po každé ulici můžeš ukázat splněný úkol, jeden za kolo: odměnu dostaneš hned, body na konci.',
        de: 'Nach jeder Straße darfst du eine erfüllte Aufgabe zeigen, eine je Runde: Die Belohnung gibt es sofort, die Punkte am Ende.',
      },
    },
    {
      title: { en: 'The round ends', cs: 'Konec kola', de: 'Ende der Runde' },
      text: {
        en: 'Each building goes to whoever has the most allies in its streets. Then all collect florins and may hire mercenaries.',
        cs: 'Každou budovu získá, kdo má v jejích ulicích nejvíc přívrženců. Potom všichni vyberou floriny a mohou najmout žoldáky.',
        de: 'Jedes Gebäude geht an den mit den meisten Anhängern in seinen Straßen. Dann erhalten alle Florin und dürfen Söldner anwerben.',
      },
    },
  ],
  end: {
    en: 'The game ends as soon as the fifth building is taken, usually after five to nine rounds.',
    cs: 'Hra končí, jakmile je zabrána pátá budova, obvykle po pěti až devíti kolech.',
    de: 'Das Spiel endet, sobald das fünfte Gebäude besetzt ist, meist nach fünf bis neun Runden.',
  },
  example: {
    title: {
      en: 'An example: one street',
      cs: 'Příklad: jedna ulice',
      de: 'Ein Beispiel: eine Straße',
    },
    game: verona,
    scenario: {
      game: 'verona',
      seats: SEATS,
      options: { first: 0 },
      at: 'V-C01:next-street',
      table: {
        round: 1,
        turn: 0,
        allies: {
          [at(10, 0)]: 1,
          [at(15, 0)]: 1,
          [at(5, 0)]: 1,
          [at(VIA_ROMA, 1)]: 1,
          [at(VIA_SOTTORIVA, 1)]: 1,
          [at(14, 1)]: 1,
          [at(VIA_ROMA, 2)]: 2,
          [at(11, 2)]: 1,
        },
        supply: [13, 13, 13],
        mercenaries: [0, 1, 0],
        tokens: { [VIA_ROMA]: 7, [VIA_SOTTORIVA]: 2 },
      },
      hands: {
        0: { plan: { [VIA_ROMA]: 0 } },
        1: { plan: { [VIA_ROMA]: 1, [VIA_SOTTORIVA]: 3 } },
        2: { plan: { [VIA_ROMA]: 3 } },
      },
      rolls: [
        [8, 2],
        [8, 3],
        [8, 3],
        [8, 5],
      ],
      answers: [{ seat: 0, answer: VIA_ROMA }, { all: [12, 1, null] }],
      expect: { events: [{ t: 'succeeded', by: 0, action: 'corruption' }] },
    },
    seat: 0,
    names: ['Giulia', 'Marco', 'Tebaldo'],
    texts: [
      {
        en: 'You are Giulia. Three tokens lie face down in Via Roma, yours among them. Marco has one ally there, Tebaldo has two. It is your turn to pick a street.',
        cs: 'Hraješ za Giulii. Ve Via Roma leží lícem dolů tři žetony, jeden z nich tvůj. Marco tam má jednoho přívržence, Tebaldo dva. Vybíráš ulici ty.',
        de: 'Du bist Giulia. In der Via Roma liegen drei Marken verdeckt, eine davon ist deine. Marco hat dort einen Anhänger, Tebaldo zwei. Du wählst die Straße.',
      },
      {
        en: 'You pick Via Roma, and the tokens are turned up. Your corruption and Marco’s violence make you both attackers. Tebaldo only bluffed, but he has allies here, so he defends.',
        cs: 'Vybíráš Via Roma a žetony se odkryjí. Tvoje korupce a Marcovo násilí z vás dělají útočníky. Tebaldo jen blafoval, ale má tu přívržence, takže se brání.',
        de: 'Du wählst die Via Roma, und die Marken werden aufgedeckt. Deine Bestechung und Marcos Gewalt machen euch beide zu Angreifern. Tebaldo hat nur geblufft, hat hier aber Anhänger und verteidigt sich deshalb.',
      },
      {
        en: 'You bid 12 florins, Marco one mercenary. His strength is 5 plus two dice, 2 and 3, so 10 against your 12. Tebaldo rolls one die for each of his two allies, 3 and 5: that is 8, too little. Your corruption succeeds, and an ally of yours moves in. Everything you both bid is gone.',
        cs: 'Nabízíš 12 florinů, Marco jednoho žoldáka. Jeho síla je 5 a dvě kostky, 2 a 3, tedy 10 proti tvým 12. Tebaldo hází jednou kostkou za každého ze svých dvou přívrženců, 3 a 5: to je 8 a nestačí to. Tvoje korupce uspěla a do ulice přibude tvůj přívrženec. O vše nabídnuté jste oba přišli.',
        de: 'Du bietest 12 Florin, Marco einen Söldner. Seine Stärke ist 5 plus zwei Würfel, 2 und 3, also 10 gegen deine 12. Tebaldo würfelt mit einem Würfel für jeden seiner zwei Anhänger, 3 und 5: Das macht 8 und reicht nicht. Deine Bestechung gelingt, und ein Anhänger von dir zieht ein. Was ihr geboten habt, ist verloren.',
      },
    ],
  },
};
