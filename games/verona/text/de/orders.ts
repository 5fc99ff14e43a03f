import type { VeronaOrderTexts } from '../en/orders.ts';

export const de: VeronaOrderTexts = {
  'show-when-able': {
    title: 'Aufgaben zeigen, sobald ich kann',
    hint: 'Wähle die Aufgaben in der Reihenfolge, in der du sie zeigen willst. Nicht gewählte bleiben auf deiner Hand.',
  },
  'show-none': {
    title: 'Keine Aufgaben zeigen, bis ich es ändere',
    hint: 'Deine Aufgaben bleiben geheim, und das Spiel geht ohne Nachfrage weiter.',
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
