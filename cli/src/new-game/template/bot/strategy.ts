import { createGenericStrategy } from '@tavola/bots';
import { newgame } from '../rules/index.ts';

/**
 * Plays at random, which any game can. To make the bots stronger, replace one member after another by what you know:
 * first `steady` (an answer by rules of thumb), then `quick` (an answer for playouts) and `prospects` (what a position
 * is worth).
 */
export const newgameStrategy = createGenericStrategy(newgame);
