import type { VeronaQuestionTexts } from '../en/questions.ts';

export const de: VeronaQuestionTexts = {
  'first-ally': {
    ask: 'Setze einen Anhänger in eine leere Straße.',
    hint: 'Nicht ins Zentrale Stadtviertel. Sieh nach, wo deine Aufgaben liegen.',
    others: 'setzt einen Anhänger',
  },
  plan: {
    ask: 'Lege heimlich deine Aktionschips.',
    hint: 'Höchstens einen eigenen je Straße. Du musst nicht alle neun legen.',
    others: 'Planung',
  },
  'next-token': {
    ask: 'Lege einen Chip oder beende das Planen.',
    hint: 'Wer fertig ist, plant in dieser Runde nicht mehr.',
    others: 'legt einen Chip',
  },
  'next-street': {
    ask: 'Wähle die Straße, die jetzt ausgewertet wird.',
    hint: 'Jede Straße mit Chips, eigenen oder fremden.',
    others: 'wählt die nächste Straße',
  },
  'acting-ally': {
    ask: 'Welcher Anhänger intrigiert? Ziel: {street}.',
    hint: 'Er kommt aus einer Nachbarstraße. Wird die Intrige durchschaut, ist er verloren.',
    others: 'nennt den Anhänger für die Intrige',
  },
  cards: {
    ask: 'Wähle eine Intrigenkarte. Straße: {street}.',
    hint: 'Der Intrigant spielt sie, die anderen raten. Rät jemand richtig, misslingt die Intrige.',
    others: 'Kartenwahl',
  },
  'try-again': {
    ask: 'Die Intrige ist durchschaut. Noch einmal versuchen?',
    hint: 'Santa Susanna erlaubt es: derselbe Anhänger, neue Karte, neues Raten.',
    others: 'entscheidet über den zweiten Versuch',
  },
  bids: {
    ask: 'Wie viel bietest du? Straße: {street}.',
    hint: 'Alles Gebotene ist verloren, wer immer gewinnt. Wer nichts bietet, hat keinen Erfolg.',
    others: 'Gebote',
  },
  victim: {
    ask: 'Wessen Anhänger wird vertrieben? Straße: {street}.',
    hint: 'Deine Gewalt hatte Erfolg und kann nicht abgelehnt werden.',
    others: 'wählt ein Opfer',
  },
  murdered: {
    ask: 'Wessen Anhänger wird ermordet? Straße: {street}.',
    hint: 'Jede Farbe, die da ist, auch die eigene.',
    others: 'wählt ein Opfer',
  },
  scared: {
    ask: 'Wessen Anhänger werden abgeschreckt? Straße: {street}.',
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
  'take-step': {
    ask: 'Ziehe einen Anhänger in eine Nachbarstraße oder höre auf.',
    hint: 'Belohnung deiner Aufgabe: bis zu zwei Schritte.',
    others: 'macht einen Schritt',
  },
  'remove-one': {
    ask: 'Entferne einen Anhänger eines anderen.',
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
    hint: 'Alle Gebote sind verloren. Das einzige höchste erhält es, wenn es mindestens 25 ist.',
    others: 'Gebote für das Municipio',
  },
  hire: {
    ask: 'Wie viele Söldner wirbst du an?',
    hint: 'Fünf Florin je Söldner.',
    others: 'Anwerben von Söldnern',
  },
  'another-go': {
    ask: 'Zu weiterer Aufrüstung rufen?',
    hint: 'Ein Ruf genügt, dann dürfen alle noch einmal anwerben.',
    others: 'entscheidet über weitere Aufrüstung',
  },
};
