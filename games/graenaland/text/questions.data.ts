import type { QuestionText } from '@tavola/web/text/game.ts';
import type { InEach } from '@tavola/web/text/language.ts';

/** The questions of the rules and what may be done besides; a test compares them with the scripts. */
export const QUESTIONS = [
  'agreement',
  'placement',
  'anchor',
  'keep',
  'orders',
  'proposal',
  'vote',
  'declaration',
  'build',
  'joint-work',
  'favour',
  'victory',
  'offer',
  'promise',
  'judge',
] as const;
export type GraenalandQuestion = (typeof QUESTIONS)[number];

/** What stands in braces is filled in by asking.ts. */
export const QUESTION_TEXTS: InEach<{ readonly [Q in GraenalandQuestion]: QuestionText }> = {
  en: {
    agreement: {
      ask: 'Do you agree to this island?',
      hint: 'If one of you refuses, the usual island is laid.',
      others: 'agreeing on the island',
    },
    placement: {
      ask: 'Place a settlement on the coast.',
      hint: 'Two cards lie by each territory: who comes third gets none, but those who were there first may then leave.',
      others: 'placing a settlement',
    },
    anchor: {
      ask: '{territory} is crowded. Raise anchor and go elsewhere, or stay?',
      hint: 'Where you go you take a card, besides the one you have.',
      others: 'raising anchor or staying',
    },
    keep: {
      ask: 'Keep one of your three victory cards.',
      hint: 'Each step that you reach on it is a point; six points win.',
      others: 'keeping a victory card',
    },
    orders: {
      ask: 'Send one of your heroes, in secret.',
      hint: 'Pick a hero and a direction. Where no way leads, the hero stays.',
      others: 'giving secret orders',
    },
    proposal: {
      ask: 'Propose who gets the cards of one territory, or propose nothing.',
      hint: 'All cards there, to clans with votes there. More than half of the votes must agree.',
      others: 'making a proposal',
    },
    vote: {
      ask: 'Do you agree to the proposal for {territory}? ({who})',
      hint: '{shares}. Your votes: {votes} of {all}; more than half must agree.',
      others: 'voting on {territory}',
    },
    declaration: {
      ask: 'Can you reach six points by building now?',
      hint: 'Everybody is asked, in secret. Then list all builds with their payment; your card stays hidden until you win.',
      others: 'declaring victory or not, in secret',
    },
    build: {
      ask: 'Build, or do something else.',
      hint: '{deeds}',
      others: 'building',
    },
    'joint-work': {
      ask: 'Joint work: {work}. Build it, or give it up?',
      hint: 'Price: {price}. Offered so far: {offers}. The others may still change their offers.',
      others: 'joint work: {work}',
    },
    favour: {
      ask: '{who} lets you do one build.',
      hint: 'With your own cards, without markets. You may decline.',
      others: 'doing one build by favour',
    },
    victory: {
      ask: 'Declare victory?',
      hint: 'Goals reached: {goals}. The others may build once more, then you have won.',
      others: 'declaring victory or not',
    },
    offer: { ask: 'Offer cards for the joint work', hint: '', others: 'offering cards' },
    promise: {
      ask: 'Pin a promise',
      hint: 'To one player and one round. Everybody sees it; it binds nobody.',
      others: 'promising',
    },
    judge: {
      ask: 'Say whether a promise was kept',
      hint: 'It was given to you.',
      others: 'judging a promise',
    },
  },
  cs: {
    agreement: {
      ask: 'Souhlasíš s tímto ostrovem?',
      hint: 'Odmítne-li kdokoli, vyloží se obvyklý ostrov.',
      others: 'souhlas s ostrovem',
    },
    placement: {
      ask: 'Založ osadu na pobřeží.',
      hint: 'U každého území leží dvě karty: kdo přijde třetí, nedostane nic, ale dřívější pak smějí odplout.',
      others: 'zakládání osady',
    },
    anchor: {
      ask: 'Na území {territory} je plno. Zvedneš kotvu, nebo zůstaneš?',
      hint: 'Kde přistaneš, vezmeš si další kartu.',
      others: 'zvednutí kotvy, nebo setrvání',
    },
    keep: {
      ask: 'Nech si jednu ze tří karet vítězných bodů.',
      hint: 'Každý dosažený stupeň je bod; šest bodů vyhrává.',
      others: 'výběr karty vítězných bodů',
    },
    orders: {
      ask: 'Pošli tajně jednoho hrdinu na cestu.',
      hint: 'Vyber hrdinu a směr. Kam cesta nevede, tam hrdina nejde a zůstává.',
      others: 'tajné rozkazy',
    },
    proposal: {
      ask: 'Navrhni, kdo dostane karty jednoho území, nebo nenavrhuj nic.',
      hint: 'Všechny karty odtud, jen klanům, které tam mají hlasy. Souhlasit musí více než polovina hlasů.',
      others: 'návrh na rozdělení',
    },
    vote: {
      ask: 'Souhlasíš s návrhem pro území {territory}? ({who})',
      hint: '{shares}. Tvé hlasy: {votes} z {all}; souhlasit musí více než polovina.',
      others: 'hlasování, území {territory}',
    },
    declaration: {
      ask: 'Dosáhneš teď stavbou šesti bodů?',
      hint: 'Tajně jsou tázáni všichni. Pak sepiš všechny stavby i s platbou; karta zůstane skrytá, dokud nevyhraješ.',
      others: 'tajné oznámení vítězství',
    },
    build: {
      ask: 'Stav, nebo udělej něco jiného.',
      hint: '{deeds}',
      others: 'stavba',
    },
    'joint-work': {
      ask: 'Společná stavba: {work}. Postavit, nebo vzdát?',
      hint: 'Cena: {price}. Zatím nabídnuto: {offers}. Ostatní smějí nabídky ještě měnit.',
      others: 'společná stavba: {work}',
    },
    favour: {
      ask: 'Smíš provést jednu stavbu (přenechává ji {who}).',
      hint: 'Vlastními kartami, bez tržišť. Smíš odmítnout.',
      others: 'přenechaná stavba',
    },
    victory: {
      ask: 'Oznámíš vítězství?',
      hint: 'Splněné cíle: {goals}. Ostatní pak ještě jednou staví a vítězství je tvoje.',
      others: 'oznámení vítězství',
    },
    offer: { ask: 'Nabídnout karty na společnou stavbu', hint: '', others: 'nabídka karet' },
    promise: {
      ask: 'Dát slib',
      hint: 'Jednomu hráči na jedno kolo. Vidí ho všichni; nikoho nezavazuje.',
      others: 'slib',
    },
    judge: { ask: 'Říct, zda byl slib dodržen', hint: 'Dostáváš ho ty.', others: 'posouzení slibu' },
  },
  de: {
    agreement: {
      ask: 'Bist du mit dieser Insel einverstanden?',
      hint: 'Lehnt jemand ab, wird die übliche Insel ausgelegt.',
      others: 'Einigung über die Insel',
    },
    placement: {
      ask: 'Setze eine Siedlung an die Küste.',
      hint: 'Neben jedem Gebiet liegen zwei Karten: Wer als Dritter kommt, erhält keine, doch die Früheren dürfen dann weiterfahren.',
      others: 'Siedlung setzen',
    },
    anchor: {
      ask: 'In {territory} ist es eng. Anker lichten oder bleiben?',
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
      hint: 'Wähle Held und Richtung. Wohin kein Schritt führt, dorthin geht er nicht und bleibt.',
      others: 'geheime Befehle',
    },
    proposal: {
      ask: 'Schlage vor, wer die Karten eines Gebiets erhält, oder schlage nichts vor.',
      hint: 'Alle Karten dort, nur an Klane mit Stimmen dort. Mehr als die Hälfte der Stimmen muss zustimmen.',
      others: 'Vorschlag machen',
    },
    vote: {
      ask: 'Stimmst du dem Vorschlag für {territory} zu? ({who})',
      hint: '{shares}. Deine Stimmen: {votes} von {all}; mehr als die Hälfte muss zustimmen.',
      others: 'Abstimmung über {territory}',
    },
    declaration: {
      ask: 'Erreichst du jetzt durch Bauen sechs Punkte?',
      hint: 'Alle werden heimlich gefragt. Dann liste alle Bauten mit Bezahlung auf; deine Karte bleibt verdeckt, bis du gewinnst.',
      others: 'heimliche Siegerklärung',
    },
    build: {
      ask: 'Baue oder tu etwas anderes.',
      hint: '{deeds}',
      others: 'Bauen',
    },
    'joint-work': {
      ask: 'Gemeinsames Bauwerk: {work}. Bauen oder aufgeben?',
      hint: 'Preis: {price}. Bisher angeboten: {offers}. Die anderen dürfen ihre Angebote noch ändern.',
      others: 'gemeinsames Bauwerk: {work}',
    },
    favour: {
      ask: 'Du darfst einen Bau ausführen (überlassen von {who}).',
      hint: 'Mit eigenen Karten, ohne Märkte. Du darfst ablehnen.',
      others: 'überlassener Bau',
    },
    victory: {
      ask: 'Den Sieg erklären?',
      hint: 'Erreichte Ziele: {goals}. Die anderen bauen noch einmal, dann hast du gewonnen.',
      others: 'Siegerklärung',
    },
    offer: { ask: 'Karten für das gemeinsame Bauwerk anbieten', hint: '', others: 'Angebot' },
    promise: {
      ask: 'Etwas versprechen',
      hint: 'Einer Person für eine Runde. Alle sehen es; es bindet niemanden.',
      others: 'Versprechen',
    },
    judge: {
      ask: 'Sagen, ob ein Versprechen gehalten wurde',
      hint: 'Es wurde dir gegeben.',
      others: 'Urteil über ein Versprechen',
    },
  },
};
