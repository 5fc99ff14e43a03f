import type { Forms, InEach, Language } from '@tavola/web/text/language.ts';

/** Short words for buttons, forms and tables. */
interface Labels<L extends Language> {
  readonly points: Forms[L];
  readonly florins: Forms[L];
  readonly mercenaries: Forms[L];
  readonly nobody: string;
  readonly noMission: string;
  readonly stop: string;
  readonly yes: string;
  readonly no: string;
  readonly ready: string;
  readonly dealt: string;
  readonly round: string;
  readonly nouns: {
    readonly [
      W in
        | 'street'
        | 'seat'
        | 'card'
        | 'token'
        | 'mission'
        | 'move'
        | 'ally'
        | 'yes-no'
        | 'ready'
        | 'lay'
        | 'florins'
        | 'mercenaries'
    ]: string;
  };
  readonly options: {
    readonly [O in 'planning' | 'redentore' | 'convento' | 'first']: {
      readonly title: string;
      readonly values: { readonly [value: string]: string };
    };
  };
  readonly sources: { readonly [S in 'alone' | 'shared' | 'buildings' | 'missions']: string };
}

export const LABELS: { readonly [L in Language]: Labels<L> } & InEach<object> = {
  en: {
    points: ['point', 'points'],
    florins: ['florin', 'florins'],
    mercenaries: ['mercenary', 'mercenaries'],
    nobody: 'Nobody',
    noMission: 'None',
    stop: 'Stop here',
    yes: 'Yes',
    no: 'No',
    ready: 'Finish planning',
    dealt: 'Your missions: {missions}.',
    round: 'Round {n}',
    nouns: {
      street: 'Street',
      seat: 'Player',
      card: 'Card',
      token: 'Token',
      mission: 'Mission',
      move: 'Step',
      ally: 'Ally',
      'yes-no': 'Decision',
      ready: 'Finish planning',
      lay: 'Lay a token',
      florins: 'Florins',
      mercenaries: 'Mercenaries',
    },
    options: {
      planning: { title: 'Planning', values: { 'at-once': 'all at once, in secret', turns: 'in turns' } },
      redentore: { title: 'Redentore pays', values: { '2/4': '2 or 4 florins', '3/5': '3 or 5 florins' } },
      convento: {
        title: 'Convento limits violence',
        values: { everywhere: 'everywhere', involved: 'where its owner is involved' },
      },
      first: { title: 'First player', values: {} },
    },
    sources: {
      alone: 'Streets alone',
      shared: 'Shared streets',
      buildings: 'Buildings',
      missions: 'Missions',
    },
  },
  cs: {
    points: ['bod', 'body', 'bodů'],
    florins: ['florin', 'floriny', 'florinů'],
    mercenaries: ['žoldák', 'žoldáci', 'žoldáků'],
    nobody: 'Nikdo',
    noMission: 'Žádný',
    stop: 'Tady skončit',
    yes: 'Ano',
    no: 'Ne',
    ready: 'Skončit s plánováním',
    dealt: 'Tvoje úkoly: {missions}.',
    round: '{n}. kolo',
    nouns: {
      street: 'Ulice',
      seat: 'Hráč',
      card: 'Karta',
      token: 'Žeton',
      mission: 'Úkol',
      move: 'Krok',
      ally: 'Přívrženec',
      'yes-no': 'Rozhodnutí',
      ready: 'Skončit s plánováním',
      lay: 'Položit žeton',
      florins: 'Floriny',
      mercenaries: 'Žoldáci',
    },
    options: {
      planning: {
        title: 'Plánování',
        values: { 'at-once': 'všichni naráz a tajně', turns: 'střídavě po jednom' },
      },
      redentore: {
        title: 'Redentore vynáší',
        values: { '2/4': '2 nebo 4 floriny', '3/5': '3 nebo 5 florinů' },
      },
      convento: {
        title: 'Convento omezuje násilí',
        values: { everywhere: 'všude', involved: 'tam, kde se účastní jeho majitel' },
      },
      first: { title: 'Začínající hráč', values: {} },
    },
    sources: { alone: 'Ulice bez cizích', shared: 'Sdílené ulice', buildings: 'Budovy', missions: 'Úkoly' },
  },
  de: {
    points: ['Punkt', 'Punkte'],
    florins: ['Florin', 'Florin'],
    mercenaries: ['Söldner', 'Söldner'],
    nobody: 'Niemand',
    noMission: 'Keine',
    stop: 'Hier aufhören',
    yes: 'Ja',
    no: 'Nein',
    ready: 'Planen beenden',
    dealt: 'Deine Aufgaben: {missions}.',
    round: 'Runde {n}',
    nouns: {
      street: 'Straße',
      seat: 'Spieler',
      card: 'Karte',
      token: 'Chip',
      mission: 'Aufgabe',
      move: 'Schritt',
      ally: 'Anhänger',
      'yes-no': 'Entscheidung',
      ready: 'Planen beenden',
      lay: 'Chip legen',
      florins: 'Florin',
      mercenaries: 'Söldner',
    },
    options: {
      planning: { title: 'Planung', values: { 'at-once': 'alle zugleich und geheim', turns: 'abwechselnd' } },
      redentore: { title: 'Redentore zahlt', values: { '2/4': '2 oder 4 Florin', '3/5': '3 oder 5 Florin' } },
      convento: {
        title: 'Convento begrenzt Gewalt',
        values: { everywhere: 'überall', involved: 'wo sein Besitzer beteiligt ist' },
      },
      first: { title: 'Startspieler', values: {} },
    },
    sources: {
      alone: 'Straßen allein',
      shared: 'Geteilte Straßen',
      buildings: 'Gebäude',
      missions: 'Aufgaben',
    },
  },
};
