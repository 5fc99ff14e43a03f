import type { VeronaOrderTexts } from '../en/orders.ts';

export const de: VeronaOrderTexts = {
  'place-in-order': {
    title: 'Die ersten Anhänger in dieser Reihenfolge aufstellen',
    hint: 'Besetzte und nicht erlaubte Straßen werden übersprungen; nach der letzten kommt die erste leere Straße der Liste.',
  },
  'show-when-able': {
    title: 'Aufgaben zeigen, sobald ich kann',
    hint: 'Wähle die Aufgaben in der Reihenfolge, in der du sie zeigen willst. Nicht gewählte bleiben auf deiner Hand.',
  },
  'show-none': {
    title: 'Keine Aufgaben zeigen, bis ich es ändere',
    hint: 'Deine Aufgaben bleiben geheim, und das Spiel geht ohne Nachfrage weiter.',
  },
  'pick-in-order': {
    title: 'Straßen dieser Runde in dieser Reihenfolge wählen',
    hint: 'Danach kommen die übrigen Straßen mit Marken in der Reihenfolge der Liste.',
  },
  'cards-as-planned': {
    title: 'Karten dieser Runde wie geplant',
    hint: 'Eine Karte für deine eigene Intrige und eine, die du bei anderen rätst.',
  },
  'bid-as-planned': {
    title: 'In den Straßen dieser Runde wie geplant bieten',
    hint: 'Florin für Bestechung, Söldner für Gewalt, nie mehr, als du hast. In einer Straße, die du auslässt, bietest du nichts.',
  },
  'hire-no-more': {
    title: 'In weiteren Aufrüstungsrunden niemanden anwerben',
    hint: 'Nach der ersten Anwerbung jeder Spielrunde wirst du weiterhin gefragt.',
  },
  'call-no-more': {
    title: 'Keine weitere Aufrüstungsrunde ausrufen',
    hint: 'Andere können trotzdem eine ausrufen.',
  },
};
