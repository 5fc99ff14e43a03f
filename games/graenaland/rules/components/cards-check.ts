import { refuseData } from '@tavola/kernel';
import { areWhole, isFields, isList, isName, isOneOf, type Fields, type Wrong } from './parts-check.ts';
import { GOALS } from '../names.ts';

const CARDS = 20;
const STEPS = 3;

/** G-O11, G-O17 Twenty cards, for each goal three steps that rise. */
export const wrongVictoryCards = (cards: unknown): Wrong => {
  if (!isList(cards) || cards.length !== CARDS)
    return refuseData('victoryCards', `a list of ${CARDS} cards`, cards);
  for (const [i, card] of cards.entries()) {
    const error = wrongCard(card, `victoryCards[${i}]`, cards.slice(0, i));
    if (error) return error;
  }
  return undefined;
};

const wrongCard = (card: Fields, path: string, before: readonly Fields[]): Wrong => {
  const { id, easy, hard, steps } = card;
  if (!isName(id)) return refuseData(`${path}.id`, 'an id of 1 to 60 characters', id);
  if (before.some(other => other['id'] === id))
    return refuseData(`${path}.id`, 'an id that no other card has', id);
  if (!isOneOf(GOALS, easy)) return refuseData(`${path}.easy`, `one of ${GOALS.join(', ')}`, easy);
  if (!isOneOf(GOALS, hard)) return refuseData(`${path}.hard`, `one of ${GOALS.join(', ')}`, hard);
  if (easy === hard) return refuseData(`${path}.hard`, 'another goal than the easy one', hard);
  if (!isFields(steps)) return refuseData(`${path}.steps`, 'three steps for each goal', steps);
  for (const goal of GOALS) {
    const row = steps[goal];
    const rising = areWhole(row, 1, 99) && row.every((step, i) => i === 0 || step > row[i - 1]!);
    if (!rising || row.length !== STEPS)
      return refuseData(`${path}.steps.${goal}`, 'three whole numbers that rise', row);
  }
  return undefined;
};
