import type { VendettaQuestionTexts } from '../en/questions.ts';

export const de: VendettaQuestionTexts = {
  city: {
    ask: 'Wie heißt die Stadt?',
    hint: 'Das Los fiel auf dich, also schreib es auf. Frag die anderen.',
    others: 'gibt der Stadt einen Namen',
  },
  house: {
    ask: 'Gründe dein Haus.',
    hint: 'Ein Name, ein Oberhaupt und 3, 2 und 1 für Turm, Rose und Freund. Die Werte bleiben.',
    others: 'gründet ein Haus',
  },
  naming: {
    ask: 'Benenne den Ort mit Wert {value}.',
    hint: 'Wer dort eine Szene eröffnet, erhält bei einem Sieg {value} und zahlt bei einer Niederlage ebenso viel.',
    others: 'benennt einen Ort',
  },
  veto: {
    ask: 'Darf der Ort mit Wert {value} „{name}“ heißen?',
    hint: 'Ist mehr als die Hälfte der anderen dagegen, wird ein anderer gesucht.',
    others: 'beurteilt den Namen „{name}“',
  },
  layout: {
    ask: 'Lege deine ersten Nebenfiguren und Requisiten aus.',
    hint: 'Bis zu 12 deiner 24 Punkte, höchstens 6 in jedes. Der Rest ist deine Reserve. Alles wird zugleich gezeigt.',
    others: 'legt erste Figuren und Requisiten aus',
  },
  'carry-over': {
    ask: 'Was bleibt aus der alten Geschichte zurück?',
    hint: 'Wählst du nichts aus, kommt alles mit. Was auch nur einer von euch auswählt, bleibt zurück.',
    others: 'entscheidet, was aus der alten Geschichte mitkommt',
  },
  epilogue: {
    ask: 'Schreib einen Epilog für dein Haus.',
    hint: 'Er beschließt die Chronik. Du kannst ihn leer lassen.',
    others: 'schreibt einen Epilog',
  },
  'lock-up': {
    ask: 'Der Fürst zürnt dir. Wer wird eingesperrt?',
    hint: 'Bis zum Ende der Runde. Ist es dein Oberhaupt, kannst du nur am Ort der Haft eine Szene eröffnen.',
    others: 'ist in Ungnade und wählt, wer eingesperrt wird',
  },
  arrest: {
    ask: 'Wo wird dein Oberhaupt festgehalten?',
    hint: 'Ein Ort ohne Wert; deine Szene dieser Runde kann nur dort sein.',
    others: 'benennt den Ort der Haft',
  },
  turn: {
    ask: 'Du bist am Zug: Was tust du?',
    hint: 'Lege aus, stärke und reiße ab, wie du willst, und eröffne eine Szene. Der Zug endet, wenn du es sagst.',
    others: 'ist am Zug',
  },
  'last-floor': {
    ask: 'Es ist dein letztes Stockwerk. Abreißen?',
    hint: 'Dein Haus fällt damit: Figuren und Requisiten werden neutral, die Reserve ist fort.',
    others: 'denkt über das letzte Stockwerk nach',
  },
  reaction: {
    ask: 'Jemand greift nach dem, was dir gehört. Wie reagierst du?',
    hint: 'Ein Requisit mit Macht 3 oder weniger, Punkte für den Wurf, beides oder nichts. Dann fallen die Würfel.',
    others: 'reagiert',
  },
  interruption: {
    ask: 'Die Würfel sind gefallen. Unterbrichst du?',
    hint: 'Ein oder zwei Stockwerke deines Turms, je ein Punkt. Einmal zwischen zwei deiner Züge.',
    others: 'denkt über eine Unterbrechung nach',
  },
  'last-floor-of-defender': {
    ask: 'Es ist dein letztes Stockwerk. Abreißen?',
    hint: 'In dieser Szene zählt es noch; dann fällt dein Haus.',
    others: 'denkt über das letzte Stockwerk nach',
  },
  close: {
    ask: 'Erzählt die Szene; schlage vor, sie zu schließen, wenn du das Deine gesagt hast.',
    hint: 'Das Ergebnis steht. Wie es dazu kam, erzählt ihr. Sie schließt, wenn niemand um mehr Zeit bittet.',
    others: 'erzählt, bis vorgeschlagen wird, die Szene zu schließen',
  },
  'have-your-say': {
    ask: 'Die Szene wartet auf dich. Bist du fertig?',
    hint: 'Sag erst, was du sagen willst; dann wird die Szene geschlossen.',
    others: 'hat noch etwas zu erzählen',
  },
  fate: {
    ask: 'Was wird aus {piece}?',
    hint: 'Tod, Verbannung, ein Kloster … Es kommt in die Chronik. Du darfst es offen lassen.',
    others: 'erzählt, was aus {piece} wird',
  },
  tell: {
    ask: 'Erzählen',
    hint: 'Als Erzähler oder mit der Stimme von jemandem in der Szene.',
    others: 'erzählt',
  },
  voice: {
    ask: 'Eine Stimme leihen: {object}',
    hint: 'Wer sich zuerst anbietet, spricht dafür und kann belohnt werden.',
    others: 'leiht eine Stimme',
  },
  hold: {
    ask: 'Um mehr Zeit bitten',
    hint: 'Die Szene bleibt offen, bis du fertig bist oder lange nichts erzählst.',
    others: 'bittet um mehr Zeit',
  },
  done: {
    ask: 'Ich habe alles gesagt',
    hint: 'Die Szene muss nicht mehr auf dich warten.',
    others: 'erzählt zu Ende',
  },
  reward: {
    ask: 'Belohnung vorschlagen',
    hint: 'Ein oder zwei Punkte für den, der besser erzählt hat, einmal je Szene.',
    others: 'schlägt eine Belohnung vor',
  },
  'reward-vote': {
    ask: 'Über die Belohnung abstimmen',
    hint: 'Sie gilt, wenn mehr als die Hälfte der Unbeteiligten zustimmt.',
    others: 'stimmt über eine Belohnung ab',
  },
  propose: {
    ask: 'Einigung vorschlagen',
    hint: 'Worauf sich alle einigen, steht über den Regeln: wer wohin gehört, wie viel es gibt, wie es endet.',
    others: 'schlägt eine Einigung vor',
  },
  vote: {
    ask: 'Über eine Einigung abstimmen',
    hint: 'Sie gilt, wenn alle zustimmen; eine einzige Ablehnung beendet sie.',
    others: 'stimmt über eine Einigung ab',
  },
  note: {
    ask: 'Notiz anbringen',
    hint: 'An einem Haus, einem Ort, einer Figur oder einem Requisit. Sie ändert keine Zahl.',
    others: 'schreibt eine Notiz',
  },
  'change-note': {
    ask: 'Deine Notiz ändern',
    hint: 'Ein leerer Text streicht sie.',
    others: 'ändert eine Notiz',
  },
  places: {
    ask: 'Benenne deine Orte.',
    hint: 'Wer dort eine Szene gewinnt, erhält ihren Wert; wer eine eröffnet und verliert, zahlt ebenso viel. Solange alle auslegen, dürfen die anderen gegen einen Namen sein.',
    others: 'benennt die eigenen Orte',
  },
  'veto-anew': {
    ask: 'Gegen welche der neuen Namen bist du?',
    hint: 'Ist mehr als die Hälfte der anderen gegen einen Namen, wird ein anderer gesucht.',
    others: 'urteilt über die neuen Namen',
  },
  'veto-place': {
    ask: 'Gegen einen Namen sein',
    hint: 'Ist mehr als die Hälfte der anderen dagegen, wird ein anderer gesucht. Schweigen lässt ihn gelten.',
    others: 'urteilt über die Namen',
  },
  'last-words': {
    ask: 'Darf die Szene schließen?',
    hint: 'Sie schließt, wenn alle einverstanden sind oder eine Weile niemand um mehr Zeit bittet. Auf das, was du zu schreiben begonnen hast, wird gewartet.',
    others: 'wird gefragt, ob die Szene schließen darf',
  },
  correct: {
    ask: 'Deine Worte berichtigen',
    hint: 'Bis die Szene schließt.',
    others: 'berichtigt die eigenen Worte',
  },
  veil: {
    ask: 'Einen Schleier darüberlegen',
    hint: 'Diese Worte liest nur, wer den Schleier hebt. Ein Grund ist nicht nötig.',
    others: 'legt einen Schleier über Worte',
  },
  strike: {
    ask: 'Das Streichen vorschlagen',
    hint: 'Ist mehr als die Hälfte aller dafür, sind die Worte fort.',
    others: 'schlägt vor, Worte zu streichen',
  },
  'strike-vote': {
    ask: 'Über das Streichen abstimmen',
    hint: 'Es entscheidet mehr als die Hälfte aller Spieler.',
    others: 'stimmt über das Streichen ab',
  },
  pause: {
    ask: 'Die Geschichte anhalten',
    hint: 'Jederzeit und ohne Grund. Es geht weiter, wenn alle es wollen.',
    others: 'hält die Geschichte an',
  },
  resume: {
    ask: 'Von mir aus geht es weiter',
    hint: 'Die Geschichte geht weiter, wenn alle das gesagt haben.',
    others: 'wartet auf die anderen',
  },
};

/** Where the first version of the rules asks something else. */
export const deOfRules1: Partial<VendettaQuestionTexts> = {
  close: {
    ask: 'Erzählt die Szene; schließe sie, wenn alle zu Wort gekommen sind.',
    hint: 'Das Ergebnis steht. Wie es dazu kam, erzählt ihr.',
    others: 'erzählt, bis die Szene geschlossen wird',
  },
  hold: {
    ask: 'Um mehr Zeit bitten',
    hint: 'Einmal je Szene: Sie bleibt offen, bis du fertig bist.',
    others: 'bittet um mehr Zeit',
  },
};
