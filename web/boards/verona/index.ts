import type { Verona } from '@tavola/games/verona';
import type { BoardModule } from '../contract.ts';
import Board from './Board.svelte';
import Panels from './Panels.svelte';
import { isEmptyPlan } from './ask.ts';
import { isDrama } from './scenes.ts';
import { TEXT } from './text/index.ts';

export { HOUSES, houseOf } from './houses.ts';

export const verona: BoardModule<Verona> = {
  Board,
  Panels,
  isDrama,
  // Every question of Verona is answered on the board or in the tray below it.
  answers: view => view.asked?.choice !== undefined,
  doubts: (view, draft, language) => (isEmptyPlan(view, draft) ? TEXT[language].emptyPlan : undefined),
};
