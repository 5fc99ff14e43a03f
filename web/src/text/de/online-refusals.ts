import type { OnlineRefusals } from '../en/online-refusals.ts';

export const de: OnlineRefusals = {
  'no-server': 'Unter dieser Adresse antwortet kein Server. An diesem Gerät lässt sich weiter spielen.',
  'no-such-table': 'Diesen Tisch gibt es nicht, oder dieser Link führt nicht mehr dorthin.',
  'not-in-lobby': 'Die Partie hat schon begonnen.',
  'no-free-seat': 'Es ist kein Platz mehr frei.',
  'seat-taken': 'Dort sitzt schon jemand.',
  'name-taken': 'Diesen Namen hat am Tisch schon jemand.',
  'name-alike': 'Dieser Name sieht fast aus wie ein anderer am Tisch. Wähl einen anderen.',
  'bad-name':
    'Ein Name braucht mindestens einen Buchstaben oder eine Ziffer und keine ungewöhnlichen Zeichen.',
  'empty-seat': 'Ein Platz ist noch frei. Lade jemanden ein oder setz einen Bot dorthin.',
  'not-host': 'Das kann nur der Gastgeber des Tisches.',
  'no-such-bot': 'Einen solchen Bot gibt es hier nicht.',
  'not-over': 'Die Partie ist noch nicht zu Ende.',
  paused: 'Die Partie ist unterbrochen.',
  'too-fast': 'Das war etwas schnell. Versuch es gleich noch einmal.',
  'too-many-changes': 'Diese Antwort wurde schon sehr oft geändert. Jetzt gilt sie.',
  'match-full': 'Die Partie ist zu groß geworden, um noch etwas aufzunehmen. Sie lässt sich beenden.',
  'broken-match':
    'Der Server kann diese Partie nicht laden. Sie lässt sich als Datei speichern, und der Tisch lässt sich löschen.',
  'server-full': 'Der Server hat keinen Platz mehr für Neues. Begonnene Partien gehen weiter.',
  'too-much-stored': 'Von dieser Adresse wurde sehr viel gespeichert. In ein paar Stunden ist wieder Platz.',
  'table-full':
    'An diesem Tisch wurden so viele Partien gespielt, dass keine mehr Platz hat. Stell einen neuen auf.',
  busy: 'Der Server ist gerade stark belastet. Versuch es gleich noch einmal.',
  'talk-closed': 'Solange dies entschieden wird, erlauben die Regeln kein Gespräch.',
  'no-such-seat': 'Auf diesem Platz ist niemand.',
  'not-gone': 'Diese Person hat den Tisch noch nicht lange genug warten lassen.',
  'own-seat': 'Über den eigenen Platz lässt sich das nicht vorschlagen.',
  'not-playing': 'Es wird keine Partie gespielt.',
  'not-paused': 'Die Partie ist nicht unterbrochen.',
  playing: 'Das geht nur, wenn keine Partie gespielt wird.',
  'no-seat': 'Das können nur die, die am Tisch sitzen.',
  'too-many': 'Zu viel auf einmal von dieser Adresse. Versuch es in einer Minute.',
  failed: 'Auf dem Server ging etwas schief. Nichts Bestätigtes ist verloren; versuch es noch einmal.',
  stopping: 'Der Server startet gerade neu. Versuch es gleich noch einmal.',
};
