import { count } from '@tavola/web/text/language.ts';
import type { VeronaLabels } from '../en/labels.ts';

export const cs: VeronaLabels = {
  points: n => count('cs', n, ['bod', 'body', 'bodů']),
  florins: n => count('cs', n, ['florin', 'floriny', 'florinů']),
  mercenaries: n => count('cs', n, ['žoldák', 'žoldáci', 'žoldáků']),
  nobody: 'Nikdo',
  noMission: 'Žádný',
  stop: 'Tady skončit',
  yes: 'Ano',
  no: 'Ne',
  ready: 'Dokončit plánování',
  dealt: 'Tvoje úkoly: {missions}.',
  round: '{n}. kolo',
  phases: ['plán', 'ulice', 'budovy', 'zisk'],
  preparation: 'Příprava',
  nouns: {
    street: 'Ulice',
    seat: 'Hráč',
    card: 'Karta',
    guess: 'Tip',
    cards: 'Karty',
    token: 'Žeton',
    mission: 'Úkol',
    streets: 'Ulice',
    bids: 'Nabídky',
    bid: 'Nabídka',
    missions: 'Úkoly',
    move: 'Krok',
    ally: 'Přívrženec',
    'yes-no': 'Rozhodnutí',
    ready: 'Dokončit plánování',
    lay: 'Položit žeton',
    florins: 'Floriny',
    mercenaries: 'Žoldáci',
  },
  options: {
    planning: {
      title: 'Plánování',
      values: { 'at-once': 'všichni najednou a tajně', turns: 'střídavě po jednom žetonu' },
    },
    redentore: {
      title: 'Redentore vynáší',
      values: { '2/4': '2 nebo 4 floriny', '3/5': '3 nebo 5 florinů' },
    },
    convento: {
      title: 'Convento omezuje násilí',
      values: { everywhere: 'všude', involved: 'tam, kde se střetu účastní jeho majitel' },
    },
    talk: {
      title: 'Mluvit se nesmí',
      values: { book: 'když se hádají karty', silent: 've všech tajných fázích' },
    },
    first: { title: 'Začínající hráč', values: {} },
  },
  sources: { alone: 'Ulice bez soupeřů', shared: 'Sdílené ulice', buildings: 'Budovy', missions: 'Úkoly' },
};
