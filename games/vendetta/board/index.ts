import type { Vendetta } from '../rules/index.ts';
import type { BoardModule } from '@tavola/web/board-kit/contract.ts';
import { ASIDES } from './asides.ts';
import Board from './Board.svelte';
import Chronicle from './chronicle/Chronicle.svelte';
import Panels from './panels/Panels.svelte';
import { isDrama } from './stage/show.ts';
import { TEXT } from '../text/board.ts';

export const board: BoardModule<Vendetta> = {
  Board,
  Panels,
  isDrama,
  // Every question is answered at the desk, every aside at the table.
  handlesInput: view => view.asked?.choice !== undefined,
  // N-P11 A pause is seen at once, whatever is being shown.
  interruptsAnimation: view => view.table.paused !== null,
  offersAside: aside => ASIDES.includes(aside),
  // A scene is told before it is closed, though closing is the only answer.
  needsConfirm: view => view.asked?.name === 'close' || view.asked?.name === 'have-your-say',
  // Others may tell and reward before a scene is closed.
  lingers: view => view.asked?.name === 'close',
  Beside: Chronicle,
  besideTitle: language => TEXT[language].chronicle,
};
