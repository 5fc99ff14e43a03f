import type { FirstPage } from '@tavola/web/rules/text/types.ts';
import { vendetta } from '../rules/index.ts';
import { setting } from './setting.ts';

const makeHouse = (name: string, head: string, title: string, values: readonly number[]): object => ({
  kind: 'noble',
  name,
  head,
  title,
  values,
  background: '',
  aim: '',
  conflict: '',
});
const makePlace = (name: string, value: number, by: number): object => ({
  name,
  text: '',
  value,
  outside: false,
  by,
});

const SCENE_WITH_SOMEBODY_NEW = 4;
const [PORTA_VECCHIA, CHARACTER, TOWER, BRUNO] = [0, 0, 0, 0];

export const firstPage: FirstPage = {
  goal: {
    en: 'Vendetta is a drama in an Italian city, and you write it together: there is no game master, only houses that love, bargain and fight. You lead one of them from a tower of six floors. The last house standing rules the city, unless you agree on another ending.',
    cs: 'Vendetta je drama z italského města a píšete ho společně: vypravěč tu není, jen rody, které milují, smlouvají a bojují. Jeden z nich vedeš ze své věže o šesti patrech. Městu vládne poslední rod, který zůstane stát, nedohodnete-li se na jiném konci.',
    de: 'Vendetta ist ein Drama in einer italienischen Stadt, und ihr schreibt es gemeinsam: Es gibt keine Spielleitung, nur Häuser, die lieben, verhandeln und kämpfen. Eines davon führst du, aus einem Turm mit sechs Stockwerken. Das letzte Haus, das steht, beherrscht die Stadt, wenn ihr kein anderes Ende vereinbart.',
  },
  round: [
    {
      title: { en: 'Who begins', cs: 'Kdo začíná', de: 'Wer beginnt' },
      text: {
        en: 'Dice decide the order of the houses, and who may fall into the prince’s disfavour.',
        cs: 'Kostky určí pořadí rodů a také to, kdo případně upadne v nemilost prince.',
        de: 'Würfel bestimmen die Reihenfolge der Häuser und ob jemand beim Fürsten in Ungnade fällt.',
      },
    },
    {
      title: { en: 'Preparations', cs: 'Přípravy', de: 'Vorbereitungen' },
      text: {
        en: 'In your turn you pay from your reserve for new people and things, or make them stronger.',
        cs: 'Ve svém tahu platíš z rezervy za nové postavy a rekvizity nebo ty stávající posiluješ.',
        de: 'In deinem Zug bezahlst du aus deiner Reserve neue Figuren und Requisiten oder machst sie stärker.',
      },
    },
    {
      title: { en: 'A scene', cs: 'Scéna', de: 'Eine Szene' },
      text: {
        en: 'You open a scene of force, love or dealings: against another house, its tower, or to win somebody neutral.',
        cs: 'Vyvoláš scénu násilí, lásky, nebo jednání: proti jinému rodu, jeho věži, anebo abys získal někoho neutrálního.',
        de: 'Du eröffnest eine Szene der Gewalt, der Liebe oder der Geschäfte: gegen ein anderes Haus, seinen Turm oder um Neutrales zu gewinnen.',
      },
    },
    {
      title: { en: 'Who wins it', cs: 'Kdo ji vyhraje', de: 'Wer sie gewinnt' },
      text: {
        en: 'Power, an attribute, points and one die on each side are added up. The other side may react before the dice and interrupt after them.',
        cs: 'Na každé straně se sečte moc, vlastnost, body a jedna kostka. Napadený může před hodem reagovat a po něm přerušit.',
        de: 'Auf jeder Seite zählen Macht, eine Eigenschaft, Punkte und ein Würfel. Die Gegenseite darf vor dem Würfeln reagieren und danach unterbrechen.',
      },
    },
    {
      title: { en: 'The telling', cs: 'Vyprávění', de: 'Das Erzählen' },
      text: {
        en: 'Now you all tell what happened, in your own words. The chronicle keeps it.',
        cs: 'Teď společně vlastními slovy vyprávíte, co se stalo. Kronika si to zapamatuje.',
        de: 'Nun erzählt ihr alle mit euren Worten, was geschehen ist. Die Chronik bewahrt es.',
      },
    },
  ],
  end: {
    en: 'A house that loses its last floor falls. When one is left, or when the ending comes that you agreed on, the drama is over and the chronicle can be read as a book.',
    cs: 'Rod, který přijde o poslední patro, padá. Když zůstane jediný, nebo nastane konec, na kterém jste se dohodli, drama končí a kroniku lze číst jako knihu.',
    de: 'Ein Haus, das sein letztes Stockwerk verliert, fällt. Wenn nur noch eines steht oder das vereinbarte Ende kommt, ist das Drama vorbei, und die Chronik lässt sich lesen wie ein Buch.',
  },
  setting,
  example: {
    title: {
      en: 'An example: winning somebody over',
      cs: 'Příklad: jak někoho získat',
      de: 'Ein Beispiel: jemanden gewinnen',
    },
    game: vendetta,
    scenario: {
      game: 'vendetta',
      seats: 3,
      at: 'turn/N-R04:step',
      table: {
        stage: 'round',
        round: 1,
        begins: 0,
        city: 'Montalera',
        houses: [
          makeHouse('Brancaleone', 'Lucia', 'contessa', [3, 1, 2]),
          makeHouse('Serravalle', 'Ottavio', 'conte', [2, 3, 1]),
          makeHouse('Belforte', 'Isotta', 'marchesa', [1, 2, 3]),
        ],
        places: [
          makePlace('Porta Vecchia', 2, 0),
          makePlace('San Nicola', 1, 1),
          makePlace('Il Mercato', 3, 2),
        ],
        cards: [{ name: 'Bruno', text: '', kind: 'character', by: 0 }],
        owner: [0],
        power: [3],
        away: [-1],
        order: [0, 1, 2],
        reserve: [10, 10, 10],
      },
      rolls: [4, 3],
      answers: [
        {
          seat: 0,
          answer: {
            branch: SCENE_WITH_SOMEBODY_NEW,
            answer: [PORTA_VECCHIA, CHARACTER, 4, 'Il Falco', 'mercenario', TOWER, [BRUNO], [], [], 0],
          },
        },
      ],
      expect: { events: [{ t: 'booked', totals: [10, 7], won: true }] },
    },
    seat: 0,
    names: ['Anna', 'Jan', 'Mia'],
    texts: [
      {
        en: 'You lead the house of Brancaleone, with Bruno (power 3) and 10 points in reserve. You want a mercenary called Il Falco for your house and open a scene of force at Porta Vecchia.',
        cs: 'Vedeš rod Brancaleone, máš Bruna s mocí 3 a v rezervě 10 bodů. Chceš do rodu získat žoldnéře, kterému říkají Il Falco, a vyvoláváš scénu násilí u Porta Vecchia.',
        de: 'Du führst das Haus Brancaleone, mit Bruno (Macht 3) und 10 Punkten in der Reserve. Du willst einen Söldner namens Il Falco für dein Haus gewinnen und eröffnest eine Szene der Gewalt an der Porta Vecchia.',
      },
      {
        en: 'Il Falco has power 4, which costs you 2 points, and sending Bruno costs 1. Bruno 3, your Tower 3 and a die of 4 make 10. Il Falco has 4 and a die of 3: 7. You win: he joins your house, and the place pays 2 points. Now you tell how it happened.',
        cs: 'Il Falco má moc 4, a to tě stojí 2 body, nasazení Bruna 1. Bruno 3, tvoje Věž 3 a čtyřka na kostce dají 10. Il Falco má 4 a trojku na kostce: 7. Vyhráváš: přidává se k tvému rodu a místo vynáší 2 body. Teď vyprávíte, jak se to stalo.',
        de: 'Il Falco hat Macht 4, das kostet dich 2 Punkte, Bruno einzusetzen kostet 1. Bruno 3, dein Turm 3 und eine gewürfelte 4 ergeben 10. Il Falco hat 4 und eine gewürfelte 3: 7. Du gewinnst: Er schließt sich deinem Haus an, und der Ort bringt 2 Punkte. Nun erzählt ihr, wie es dazu kam.',
      },
    ],
  },
};
