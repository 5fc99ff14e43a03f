import type { Graenaland } from '../rules/index.ts';
import type { RuleFigures } from '@tavola/web/board-kit/contract.ts';
import PriceFigure from './prices/PriceFigure.svelte';

/** What the rules show besides words. */
export const figures: RuleFigures<Graenaland> = { 'G-B07': PriceFigure };
