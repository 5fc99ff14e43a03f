import type { QuestionText } from '@tavola/web/text/game.ts';
import type { InEach } from '@tavola/web/text/language.ts';

/** The questions of the rules; a test compares them with the scripts. */
export const QUESTIONS = [
  'first-ally',
  'plan',
  'next-token',
  'next-street',
  'acting-ally',
  'cards',
  'try-again',
  'bids',
  'victim',
  'murdered',
  'scared',
  'scatter',
  'show-mission',
  'take-step',
  'remove-one',
  'add-one',
  'municipio',
  'hire',
  'another-go',
] as const;
export type VeronaQuestion = (typeof QUESTIONS)[number];

/** `{street}` is the street being resolved, `{schemer}` who schemes. */
export const QUESTION_TEXTS: InEach<{ readonly [Q in VeronaQuestion]: QuestionText }> = {
  en: {
    'first-ally': {
      ask: 'Place an ally in an empty street.',
      hint: 'Not in the Central district. Look where your missions lie.',
      others: 'placing an ally',
    },
    plan: {
      ask: 'Lay your action tokens in secret.',
      hint: 'At most one of yours in a street. You need not lay all nine.',
      others: 'planning',
    },
    'next-token': {
      ask: 'Lay one token, or finish planning.',
      hint: 'Whoever finishes is out of the planning of this round.',
      others: 'laying a token',
    },
    'next-street': {
      ask: 'Pick the street to resolve now.',
      hint: 'Any street with tokens, yours or not.',
      others: 'picking the next street',
    },
    'acting-ally': {
      ask: 'Which ally schemes in {street}?',
      hint: 'It comes from a neighbouring street. If the intrigue is seen through, it is lost.',
      others: 'naming the scheming ally',
    },
    cards: {
      ask: 'Pick an intrigue card for {street}.',
      hint: 'The schemer plays it, the others guess it. If anyone guesses right, the intrigue fails.',
      others: 'picking cards',
    },
    'try-again': {
      ask: 'The intrigue was seen through. Try once more?',
      hint: 'Santa Susanna allows it: same ally, new card, new guesses.',
      others: 'deciding whether to try again',
    },
    bids: {
      ask: 'How much do you bid in {street}?',
      hint: 'All that is bid is lost, whoever wins. Who bids nothing cannot succeed.',
      others: 'bidding',
    },
    victim: {
      ask: 'Whose ally is driven from {street}?',
      hint: 'Your violence succeeded; it cannot be declined.',
      others: 'choosing a victim',
    },
    murdered: {
      ask: 'Whose ally is murdered in {street}?',
      hint: 'Any colour that is there, your own included.',
      others: 'choosing a victim',
    },
    scared: {
      ask: 'Whose allies are frightened out of {street}?',
      hint: 'All allies of one colour must leave; their owner spreads them.',
      others: 'choosing whom to frighten',
    },
    scatter: {
      ask: 'Lead your frightened allies to other streets.',
      hint: 'Only to streets where you have allies.',
      others: 'leading allies away',
    },
    'show-mission': {
      ask: 'Show an accomplished mission?',
      hint: 'One a round. Everybody who holds missions is asked, able or not.',
      others: 'missions may be shown',
    },
    'take-step': {
      ask: 'Move an ally to a neighbouring street, or stop.',
      hint: 'Reward of your mission: up to two steps.',
      others: 'taking a step',
    },
    'remove-one': {
      ask: 'Remove an ally of another player.',
      hint: 'From a street where you have an ally.',
      others: 'removing an ally',
    },
    'add-one': {
      ask: 'Add an ally to one of your streets.',
      hint: 'Reward of your mission.',
      others: 'adding an ally',
    },
    municipio: {
      ask: 'How many florins do you bid for Municipio?',
      hint: 'All bids are lost. The single highest takes it if it is at least 25.',
      others: 'bidding for Municipio',
    },
    hire: {
      ask: 'How many mercenaries do you hire?',
      hint: 'Five florins each.',
      others: 'hiring mercenaries',
    },
    'another-go': {
      ask: 'Call for another go of arming?',
      hint: 'One call is enough, then all may hire again.',
      others: 'deciding on another go of arming',
    },
  },
  cs: {
    'first-ally': {
      ask: 'Umísti přívržence do prázdné ulice.',
      hint: 'Ne do Centrální čtvrti. Podívej se, kde leží tvoje úkoly.',
      others: 'umístění přívržence',
    },
    plan: {
      ask: 'Tajně polož žetony akcí.',
      hint: 'Do ulice nejvýše jeden svůj. Nemusíš použít všech devět.',
      others: 'plánování',
    },
    'next-token': {
      ask: 'Polož jeden žeton, nebo skonči s plánováním.',
      hint: 'Kdo skončí, v tomto kole už neplánuje.',
      others: 'pokládání žetonu',
    },
    'next-street': {
      ask: 'Vyber ulici, která se teď vyhodnotí.',
      hint: 'Kteroukoli ulici s žetony, i cizími.',
      others: 'výběr další ulice',
    },
    'acting-ally': {
      ask: 'Který přívrženec intrikuje? Cíl: {street}.',
      hint: 'Přichází ze sousední ulice. Bude-li intrika prohlédnuta, přijdeš o něj.',
      others: 'určení intrikujícího přívržence',
    },
    cards: {
      ask: 'Vyber kartu intriky. Ulice: {street}.',
      hint: 'Intrikán ji hraje, ostatní ji hádají. Uhodne-li ji někdo, intrika selže.',
      others: 'výběr karet',
    },
    'try-again': {
      ask: 'Intrika byla prohlédnuta. Zkusit to znovu?',
      hint: 'Dovoluje to Santa Susanna: týž přívrženec, nová karta, nové tipy.',
      others: 'rozhodnutí o druhém pokusu',
    },
    bids: {
      ask: 'Kolik nabízíš? Ulice: {street}.',
      hint: 'Vše nabídnuté propadá, ať vyhraje kdokoli. Kdo nenabídne nic, nemůže uspět.',
      others: 'nabídky',
    },
    victim: {
      ask: 'Čí přívrženec je vyhnán? Ulice: {street}.',
      hint: 'Tvoje násilí uspělo a nelze je odmítnout.',
      others: 'výběr oběti',
    },
    murdered: {
      ask: 'Čí přívrženec je zavražděn? Ulice: {street}.',
      hint: 'Kterákoli přítomná barva, i tvoje vlastní.',
      others: 'výběr oběti',
    },
    scared: {
      ask: 'Čí přívrženci jsou zastrašeni? Ulice: {street}.',
      hint: 'Všichni přívrženci jedné barvy odejdou; rozmístí je jejich majitel.',
      others: 'výběr zastrašených',
    },
    scatter: {
      ask: 'Odveď zastrašené přívržence do jiných ulic.',
      hint: 'Jen tam, kde už své přívržence máš.',
      others: 'odvádění přívrženců',
    },
    'show-mission': {
      ask: 'Ukázat splněný úkol?',
      hint: 'Jeden za kolo. Ptáme se každého, kdo nějaký úkol drží.',
      others: 'lze ukázat úkol',
    },
    'take-step': {
      ask: 'Přesuň přívržence do sousední ulice, nebo skonči.',
      hint: 'Odměna za úkol: až dva kroky.',
      others: 'přesun přívržence',
    },
    'remove-one': {
      ask: 'Odstraň přívržence jiného hráče.',
      hint: 'Z ulice, kde máš vlastního.',
      others: 'odstranění přívržence',
    },
    'add-one': {
      ask: 'Přidej přívržence do některé své ulice.',
      hint: 'Odměna za úkol.',
      others: 'přidání přívržence',
    },
    municipio: {
      ask: 'Kolik florinů nabízíš za Municipio?',
      hint: 'Všechny nabídky propadají. Jediná nejvyšší je získá, je-li aspoň 25.',
      others: 'nabídky za Municipio',
    },
    hire: {
      ask: 'Kolik žoldáků najímáš?',
      hint: 'Jeden stojí pět florinů.',
      others: 'najímání žoldáků',
    },
    'another-go': {
      ask: 'Vyhlásit další kolo zbrojení?',
      hint: 'Stačí jeden hráč a všichni mohou najímat znovu.',
      others: 'rozhodnutí o dalším zbrojení',
    },
  },
  de: {
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
  },
};
