import type { Refusal } from '@tavola/kernel';
import {
  FIRST_SUPPLY,
  GOLD,
  KINDS,
  PAIRS,
  PRICED,
  RESOURCES,
  addUp,
  type Counts,
} from '../components/cards.ts';
import type { ResourcePrice } from '../land.ts';
import { bothOf, fewestOf, packPrice, usesOf } from './supply-uses.ts';

/**
 * G-B05 The reason why these cards with so many markets do not pay this price, or undefined.
 *
 * Each card pays one resource, but a supply may pay both its symbols (G-B04). So from the number of cards follows
 * how many supplies pay both; the rest is to find which, and how few cards must go through markets.
 */
export const wrongPayment = (price: ResourcePrice, cards: Counts, markets: number): Refusal | undefined => {
  const due = addUp(price);
  const paid = addUp(cards);
  const supplies = suppliesIn(cards);
  if (paid > due) return { code: 'overpaid', rule: 'G-B05', about: { cards: paid, price: due } };
  const both = due - paid;
  if (both > supplies.length)
    return { code: 'underpaid', rule: 'G-B05', about: { missing: both - supplies.length } };
  let uses = [packPrice(price)];
  for (const pair of supplies) uses = usesOf(uses, FIRST_SUPPLY + pair, paid);
  const fewest = fewestOf(
    uses.filter(use => bothOf(use) === both),
    resourcesIn(cards),
  );
  if (fewest > paid) return { code: 'wrong-cards', rule: 'G-B05' };
  if (markets < fewest) return { code: 'wrong-cards', rule: 'G-B40', about: { markets: fewest } };
  // A supply that pays both its symbols does not go through a market (G-B42); any other card may, even needlessly.
  if (markets > paid - both) return { code: 'idle-market', rule: 'G-B40', about: { max: paid - both } };
  return undefined;
};

/** By resource: how many cards show it, whatever their backs. */
export const resourcesIn = (cards: Counts): number[] => {
  const resources = [0, 0, 0, 0, 0];
  for (let kind = 0; kind < FIRST_SUPPLY; kind++) resources[kind % RESOURCES.length]! += cards[kind]!;
  return resources;
};

/** The supplies one by one, as indices of PAIRS. */
export const suppliesIn = (cards: Counts): number[] => {
  const supplies: number[] = [];
  for (let kind = FIRST_SUPPLY; kind < KINDS; kind++)
    for (let n = cards[kind]!; n > 0; n--) supplies.push(kind - FIRST_SUPPLY);
  return supplies;
};

/** Whether a hand can pay a price at all; this is quicker than listing the payments. */
export const canPay = (
  price: ResourcePrice,
  resources: readonly number[],
  supplies: readonly number[],
  markets: number,
): boolean => {
  const left = price.slice();
  const cards = addUp(resources);
  const search = (i: number, unused: number): boolean => {
    let short = 0;
    let spare = cards - resources[GOLD]! + unused + supplies.length - i;
    for (let r = 0; r < PRICED; r++) {
      const fits = Math.min(left[r]!, resources[r]!);
      short += left[r]! - fits;
      spare -= fits;
    }
    // Gold pays the rest, then markets do, while there are spare cards.
    if (short <= resources[GOLD]! + Math.min(markets, spare)) return true;
    if (i === supplies.length) return false;
    const [a, b] = PAIRS[supplies[i]!]!;
    const [hasA, hasB] = [left[a]! > 0, left[b]! > (a === b ? 1 : 0)];
    // A supply that pays both is never worse than one that pays either.
    if (hasA && hasB) {
      left[a]!--;
      left[b]!--;
      const found = search(i + 1, unused);
      left[a]!++;
      left[b]!++;
      if (found) return true;
    } else if (hasA || hasB) {
      const one = hasA ? a : b;
      left[one]!--;
      const found = search(i + 1, unused);
      left[one]!++;
      if (found) return true;
    }
    return search(i + 1, unused + 1);
  };
  return addUp(price) <= cards + 2 * supplies.length && search(0, 0);
};
