import type { Verona } from '../rules/index.ts';
import type { BoardModule } from '@tavola/web/board-kit/contract.ts';
import Board from './Board.svelte';
import Panels from './panels/Panels.svelte';
import { hidesAccomplished, isEmptyPlan } from './ask.ts';
import { leadOf } from './show/captions.ts';
import { isDrama } from './show/scenes.ts';
import { TEXT } from '../text/board.ts';

export { HOUSES, houseOf } from './houses.ts';

export const board: BoardModule<Verona> = {
  Board,
  Panels,
  isDrama,
  // The sentence of an event that turns up cards or dice would tell them before the show does.
  headlineOf: ([first], view, names, language) =>
    (first && leadOf(language, first, view, names)) || undefined,
  // The board and the tray below it answer every question.
  handlesInput: view => Boolean(view.asked?.choice),
  doubts: (view, draft, language) => {
    if (isEmptyPlan(view, draft)) return TEXT[language].emptyPlan;
    return hidesAccomplished(view, draft) ? TEXT[language].hidesAccomplished : undefined;
  },
};
