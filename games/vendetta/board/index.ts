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
  // The desk answers every question but a plain list, and the table offers every aside.
  handlesInput: view => Boolean(view.asked?.choice) && view.asked?.name !== 'carry-over',
  // N-P11 A pause must be visible at once, even during a show.
  interruptsAnimation: view => view.table.paused !== null,
  offersAside: aside => ASIDES.includes(aside),
  // The player tells the scene before closing it, although closing is the only answer.
  needsConfirm: view => ['close', 'last-words', 'have-your-say'].includes(view.asked?.name ?? ''),
  // Other players may tell and reward before the scene closes.
  lingers: view => view.asked?.name === 'close' || view.asked?.name === 'last-words',
  Beside: Chronicle,
  besideTitle: language => TEXT[language].chronicle,
};
