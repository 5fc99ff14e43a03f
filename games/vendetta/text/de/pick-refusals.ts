import type { PickRefusals } from '../en/pick-refusals.ts';

export const de: PickRefusals = {
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
};
