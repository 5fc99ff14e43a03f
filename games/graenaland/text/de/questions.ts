import type { GraenalandQuestionTexts } from '../en/questions.ts';

export const de: GraenalandQuestionTexts = {
  agreement: {
    ask: 'Bist du mit dieser Insel einverstanden?',
    hint: 'Lehnt jemand ab, wird die übliche Insel ausgelegt.',
    others: 'Einigung über die Insel',
  },
  placement: {
    ask: 'Setze eine Siedlung an die Küste.',
    hint: 'Neben jedem Gebiet liegen zwei Karten: Wer als Dritter kommt, erhält keine, doch wer vor ihm da war, darf dann weiterfahren.',
    others: 'Siedlung setzen',
  },
  anchor: {
    ask: 'In {territory} ist kein Platz mehr. Lichtest du den Anker, oder bleibst du?',
    hint: 'Wo du anlegst, nimmst du noch eine Karte.',
    others: 'Anker lichten oder bleiben',
  },
  keep: {
    ask: 'Behalte eine deiner drei Siegpunktkarten.',
    hint: 'Jede erreichte Stufe ist ein Punkt; sechs Punkte gewinnen.',
    others: 'Siegpunktkarte behalten',
  },
  orders: {
    ask: 'Schicke heimlich einen deiner Helden los.',
    hint: 'Wähle Held und Richtung. Führt die Richtung ins Leere, bleibt er stehen.',
    others: 'geheime Befehle',
  },
  proposal: {
    ask: 'Schlage vor, wer die Karten eines Gebiets erhält, oder schlage nichts vor.',
    hint: 'Alle Karten dort, nur an Clans mit Stimmen dort. Mehr als die Hälfte der Stimmen muss zustimmen.',
    others: 'Vorschlag machen',
  },
  vote: {
    ask: '{who} macht einen Vorschlag für {territory}. Stimmst du zu?',
    hint: '{shares}. Deine Stimmen: {votes} von {all}; mehr als die Hälfte muss zustimmen.',
    others: 'Abstimmung über {territory}',
  },
  declaration: {
    ask: 'Erreichst du jetzt durch Bauen sechs Punkte?',
    hint: 'Alle werden heimlich gefragt. Wenn ja, liste alle Bauten mit Bezahlung auf; deine Karte bleibt verdeckt, bis du gewinnst.',
    others: 'geheime Verkündung des Sieges',
  },
  build: {
    ask: 'Was baust du?',
    hint: '{deeds}',
    others: 'Bauen',
  },
  help: {
    ask: 'Gemeinsames Bauwerk: {work}. Was bietest du an?',
    hint: 'Preis: {price}. Biete Karten an oder nichts. Alle Angebote werden zugleich gezeigt; deines kannst du ändern, bis der aktive Spieler abschließt.',
    others: 'Angebote für: {work}',
  },
  'joint-work': {
    ask: 'Gemeinsames Bauwerk: {work}. Baust du es, oder gibst du es auf?',
    hint: 'Preis: {price}. Bisher angeboten: {offers}. Die anderen dürfen ihre Angebote noch ändern.',
    others: 'gemeinsames Bauwerk: {work}',
  },
  favour: {
    ask: 'Du darfst einen Bau ausführen (überlassen von {who}).',
    hint: 'Mit deinen Karten, ohne Märkte. Du darfst ablehnen.',
    others: 'überlassener Bau',
  },
  victory: {
    ask: 'Verkündest du den Sieg?',
    hint: 'Erreichte Ziele: {goals}. Die anderen bauen noch einmal, dann hast du gewonnen.',
    others: 'Verkündung des Sieges',
  },
  offer: { ask: 'Karten für das gemeinsame Bauwerk anbieten', hint: '', others: 'Angebot' },
  promise: {
    ask: 'Ein Versprechen geben',
    hint: 'Einer Person für eine Runde. Alle sehen es; es bindet niemanden.',
    others: 'Versprechen',
  },
  judge: {
    ask: 'Sagen, ob ein Versprechen gehalten wurde',
    hint: 'Es wurde dir gegeben.',
    others: 'Urteil über ein Versprechen',
  },
};
