import type { VeronaQuestionTexts } from '../en/questions.ts';

export const de: VeronaQuestionTexts = {
  'first-ally': {
    ask: 'Setze einen Anhänger in eine leere Straße.',
    hint: 'Nicht ins Zentralviertel. Sieh nach, wo deine Aufgaben liegen.',
    others: 'setzt einen Anhänger',
  },
  plan: {
    ask: 'Lege heimlich deine Aktionsmarken.',
    hint: 'Höchstens eine je Straße. Du musst nicht alle neun legen.',
    others: 'Planung',
  },
  'next-token': {
    ask: 'Lege eine Marke oder beende das Planen.',
    hint: 'Wer fertig ist, plant in dieser Runde nicht mehr.',
    others: 'legt eine Marke',
  },
  'next-street': {
    ask: 'Wähle die Straße, die jetzt ausgewertet wird.',
    hint: 'Jede Straße mit Marken, deinen oder fremden.',
    others: 'wählt die nächste Straße',
  },
  'acting-ally': {
    ask: 'Welcher Anhänger intrigiert? Ziel: {street}.',
    hint: 'Er kommt aus einer Nachbarstraße. Wird die Intrige erraten, ist er verloren.',
    others: 'nennt den Anhänger für die Intrige',
  },
  cards: {
    ask: 'Wähle eine Intrigenkarte. Straße: {street}.',
    hint: 'Der Intrigant spielt sie, die anderen raten. Rät jemand richtig, misslingt die Intrige.',
    others: 'Kartenwahl',
  },
  'try-again': {
    ask: 'Deine Intrige ist erraten. Noch einmal versuchen?',
    hint: 'Santa Susanna erlaubt es: derselbe Anhänger, neue Karte, neues Raten.',
    others: 'entscheidet über den zweiten Versuch',
  },
  bids: {
    ask: 'Wie viel bietest du? Straße: {street}.',
    hint: 'Was du bietest, ist verloren, ganz gleich, wer gewinnt. Wer nichts bietet, hat keinen Erfolg.',
    others: 'Gebote',
  },
  victim: {
    ask: 'Wessen Anhänger vertreibst du? Straße: {street}.',
    hint: 'Deine Gewalt hatte Erfolg: Du musst jemanden vertreiben.',
    others: 'wählt ein Opfer',
  },
  murdered: {
    ask: 'Wessen Anhänger lässt du ermorden? Straße: {street}.',
    hint: 'Jede Farbe, die dort steht, auch deine eigene.',
    others: 'wählt ein Opfer',
  },
  scared: {
    ask: 'Wessen Anhänger schreckst du ab? Straße: {street}.',
    hint: 'Alle Anhänger einer Farbe müssen gehen; ihr Besitzer verteilt sie.',
    others: 'wählt, wer abgeschreckt wird',
  },
  scatter: {
    ask: 'Führe deine abgeschreckten Anhänger in andere Straßen.',
    hint: 'Nur dorthin, wo du Anhänger hast.',
    others: 'führt Anhänger fort',
  },
  'show-mission': {
    ask: 'Eine erfüllte Aufgabe zeigen?',
    hint: 'Eine je Runde. Gefragt wird jeder, der Aufgaben hat, ob er kann oder nicht.',
    others: 'Aufgaben können gezeigt werden',
  },
  'name-mission': {
    ask: 'Eine erfüllte Aufgabe zeigen?',
    hint: 'Eine je Runde. Nennst du mehrere, wird die erste gezeigt, die erfüllt ist, wenn du an der Reihe bist.',
    others: 'Aufgaben können gezeigt werden',
  },
  'take-step': {
    ask: 'Ziehe einen Anhänger in eine Nachbarstraße oder höre auf.',
    hint: 'Belohnung deiner Aufgabe: bis zu zwei Schritte.',
    others: 'macht einen Schritt',
  },
  'remove-one': {
    ask: 'Entferne einen fremden Anhänger.',
    hint: 'Aus einer Straße, in der du einen Anhänger hast.',
    others: 'entfernt einen Anhänger',
  },
  'add-one': {
    ask: 'Füge einer deiner Straßen einen Anhänger hinzu.',
    hint: 'Belohnung deiner Aufgabe.',
    others: 'fügt einen Anhänger hinzu',
  },
  municipio: {
    ask: 'Wie viele Florin bietest du für das Municipio?',
    hint: 'Alle Gebote sind verloren. Das alleinige Höchstgebot erhält es, wenn es mindestens 25 beträgt.',
    others: 'Gebote für das Municipio',
  },
  hire: {
    ask: 'Wie viele Söldner wirbst du an?',
    hint: 'Fünf Florin je Söldner.',
    others: 'Anwerben von Söldnern',
  },
  'another-go': {
    ask: 'Eine weitere Aufrüstungsrunde ausrufen?',
    hint: 'Es genügt, wenn einer sie ausruft; dann dürfen alle noch einmal anwerben.',
    others: 'entscheidet über eine weitere Aufrüstungsrunde',
  },
};
