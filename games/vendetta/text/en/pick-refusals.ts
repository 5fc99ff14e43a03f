import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
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
};

export type PickRefusals = TextShape<typeof en>;
