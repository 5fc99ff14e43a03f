import type { InEach } from '@tavola/web/text/language.ts';

/** Why something on the table cannot be picked, as the rules have it; `{piece}` and `{house}` are filled in. */
export const PICK_RULES = {
  'not-composing': 'N-R04',
  'scene-called': 'N-R04',
  'no-object': 'N-C08',
  arrested: 'N-R06',
  'own-tower': 'N-C02',
  'too-weak': 'N-A01',
  'house-fallen': 'N-E01',
  'locked-up': 'N-R05',
  'empty-reserve': 'N-O09',
  'nothing-to-strengthen': 'N-T05',
  'floors-pulled': 'N-T03',
} as const;
export type PickRefusal = keyof typeof PICK_RULES;

export const PICK_REFUSALS: InEach<{ readonly [R in PickRefusal]: string }> = {
  en: {
    'not-composing': 'Places, people and towers are picked in your turn, when you call a scene.',
    'scene-called': 'One scene in a turn: yours has been called.',
    'no-object': 'There is nobody to be had on the plan, and no point for somebody new.',
    arrested: 'Your head is locked up: a scene is possible at the place of arrest alone, and no storm is.',
    'own-tower': 'Nobody storms their own tower.',
    'too-weak': 'A storm needs more than twice the power of {house}: you have {own}, they have {other}.',
    'house-fallen': '{house} has fallen.',
    'locked-up': '{piece} is locked up until the end of the round.',
    'empty-reserve': 'Your reserve is empty.',
    'nothing-to-strengthen': 'Nothing of yours can be strengthened: it is at 12, or came in this turn.',
    'floors-pulled': 'Four floors in a turn are the most; you have pulled them down.',
  },
  cs: {
    'not-composing': 'Místa, lidé a věže se vybírají ve tvém tahu, když vyvoláváš scénu.',
    'scene-called': 'V tahu je jediná scéna a tvá už byla vyvolána.',
    'no-object': 'Na plánu není o koho hrát a na někoho nového není bod.',
    arrested: 'Hlava tvého rodu je ve vězení: scéna je možná jen v místě vězení a napadení věže není možné.',
    'own-tower': 'Vlastní věž nikdo nenapadá.',
    'too-weak': 'Napadení chce víc než dvojnásobek moci: ty máš {own}, {house} {other}.',
    'house-fallen': '{house}: tento rod padl.',
    'locked-up': 'Do konce kola je ve vězení {piece}.',
    'empty-reserve': 'Tvá rezerva je prázdná.',
    'nothing-to-strengthen': 'Posílit nelze nic: má to 12, nebo to přišlo v tomto tahu.',
    'floors-pulled': 'V tahu lze strhnout nejvýše čtyři patra a ta jsou stržena.',
  },
  de: {
    'not-composing': 'Orte, Leute und Türme wählst du in deinem Zug, wenn du eine Szene ausrufst.',
    'scene-called': 'Eine Szene in einem Zug: Deine ist schon ausgerufen.',
    'no-object': 'Auf dem Plan ist niemand zu haben, und für jemand Neues fehlt der Punkt.',
    arrested:
      'Dein Oberhaupt ist eingesperrt: Eine Szene ist nur am Ort der Haft möglich, ein Sturm gar nicht.',
    'own-tower': 'Niemand stürmt den eigenen Turm.',
    'too-weak': 'Ein Sturm braucht mehr als die doppelte Macht: Du hast {own}, {house} hat {other}.',
    'house-fallen': '{house} ist gefallen.',
    'locked-up': '{piece} ist bis zum Ende der Runde eingesperrt.',
    'empty-reserve': 'Deine Reserve ist leer.',
    'nothing-to-strengthen': 'Nichts von dir lässt sich stärken: Es hat 12, oder es kam in diesem Zug dazu.',
    'floors-pulled': 'Vier Stockwerke in einem Zug sind das Meiste; die hast du abgetragen.',
  },
};
