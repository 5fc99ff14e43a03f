import type { TextShape } from '@tavola/web/text/language.ts';

export const en = {
  'not-composing': 'Places, people and towers are picked in your turn, when you call a scene.',
  'scene-called': 'You may call one scene in a turn, and you have called it.',
  'no-object': 'There is nobody to be had on the plan, and no point for somebody new.',
  arrested:
    'The head of your house is locked up: you can call a scene only at the place of arrest, and storm no tower.',
  'own-tower': 'Nobody storms their own tower.',
  'too-weak': 'A storm needs more than twice the power of {house}: you have {own}, they have {other}.',
  'house-fallen': '{house} has fallen.',
  'locked-up': '{piece} is locked up until the end of the round.',
  'empty-reserve': 'Your reserve is empty.',
  'nothing-to-strengthen': 'Nothing of yours can be strengthened: it is at 12, or came in this turn.',
  'floors-pulled': 'You may pull down four floors in a turn, and you have.',
};

export type PickRefusals = TextShape<typeof en>;
