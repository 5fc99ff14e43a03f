import { count } from '@tavola/web/text/language.ts';
import type { VeronaLabels } from '../en/labels.ts';

export const de: VeronaLabels = {
  points: n => count('de', n, ['Punkt', 'Punkte']),
  florins: n => count('de', n, ['Florin', 'Florin']),
  mercenaries: n => count('de', n, ['Söldner', 'Söldner']),
  nobody: 'Niemand',
  noMission: 'Keine',
  stop: 'Hier aufhören',
  yes: 'Ja',
  no: 'Nein',
  ready: 'Planen beenden',
  dealt: 'Deine Aufgaben: {missions}.',
  round: 'Runde {n}',
  phases: ['Planung', 'Straßen', 'Gebäude', 'Einnahmen'],
  preparation: 'Vorbereitung',
  nouns: {
    street: 'Straße',
    seat: 'Spieler',
    card: 'Karte',
    token: 'Aktionsmarke',
    mission: 'Aufgabe',
    missions: 'Aufgaben',
    move: 'Schritt',
    ally: 'Anhänger',
    'yes-no': 'Entscheidung',
    ready: 'Planen beenden',
    lay: 'Marke legen',
    florins: 'Florin',
    mercenaries: 'Söldner',
  },
  options: {
    planning: { title: 'Planung', values: { 'at-once': 'alle gleichzeitig und geheim', turns: 'reihum' } },
    redentore: { title: 'Redentore zahlt', values: { '2/4': '2 oder 4 Florin', '3/5': '3 oder 5 Florin' } },
    convento: {
      title: 'Convento begrenzt Gewalt',
      values: { everywhere: 'überall', involved: 'wo sein Besitzer beteiligt ist' },
    },
    talk: {
      title: 'Absprachen verboten',
      values: { book: 'während Karten geraten werden', silent: 'in allen geheimen Phasen' },
    },
    first: { title: 'Startspieler', values: {} },
  },
  sources: {
    alone: 'Straßen ohne andere',
    shared: 'Geteilte Straßen',
    buildings: 'Gebäude',
    missions: 'Aufgaben',
  },
};
