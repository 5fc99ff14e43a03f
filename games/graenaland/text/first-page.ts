import type { FirstPage } from '@tavola/web/rules/text/types.ts';
import { graenaland } from '../rules/index.ts';

const PLAINS = 1;
const SEATS = 3;
/** The place of a seat's settlements in the table's list. */
const at = (territory: number, seat: number): string => String(territory * SEATS + seat);
/** Kinds of cards with the back of the plains. */
const [GRAIN, LIVESTOCK, WOOD] = [0, 1, 2];

export const firstPage: FirstPage = {
  goal: {
    en: 'You are the chief of a clan that has landed on a wild northern island and means to stay. Settlements of several clans share the same land, so what it yields has to be shared by agreement. Whoever reaches three of the five goals first wins.',
    cs: 'Vedeš klan, který přistál na divokém severském ostrově a chce tu zůstat. Na jednom území mají osady různé klany, takže o to, co země vydá, se musíte podělit po dohodě. Vyhrává, kdo první splní tři z pěti cílů.',
    de: 'Du führst einen Clan, der auf einer wilden Insel im Norden gelandet ist und bleiben will. Auf demselben Gebiet siedeln mehrere Clans, also müsst ihr euch einigen, wie ihr den Ertrag teilt. Wer als Erster drei der fünf Ziele erreicht, gewinnt.',
  },
  round: [
    {
      title: { en: 'The land yields', cs: 'Země plodí', de: 'Das Land bringt Ertrag' },
      text: {
        en: 'Every inhabited territory brings resource cards, which lie beside it for all.',
        cs: 'Každé obydlené území přinese karty surovin; zatím leží vedle něj a nepatří nikomu.',
        de: 'Jedes bewohnte Gebiet bringt Rohstoffkarten; sie liegen neben ihm und gehören noch niemandem.',
      },
    },
    {
      title: { en: 'Heroes move', cs: 'Pohyb hrdinů', de: 'Helden ziehen' },
      text: {
        en: 'All clans but the main player’s secretly send one hero on the way: heroes bring votes where they stand.',
        cs: 'Všechny klany kromě hlavního hráče tajně pošlou jednoho hrdinu: kde hrdina stojí, tam přináší hlasy.',
        de: 'Alle Clans außer dem des aktiven Spielers schicken heimlich einen Helden los: Wo ein Held steht, bringt er Stimmen.',
      },
    },
    {
      title: { en: 'Sharing by vote', cs: 'Hlasování o dělení', de: 'Abstimmen über die Verteilung' },
      text: {
        en: 'One by one the others propose who gets which cards of a territory. Everybody with votes there votes; more than half carries.',
        cs: 'Ostatní jeden po druhém navrhnou, kdo dostane které karty z některého území. Hlasují všichni, kdo tam mají hlasy, a rozhoduje nadpoloviční většina.',
        de: 'Die anderen schlagen der Reihe nach vor, wer welche Karten eines Gebiets bekommt. Alle mit Stimmen dort stimmen ab; mehr als die Hälfte entscheidet.',
      },
    },
    {
      title: { en: 'One clan builds', cs: 'Staví jeden klan', de: 'Ein Clan baut' },
      text: {
        en: 'The main player, who has the ship, builds: settlements, buildings, a stronger army, and works that serve everybody and may be paid together.',
        cs: 'Hlavní hráč, který má loď, staví: osady, budovy, silnější vojsko a stavby, které slouží všem a lze je zaplatit společně.',
        de: 'Der aktive Spieler, der das Schiff hat, baut: Siedlungen, Gebäude, ein stärkeres Heer und Bauwerke, die allen dienen und gemeinsam bezahlt werden können.',
      },
    },
    {
      title: { en: 'The ship sails on', cs: 'Loď pluje dál', de: 'Das Schiff zieht weiter' },
      text: {
        en: 'The next player becomes the main player, and a new round begins.',
        cs: 'Hlavním hráčem se stává další v pořadí a začíná nové kolo.',
        de: 'Der Nächste wird aktiver Spieler, und eine neue Runde beginnt.',
      },
    },
  ],
  end: {
    en: 'Whoever has reached three goals at the end of their own building phase may declare victory. In the expert game victory cards give the goals points, and six of them win.',
    cs: 'Kdo má na konci své fáze stavby splněny tři cíle, může oznámit vítězství. V expertní hře dávají cíle body podle karet vítězných bodů a k výhře jich stačí šest.',
    de: 'Wer am Ende seiner Bauphase drei Ziele erreicht hat, darf den Sieg verkünden. Im Expertenspiel geben Siegpunktkarten den Zielen Punkte, und sechs davon gewinnen.',
  },
  example: {
    title: {
      en: 'An example: a proposal and a vote',
      cs: 'Příklad: návrh a hlasování',
      de: 'Ein Beispiel: Vorschlag und Abstimmung',
    },
    game: graenaland,
    scenario: {
      game: 'graenaland',
      seats: SEATS,
      at: 'round/G-D02:proposal',
      current: 1,
      table: {
        round: 2,
        ship: 0,
        first: 0,
        settlements: {
          [at(PLAINS, 0)]: 2,
          [at(PLAINS, 1)]: 2,
          [at(PLAINS, 2)]: 1,
          [at(0, 1)]: 1,
          [at(2, 0)]: 1,
          [at(2, 2)]: 1,
        },
        beside: { [PLAINS]: [GRAIN, GRAIN, LIVESTOCK, WOOD] },
      },
      answers: [{ seat: 1, answer: { branch: 1, answer: [PLAINS, [1, 1, 2, 1]] } }, { all: [0, 1, 1] }],
      expect: { events: [{ t: 'vote', yes: [1, 2], no: [0], carried: true }] },
    },
    seat: 1,
    names: ['Erik', 'Freydis', 'Thorvald'],
    texts: [
      {
        en: 'You are Freydis. Beside the plains lie two grain, one livestock and one wood. A settlement gives a vote: you have two votes here, Erik has two, Thorvald one. Nobody can decide alone.',
        cs: 'Hraješ za Freydis. Vedle plání leží dvě obilí, jeden dobytek a jedno dřevo. Každá osada dává hlas: ty tu máš dva, Erik dva a Thorvald jeden. Sám tedy nerozhodne nikdo.',
        de: 'Du bist Freydis. Neben der Ebene liegen zwei Getreide, ein Vieh und ein Holz. Jede Siedlung gibt eine Stimme: Du hast hier zwei, Erik hat zwei, Thorvald eine. Allein entscheidet niemand.',
      },
      {
        en: 'You propose: the livestock for Thorvald, everything else for you, nothing for Erik. Until you spoke, nobody was allowed to talk about it; now everybody may.',
        cs: 'Navrhuješ: dobytek Thorvaldovi, všechno ostatní tobě, Erikovi nic. Dokud návrh nezazněl, nikdo o něm nesměl mluvit; teď můžou všichni.',
        de: 'Du schlägst vor: das Vieh für Thorvald, alles andere für dich, nichts für Erik. Bis du den Vorschlag gemacht hast, durfte niemand darüber reden; jetzt dürfen es alle.',
      },
      {
        en: 'Erik votes no with two votes. You and Thorvald vote yes with three: more than half of five, so the proposal carries and the cards are handed out. With nothing for Thorvald it would have failed.',
        cs: 'Erik je proti se dvěma hlasy. Ty a Thorvald jste pro se třemi: to je víc než polovina z pěti, návrh prošel a karty se rozdají. Kdyby Thorvald nic nedostal, nejspíš by neprošel.',
        de: 'Erik stimmt mit zwei Stimmen dagegen. Du und Thorvald stimmt mit drei Stimmen dafür: mehr als die Hälfte von fünf, also ist der Vorschlag angenommen, und die Karten werden verteilt. Ohne etwas für Thorvald wäre er wohl gescheitert.',
      },
    ],
  },
};
