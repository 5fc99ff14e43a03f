import type { OrderText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { cs } from './cs/orders.ts';
import { de } from './de/orders.ts';
import { en, type VeronaOrderTexts } from './en/orders.ts';

/** The words of standing orders; a test compares them with the rules. */
export const ORDER_TEXTS: InEach<VeronaOrderTexts> = { cs, en, de };

const isOrder = (name: string): name is keyof VeronaOrderTexts => Object.hasOwn(en, name);

export const orderText = (language: Language, order: string): OrderText | undefined =>
  isOrder(order) ? ORDER_TEXTS[language][order] : undefined;
