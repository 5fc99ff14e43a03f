import type { Simple } from '@tavola/kernel';

/** A part with a single possible answer is already filled in and needs no widget. */
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
