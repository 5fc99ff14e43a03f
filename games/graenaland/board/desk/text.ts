import { count, plural, type InEach } from '@tavola/web/text/language.ts';

/** These are the desk's own sentences; names, promises and refusals come from the game's text. */
export interface DeskText {
  readonly title: string;
  readonly work: string;
  readonly noWork: string;
  calls(name: string): string;
  readonly price: string;
  readonly offers: string;
  readonly nothing: string;
  readonly missing: string;
  /** Offered gold pays for any resource, so only this many of the listed ones are missing. */
  missingOf(n: number, list: string): string;
  readonly covered: string;
  readonly build: string;
  readonly confirm: string;
  readonly youClose: string;
  readonly yourOffer: string;
  readonly offer: string;
  readonly change: string;
  readonly withdraw: string;
  readonly offerHint: string;
  favour(name: string, to: string): string;

  readonly promises: string;
  readonly bindNobody: string;
  readonly switchedOff: string;
  readonly noPromises: string;
  readonly whenTalk: string;
  readonly enough: string;
  readonly pin: string;
  readonly kind: string;
  readonly to: string;
  readonly noRound: string;
  readonly cancel: string;
  round(n: number): string;
  readonly wasKept: string;
  cards(n: number): string;
  readonly earlier: string;

  readonly declare: string;
  readonly look: string;
  goal(title: string, now: number, aim: number): string;
  goalsMissing(n: number): string;
  readonly atYourEnd: string;
  readonly only: string;
}

export const DESK: InEach<DeskText> = {
  en: {
    title: 'Desk',
    work: 'Joint work',
    noWork: 'No joint work is open. The main player may call one while building.',
    calls: name => `called by ${name}`,
    price: 'Price',
    offers: 'Offers',
    nothing: 'nothing yet',
    missing: 'Still missing beyond the offers',
    missingOf: (n, list) => `${n} of ${list}`,
    covered: 'The offers cover the whole price.',
    build: 'Build it with these offers',
    confirm: 'Confirm',
    youClose: 'The payment can be changed below the island.',
    yourOffer: 'Your offer',
    offer: 'Offer these',
    change: 'Change the offer',
    withdraw: 'Withdraw the offer',
    offerHint: 'Everybody sees it. Nothing leaves your hand before the work is built.',
    favour: (name, to) => `${name} lets ${to} do one build.`,
    promises: 'Promises',
    bindNobody: 'Everybody sees them, and they bind nobody.',
    switchedOff: 'This table plays without pinned promises.',
    noPromises: 'None so far.',
    whenTalk: 'A promise can be pinned while a vote, a joint work or a favour is open.',
    enough: 'You cannot have more open promises.',
    pin: 'Pin a promise',
    kind: 'What?',
    to: 'To whom?',
    noRound: 'There is no round in which this can come true.',
    cancel: 'Cancel',
    round: n => `Round ${n}`,
    wasKept: 'Was it kept?',
    cards: n => count('en', n, ['card', 'cards']),
    earlier: 'Settled promises',
    declare: 'Can I declare victory?',
    look: 'Look it up',
    goal: (title, now, aim) => `${title}: ${now} of ${aim}`,
    goalsMissing: n => `${count('en', n, ['goal is', 'goals are'])} missing.`,
    atYourEnd: 'Enough goals: you can declare at the end of your next building phase.',
    only: 'only you see this',
  },
  cs: {
    title: 'Jednání',
    work: 'Společná stavba',
    noWork: 'Žádná společná stavba není svolána. Svolat ji může hlavní hráč, když staví.',
    calls: name => `svolává ${name}`,
    price: 'Cena',
    offers: 'Nabídky',
    nothing: 'zatím nic',
    missing: 'K nabídkám ještě chybí',
    missingOf: (n, list) => `${n} z: ${list}`,
    covered: 'Nabídky pokrývají celou cenu.',
    build: 'Postavit z těchto nabídek',
    confirm: 'Potvrdit',
    youClose: 'Platbu lze změnit pod ostrovem.',
    yourOffer: 'Tvá nabídka',
    offer: 'Nabídnout',
    change: 'Změnit nabídku',
    withdraw: 'Vzít nabídku zpět',
    offerHint: 'Vidí ji všichni. Dokud se nestaví, nic ti z ruky neodejde.',
    favour: (name, to) => `${name} přenechává jednu stavbu. Provést ji může ${to}.`,
    promises: 'Sliby',
    bindNobody: 'Vidí je všichni a nikoho nezavazují.',
    switchedOff: 'U tohoto stolu se sliby nezapisují.',
    noPromises: 'Zatím žádné.',
    whenTalk: 'Slib můžeš dát, když se hlasuje nebo je otevřená společná či přenechaná stavba.',
    enough: 'Víc platných slibů už mít nemůžeš.',
    pin: 'Dát slib',
    kind: 'Co?',
    to: 'Komu?',
    noRound: 'V žádném kole na to nemůže dojít.',
    cancel: 'Zrušit',
    round: n => `${n}. kolo`,
    wasKept: 'Byl dodržen?',
    cards: n => count('cs', n, ['karta', 'karty', 'karet']),
    earlier: 'Vyřízené sliby',
    declare: 'Mohu oznámit vítězství?',
    look: 'Zjistit',
    goal: (title, now, aim) => `${title}: ${now} z ${aim}`,
    goalsMissing: n =>
      `${plural('cs', n, ['Chybí', 'Chybějí', 'Chybí'])} ${count('cs', n, ['cíl', 'cíle', 'cílů'])}.`,
    atYourEnd: 'Cílů je dost: vítězství můžeš oznámit na konci své příští fáze stavby.',
    only: 'vidíš jen ty',
  },
  de: {
    title: 'Verhandlung',
    work: 'Gemeinsames Bauwerk',
    noWork: 'Kein gemeinsames Bauwerk ist ausgerufen. Wer das Schiff hat, darf beim Bauen eines ausrufen.',
    calls: name => `ausgerufen von ${name}`,
    price: 'Preis',
    offers: 'Angebote',
    nothing: 'noch nichts',
    missing: 'Außer den Angeboten fehlt noch',
    missingOf: (n, list) => `${n} von: ${list}`,
    covered: 'Die Angebote decken den ganzen Preis.',
    build: 'Mit diesen Angeboten bauen',
    confirm: 'Bestätigen',
    youClose: 'Die Zahlung lässt sich unter der Insel ändern.',
    yourOffer: 'Dein Angebot',
    offer: 'Anbieten',
    change: 'Angebot ändern',
    withdraw: 'Angebot zurückziehen',
    offerHint: 'Alle sehen es. Nichts verlässt deine Hand, bevor gebaut wird.',
    favour: (name, to) => `${name} überlässt ${to} einen Bau.`,
    promises: 'Versprechen',
    bindNobody: 'Alle sehen sie, und sie binden niemanden.',
    switchedOff: 'An diesem Tisch werden keine Versprechen gegeben.',
    noPromises: 'Bisher keine.',
    whenTalk:
      'Du kannst etwas versprechen, während abgestimmt wird oder ein gemeinsames Bauwerk oder ein überlassener Bau offen ist.',
    enough: 'Mehr offene Versprechen sind nicht möglich.',
    pin: 'Ein Versprechen geben',
    kind: 'Was?',
    to: 'Wem?',
    noRound: 'In keiner Runde kann es dazu kommen.',
    cancel: 'Abbrechen',
    round: n => `Runde ${n}`,
    wasKept: 'Wurde es gehalten?',
    cards: n => count('de', n, ['Karte', 'Karten']),
    earlier: 'Erledigte Versprechen',
    declare: 'Kann ich den Sieg verkünden?',
    look: 'Nachsehen',
    goal: (title, now, aim) => `${title}: ${now} von ${aim}`,
    goalsMissing: n => `Es ${n === 1 ? 'fehlt ein Ziel' : `fehlen ${n} Ziele`}.`,
    atYourEnd: 'Genug Ziele: Du kannst am Ende deiner nächsten Bauphase den Sieg verkünden.',
    only: 'nur du siehst das',
  },
};
