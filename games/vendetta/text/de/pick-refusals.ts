import type { PickRefusals } from '../en/pick-refusals.ts';

export const de: PickRefusals = {
  'not-composing': 'Orte, Leute und Türme wählst du in deinem Zug, wenn du eine Szene eröffnest.',
  'scene-called': 'Du darfst eine Szene im Zug eröffnen und hast es schon getan.',
  'no-object': 'Auf dem Plan ist niemand zu haben, und für jemand Neuen fehlt der Punkt.',
  arrested:
    'Dein Oberhaupt ist eingesperrt: Eine Szene ist nur am Ort der Haft möglich, ein Sturm gar nicht.',
  'own-tower': 'Niemand stürmt den eigenen Turm.',
  'too-weak': 'Ein Sturm braucht mehr als die doppelte Macht: Du hast {own}, {house} hat {other}.',
  'house-fallen': '{house} ist gefallen.',
  'locked-up': '{piece} ist bis zum Ende der Runde eingesperrt.',
  'empty-reserve': 'Deine Reserve ist leer.',
  'nothing-to-strengthen':
    'Nichts von dir lässt sich stärken: Alles hat Macht 12 oder kam erst in diesem Zug dazu.',
  'floors-pulled': 'Mehr als vier Stockwerke darfst du in einem Zug nicht abreißen.',
};
