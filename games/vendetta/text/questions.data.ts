import type { QuestionText } from '@tavola/web/text/game.ts';
import type { InEach } from '@tavola/web/text/language.ts';

/** The questions of the rules, then what may be done besides them; a test compares them with the game. */
export const QUESTIONS = [
  'city',
  'house',
  'naming',
  'veto',
  'layout',
  'lock-up',
  'arrest',
  'turn',
  'last-floor',
  'reaction',
  'interruption',
  'last-floor-of-defender',
  'close',
  'have-your-say',
  'fate',
  'tell',
  'voice',
  'hold',
  'done',
  'reward',
  'reward-vote',
  'propose',
  'vote',
  'note',
  'change-note',
  'pause',
  'resume',
] as const;
export type VendettaQuestion = (typeof QUESTIONS)[number];

/** `{value}` is the location's number, `{name}` its name; `{piece}` who went out, `{object}` what is at stake. */
export const QUESTION_TEXTS: InEach<{ readonly [Q in VendettaQuestion]: QuestionText }> = {
  en: {
    city: {
      ask: 'What is the city called?',
      hint: 'You were drawn to begin, so you write it down. Ask the others.',
      others: 'naming the city',
    },
    house: {
      ask: 'Make your house.',
      hint: 'A name, a head, and 3, 2 and 1 for Tower, Rose and Friend. The values never change.',
      others: 'making a house',
    },
    naming: {
      ask: 'Name the location worth {value}.',
      hint: 'Who wins a scene there gains {value}; who calls one and loses pays as much.',
      others: 'naming a location',
    },
    veto: {
      ask: 'May this location, worth {value}, be called “{name}”?',
      hint: 'If more than half of the others veto it, another name is sought.',
      others: 'judging the name “{name}”',
    },
    layout: {
      ask: 'Lay out your first side characters and props.',
      hint: 'Up to 12 of your 24 points, at most 6 in each. The rest is your reserve. All are shown at once.',
      others: 'laying out their first pieces',
    },
    'lock-up': {
      ask: 'The prince is angry with you. Who is locked up?',
      hint: 'Until the end of the round. If it is your head, you can call a scene only at the place of arrest.',
      others: 'in the prince’s disfavour, picks who is locked up',
    },
    arrest: {
      ask: 'Where is your head held?',
      hint: 'A place without a value; your scene of this round can only be there.',
      others: 'naming the place of arrest',
    },
    turn: {
      ask: 'Your turn: what do you do?',
      hint: 'Lay out, strengthen, pull down as you like, and call one scene. The turn ends when you say so.',
      others: 'taking a turn',
    },
    'last-floor': {
      ask: 'It is your last floor. Pull it down?',
      hint: 'Your house falls with it: its pieces become neutral, its reserve is gone.',
      others: 'thinking about the last floor',
    },
    reaction: {
      ask: 'They come for what is yours. How do you react?',
      hint: 'One prop worth at most 3, points for your roll, both, or neither. After that the dice fall.',
      others: 'reacting',
    },
    interruption: {
      ask: 'The dice have fallen. Do you interrupt?',
      hint: 'One or two floors of your tower, a point each. Once between two of your turns.',
      others: 'thinking about an interruption',
    },
    'last-floor-of-defender': {
      ask: 'It is your last floor. Pull it down?',
      hint: 'It counts in this scene; then your house falls.',
      others: 'thinking about the last floor',
    },
    close: {
      ask: 'Tell the scene; close it when all have had their say.',
      hint: 'The result stands. How it came about is yours to tell.',
      others: 'telling the scene, until the caller closes it',
    },
    'have-your-say': {
      ask: 'You held the scene open. Are you done?',
      hint: 'Say what you want to say first; then the scene is closed.',
      others: 'has something more to tell',
    },
    fate: {
      ask: 'What becomes of {piece}?',
      hint: 'Death, exile, a cloister … It is kept in the chronicle. You may leave it open.',
      others: 'telling what becomes of {piece}',
    },
    tell: {
      ask: 'Tell',
      hint: 'As narrator, or in the voice of somebody in the scene.',
      others: 'telling',
    },
    voice: {
      ask: 'Lend a voice to {object}',
      hint: 'The first who offers speaks for it, and can be rewarded.',
      others: 'lending a voice',
    },
    hold: {
      ask: 'Ask for more time',
      hint: 'Once in a scene: it stays open until you say that you are done.',
      others: 'asking for more time',
    },
    done: {
      ask: 'I have had my say',
      hint: 'The scene need not wait for you any more.',
      others: 'having a say',
    },
    reward: {
      ask: 'Propose a reward',
      hint: 'One or two points for who told it better, once a scene.',
      others: 'proposing a reward',
    },
    'reward-vote': {
      ask: 'Vote on the reward',
      hint: 'It passes if more than half of those not involved agree.',
      others: 'voting on a reward',
    },
    propose: {
      ask: 'Propose an agreement',
      hint: 'Whatever all agree on goes beyond the rules: who belongs where, how much there is, how it ends.',
      others: 'proposing an agreement',
    },
    vote: {
      ask: 'Vote on an agreement',
      hint: 'It happens if all agree; a single refusal ends it.',
      others: 'voting on an agreement',
    },
    note: {
      ask: 'Add a note',
      hint: 'To a house, a place, a character or a prop. It changes no number.',
      others: 'writing a note',
    },
    'change-note': {
      ask: 'Change your note',
      hint: 'An empty text strikes it out.',
      others: 'changing a note',
    },
    pause: {
      ask: 'Pause the story',
      hint: 'At any time, without a reason. It goes on when all want it to.',
      others: 'pausing the story',
    },
    resume: {
      ask: 'I am ready to go on',
      hint: 'The story goes on when everybody has said so.',
      others: 'waiting to go on',
    },
  },
  cs: {
    city: {
      ask: 'Jak se jmenuje město?',
      hint: 'Los padl na tebe, tak to zapiš. Zeptej se ostatních.',
      others: 'pojmenovává město',
    },
    house: {
      ask: 'Založ svůj rod.',
      hint: 'Jméno, hlava rodu a hodnoty 3, 2 a 1 pro Věž, Růži a Přítele. Hodnoty se už nezmění.',
      others: 'zakládá rod',
    },
    naming: {
      ask: 'Pojmenuj lokaci s hodnotou {value}.',
      hint: 'Kdo tam scénu vyhraje, získá {value}; kdo ji tam vyvolá a prohraje, tolik zaplatí.',
      others: 'pojmenovává lokaci',
    },
    veto: {
      ask: 'Smí se lokace s hodnotou {value} jmenovat „{name}“?',
      hint: 'Je-li proti více než polovina ostatních, hledá se jiné jméno.',
      others: 'posuzuje jméno „{name}“',
    },
    layout: {
      ask: 'Vylož první vedlejší postavy a rekvizity.',
      hint: 'Až 12 ze svých 24 bodů, do každé nejvýše 6. Zbytek je rezerva. Ukáže se vše najednou.',
      others: 'vykládá první postavy a rekvizity',
    },
    'lock-up': {
      ask: 'Princ se na tebe hněvá. Kdo půjde pod zámek?',
      hint: 'Do konce kola. Je-li to hlava rodu, lze scénu vyvolat jen v místě uvěznění.',
      others: 'v nemilosti prince volí, kdo půjde pod zámek',
    },
    arrest: {
      ask: 'Kde je hlava tvého rodu vězněna?',
      hint: 'Místo bez hodnoty; tvá scéna v tomto kole může být jen tam.',
      others: 'pojmenovává místo uvěznění',
    },
    turn: {
      ask: 'Jsi na tahu: co uděláš?',
      hint: 'Vykládej, posiluj a bourej podle libosti a vyvolej jednu scénu. Tah končí, až řekneš.',
      others: 'je na tahu',
    },
    'last-floor': {
      ask: 'Je to tvé poslední patro. Zbourat?',
      hint: 'Rod s ním padne: jeho postavy a rekvizity budou neutrální a rezerva propadne.',
      others: 'zvažuje osud posledního patra',
    },
    reaction: {
      ask: 'Jdou po tom, co je tvé. Jak zareaguješ?',
      hint: 'Jedna rekvizita s mocí nejvýše 3, body k hodu, obojí, nebo nic. Potom padnou kostky.',
      others: 'volí reakci',
    },
    interruption: {
      ask: 'Kostky padly. Přerušíš?',
      hint: 'Jedno nebo dvě patra vlastní věže, každé za bod. Jednou mezi dvěma svými tahy.',
      others: 'zvažuje přerušení',
    },
    'last-floor-of-defender': {
      ask: 'Je to tvé poslední patro. Zbourat?',
      hint: 'V této scéně se započte; pak tvůj rod padne.',
      others: 'zvažuje osud posledního patra',
    },
    close: {
      ask: 'Vyprávějte scénu; uzavři ji, až všichni řeknou své.',
      hint: 'Výsledek je daný. Jak k němu došlo, je na vás.',
      others: 'vypráví se, dokud scénu neuzavře ten, kdo ji vyvolal',
    },
    'have-your-say': {
      ask: 'Scéna na tebe čeká. Máš hotovo?',
      hint: 'Nejdřív dopověz, co chceš; pak se scéna uzavře.',
      others: 'má ještě co říci',
    },
    fate: {
      ask: 'Co se stane dál? {piece}',
      hint: 'Smrt, vyhnanství, klášter… Zapíše se do kroniky. Smíš to nechat otevřené.',
      others: 'vypráví, co se stane dál: {piece}',
    },
    tell: {
      ask: 'Vyprávět',
      hint: 'Jako vypravěč, nebo hlasem někoho ve scéně.',
      others: 'vypráví',
    },
    voice: {
      ask: 'Propůjčit hlas: {object}',
      hint: 'Mluví za něj ten, kdo se první nabídne, a může dostat odměnu.',
      others: 'propůjčuje hlas',
    },
    hold: {
      ask: 'Požádat o čas',
      hint: 'Jednou za scénu: zůstane otevřená, dokud neřekneš, že máš hotovo.',
      others: 'žádá o čas',
    },
    done: {
      ask: 'Mám hotovo',
      hint: 'Scéna už na tebe nemusí čekat.',
      others: 'dopovídá',
    },
    reward: {
      ask: 'Navrhnout odměnu',
      hint: 'Jeden nebo dva body tomu, kdo vyprávěl lépe, jednou za scénu.',
      others: 'navrhuje odměnu',
    },
    'reward-vote': {
      ask: 'Hlasovat o odměně',
      hint: 'Projde, souhlasí-li více než polovina nezúčastněných.',
      others: 'hlasuje o odměně',
    },
    propose: {
      ask: 'Navrhnout dohodu',
      hint: 'Na čem se shodnou všichni, to platí nad pravidla: kdo kam patří, kolik čeho je, jak se končí.',
      others: 'navrhuje dohodu',
    },
    vote: {
      ask: 'Hlasovat o dohodě',
      hint: 'Platí, souhlasí-li všichni; jediné odmítnutí ji ruší.',
      others: 'hlasuje o dohodě',
    },
    note: {
      ask: 'Připsat poznámku',
      hint: 'K rodu, místu, postavě nebo rekvizitě. Žádné číslo nemění.',
      others: 'píše poznámku',
    },
    'change-note': {
      ask: 'Změnit svou poznámku',
      hint: 'Prázdný text ji škrtne.',
      others: 'mění poznámku',
    },
    pause: {
      ask: 'Zastavit příběh',
      hint: 'Kdykoli a bez udání důvodu. Pokračuje se, až budou chtít všichni.',
      others: 'zastavuje příběh',
    },
    resume: {
      ask: 'Za mě lze pokračovat',
      hint: 'Příběh pokračuje, až to řeknou všichni.',
      others: 'čeká na pokračování',
    },
  },
  de: {
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
      hint: 'Wer dort eine Szene gewinnt, erhält {value}; wer dort eine ausruft und verliert, zahlt ebenso viel.',
      others: 'benennt einen Ort',
    },
    veto: {
      ask: 'Darf der Ort mit Wert {value} „{name}“ heißen?',
      hint: 'Ist mehr als die Hälfte der anderen dagegen, wird ein neuer Name gesucht.',
      others: 'beurteilt den Namen „{name}“',
    },
    layout: {
      ask: 'Lege deine ersten Nebenfiguren und Requisiten aus.',
      hint: 'Bis zu 12 deiner 24 Punkte, höchstens 6 in jedes. Der Rest ist deine Reserve. Alles wird zugleich gezeigt.',
      others: 'legt erste Figuren und Requisiten aus',
    },
    'lock-up': {
      ask: 'Der Fürst zürnt dir. Wer wird eingesperrt?',
      hint: 'Bis zum Ende der Runde. Ist es dein Oberhaupt, kannst du nur am Ort der Haft eine Szene ausrufen.',
      others: 'wählt in der Ungnade des Fürsten, wer eingesperrt wird',
    },
    arrest: {
      ask: 'Wo wird dein Oberhaupt festgehalten?',
      hint: 'Ein Ort ohne Wert; deine Szene dieser Runde kann nur dort sein.',
      others: 'benennt den Ort der Haft',
    },
    turn: {
      ask: 'Du bist am Zug: Was tust du?',
      hint: 'Lege aus, stärke und trage ab, wie du willst, und rufe eine Szene aus. Der Zug endet, wenn du es sagst.',
      others: 'ist am Zug',
    },
    'last-floor': {
      ask: 'Es ist dein letztes Stockwerk. Abtragen?',
      hint: 'Dein Haus fällt damit: Figuren und Requisiten werden neutral, die Reserve ist fort.',
      others: 'denkt über das letzte Stockwerk nach',
    },
    reaction: {
      ask: 'Man greift nach dem, was dein ist. Wie reagierst du?',
      hint: 'Ein Requisit mit höchstens Macht 3, Punkte für den Wurf, beides oder nichts. Dann fallen die Würfel.',
      others: 'reagiert',
    },
    interruption: {
      ask: 'Die Würfel sind gefallen. Unterbrichst du?',
      hint: 'Ein oder zwei Stockwerke deines Turms, je ein Punkt. Einmal zwischen zwei deiner Züge.',
      others: 'denkt über eine Unterbrechung nach',
    },
    'last-floor-of-defender': {
      ask: 'Es ist dein letztes Stockwerk. Abtragen?',
      hint: 'In dieser Szene zählt es noch; dann fällt dein Haus.',
      others: 'denkt über das letzte Stockwerk nach',
    },
    close: {
      ask: 'Erzählt die Szene; schließe sie, wenn alle das Ihre gesagt haben.',
      hint: 'Das Ergebnis steht. Wie es dazu kam, erzählt ihr.',
      others: 'erzählt, bis die Szene geschlossen wird',
    },
    'have-your-say': {
      ask: 'Die Szene wartet auf dich. Bist du fertig?',
      hint: 'Sag erst, was du sagen willst; dann schließt die Szene.',
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
      hint: 'Einmal je Szene: Sie bleibt offen, bis du fertig bist.',
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
      ask: 'Absprache vorschlagen',
      hint: 'Worauf sich alle einigen, steht über den Regeln: wer wohin gehört, wie viel es gibt, wie es endet.',
      others: 'schlägt eine Absprache vor',
    },
    vote: {
      ask: 'Über eine Absprache abstimmen',
      hint: 'Sie gilt, wenn alle zustimmen; eine einzige Ablehnung beendet sie.',
      others: 'stimmt über eine Absprache ab',
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
  },
};
