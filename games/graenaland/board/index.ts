import type { Graenaland } from '../rules/index.ts';
import type { BoardModule } from '@tavola/web/board-kit/contract.ts';
import Board from './Board.svelte';
import Desk from './desk/Desk.svelte';
import { DESK } from './desk/text.ts';
import Panels from './panels/Panels.svelte';
import { isDrama } from './show/scenes.ts';

/** Players make offers, promises and verdicts at the desk. */
const ASIDES: readonly string[] = ['offer', 'promise', 'judge'];

export const board: BoardModule<Graenaland> = {
  Board,
  Panels,
  isDrama,
  // The island and the tray below it answer every question.
  handlesInput: view => Boolean(view.asked?.choice),
  Beside: Desk,
  besideTitle: language => DESK[language].title,
  // Bots wait here because other players may offer cards before the joint work is built or given up.
  lingers: view => view.asked?.name === 'joint-work',
  offersAside: aside => ASIDES.includes(aside),
};
