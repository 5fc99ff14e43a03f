import type { Simple } from '@tavola/kernel';

/** Whether there is anything to decide: a part with one possible answer is filled in and need not be shown. */
export const hasDecision = (choice: Simple): boolean => {
  switch (choice.kind) {
    case 'one':
      return choice.of.length > 1;
    case 'amount':
      return choice.max > choice.min;
    case 'spread':
      return choice.over.length > 0;
    case 'lay':
      return choice.over.length > 0 && choice.pieces.some(n => n > 0);
    case 'split':
      return choice.pile.length > 0;
    default:
      return true;
  }
};
