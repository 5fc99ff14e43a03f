import type { OrderText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { orders as cs } from './cs/orders.ts';
import { orders as de } from './de/orders.ts';
import { orders as en, type VendettaOrderTexts } from './en/orders.ts';

/** The words of standing orders. */
export const ORDER_TEXTS: InEach<VendettaOrderTexts> = { cs, en, de };

const isOrder = (name: string): name is keyof VendettaOrderTexts => Object.hasOwn(en, name);

export const orderText = (language: Language, order: string): OrderText | undefined =>
  isOrder(order) ? ORDER_TEXTS[language][order] : undefined;
