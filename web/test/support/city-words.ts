import type { Language } from '../../src/text/language.ts';
import type { SceneNames } from './players/vendetta.ts';

/** A name and what is said about it. */
type Called = readonly [name: string, text: string];

interface City {
  readonly city: string;
  readonly places: readonly Called[];
  readonly arrests: readonly Called[];
  readonly people: readonly Called[];
  /** The words being written when the picture is taken. */
  readonly told: string;
}

/** The city in the pictures: Italian names, with descriptions in the picture's language. */
const CITIES: { readonly [L in Language]: City } = {
  cs: {
    city: 'Montelupo',
    places: [
      ['Ponte dei Sospiri', 'kamenný most, na kterém se po setmění nikdo nezdrží'],
      ['Piazza dei Tintori', 'dlažba je modrá a rudá od barvířských kádí'],
      ['Santa Chiara', 'klášter, za jehož mříží se ví o každém'],
      ['Porta Vecchia', 'stará brána, stráž tu slyší na mince'],
      ['Mulino del Conte', 'mlýn pod hradbami, kolo přehluší každý výkřik'],
      ['Loggia dei Mercanti', 'smlouvy se tu podepisují a hned porušují'],
    ],
    arrests: [
      ['Torre del Falco', 'okno tak úzké, že jím projde jen světlo'],
      ['Pozzo Nero', 'vlhko a ticho, schody vedou jen dolů'],
    ],
    people: [
      ['Nella', 'pradlena, která si všimne každé skvrny'],
      ['Bindo', 'převozník, co nikdy nevidí, koho veze'],
      ['Ghita', 'prodává svíčky a zprávy'],
    ],
    told: 'Za soumraku čeká pod podloubím, dopis ukrytý v rukavici.',
  },
  de: {
    city: 'Montelupo',
    places: [
      ['Ponte dei Sospiri', 'eine Brücke aus Stein, auf der nachts niemand stehen bleibt'],
      ['Piazza dei Tintori', 'das Pflaster ist blau und rot von den Kesseln der Färber'],
      ['Santa Chiara', 'ein Kloster, hinter dessen Gitter man von jedem weiß'],
      ['Porta Vecchia', 'das alte Tor, dessen Wache auf Münzen hört'],
      ['Mulino del Conte', 'die Mühle an der Mauer, ihr Rad übertönt jeden Schrei'],
      ['Loggia dei Mercanti', 'hier werden Verträge unterschrieben und gleich gebrochen'],
    ],
    arrests: [
      ['Torre del Falco', 'ein Fenster so schmal, dass nur Licht hindurchpasst'],
      ['Pozzo Nero', 'feucht und still, die Treppe führt nur hinab'],
    ],
    people: [
      ['Nella', 'eine Wäscherin, die jeden Fleck bemerkt'],
      ['Bindo', 'ein Fährmann, der nie sieht, wen er fährt'],
      ['Ghita', 'sie verkauft Kerzen und Nachrichten'],
    ],
    told: 'In der Dämmerung wartet sie unter den Arkaden, den Brief im Handschuh.',
  },
  en: {
    city: 'Montelupo',
    places: [
      ['Ponte dei Sospiri', 'a stone bridge where nobody lingers after dark'],
      ['Piazza dei Tintori', 'its paving is blue and red from the dyers’ vats'],
      ['Santa Chiara', 'a convent whose grille hears of everyone'],
      ['Porta Vecchia', 'the old gate, where the watch listens to coins'],
      ['Mulino del Conte', 'the mill below the walls, its wheel drowns any cry'],
      ['Loggia dei Mercanti', 'contracts are signed here and broken at once'],
    ],
    arrests: [
      ['Torre del Falco', 'a window so narrow that only light gets through'],
      ['Pozzo Nero', 'damp and silent, the stairs lead only down'],
    ],
    people: [
      ['Nella', 'a laundress who notices every stain'],
      ['Bindo', 'a ferryman who never sees whom he carries'],
      ['Ghita', 'she sells candles and news'],
    ],
    told: 'At dusk, under the arcades, she waits with the letter in her glove.',
  },
};

export const storyLine = (language: Language): string => CITIES[language].told;

/** Creates names for the questions; each is used once before any repeats. */
export const createSceneNames = (language: Language): SceneNames => {
  const { city, places, arrests, people } = CITIES[language];
  const lists: { readonly [question: string]: readonly Called[] } = {
    city: [[city, '']],
    naming: places,
    arrest: arrests,
    neutral: people,
  };
  const given = new Map<string, number>();
  return question => {
    const list = lists[question] ?? places;
    const n = given.get(question) ?? 0;
    given.set(question, n + 1);
    return list[n % list.length]!;
  };
};
