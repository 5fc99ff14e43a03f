import { countVotes, faceDown, type Graenaland } from '@tavola/games/graenaland';
import type { Answer, Choice, Dice, Seat, View } from '@tavola/kernel';
import type { Thought } from '../lore.ts';
import { noise, softly } from '../mix.ts';
import { nearness, type Table } from './aims.ts';
import { plainWorth } from './cards.ts';

/** What a card is worth to the one who thinks. */
export type Worth = (kind: number) => number;

/** The cards beside a territory as a proposal names them: the open ones first. */
export const pileAt = (table: Table, territory: number): number[] => [
  ...table.beside[territory]!,
  ...Array.from({ length: table.down[territory]! }, () => faceDown(table.land.terrain[territory]!)),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The smallest groups of others that make a majority with us: none, one, or two. */
const partners = (votes: readonly number[], seat: Seat): Seat[][] => {
  const need = sum(votes) / 2 - votes[seat]!;
  if (need < 0) return [[]];
  const others = votes.flatMap((n, s) => (s !== seat && n > 0 ? [s] : []));
  const single = others.filter(s => votes[s]! > need);
  if (single.length > 0) return single.map(s => [s]);
  return others.flatMap((a, i) =>
    others.slice(i + 1).flatMap(b => (votes[a]! + votes[b]! > need ? [[a, b]] : [])),
  );
};

interface Offer extends Thought {
  readonly net: number;
}

/** Each partner gets what its votes are worth among us, of the cards we like least; the rest is ours. */
const offerTo = (
  table: Table,
  seat: Seat,
  territory: number,
  branch: number,
  group: Seat[],
  worth: Worth,
): Offer => {
  const pile = pileAt(table, territory);
  const votes = countVotes(table, territory);
  const together = votes[seat]! + sum(group.map(s => votes[s]!));
  const order = pile.map((_, i) => i).toSorted((a, b) => worth(pile[a]!) - worth(pile[b]!));
  const to = pile.map(() => seat);
  let next = 0;
  for (const partner of group) {
    const due = Math.max(1, Math.round((0.95 * pile.length * votes[partner]!) / together));
    for (let n = 0; n < due && next < order.length; n++) to[order[next++]!] = partner;
  }
  const mine = sum(pile.map((kind, i) => (to[i] === seat ? worth(kind) : 0)));
  // Cards in the hands of one who is about to win cost us something too.
  const danger = sum(group.map(s => Math.max(0, nearness(table, s) - 0.6)));
  return {
    answer: { branch, answer: [territory, to] },
    net: mine * (group.length === 0 ? 1 : 0.75 / group.length) - 2 * danger,
    reason:
      group.length === 0
        ? { code: 'takes-all', about: { territory } }
        : { code: 'cheapest-majority', about: { territory, seat: group[0]! } },
  };
};

/** The territory of each branch of a proposal's choice; undefined for passing. */
const territoriesOf = (choice: Choice): (number | undefined)[] =>
  choice.kind !== 'either'
    ? []
    : choice.branches.map(branch => {
        const part = branch.kind === 'all' ? branch.parts[0] : undefined;
        return part?.kind === 'one' ? part.of[0] : undefined;
      });

/** G-D01 Every proposal that just wins, weighed; passing is worth nothing. */
export const proposals = (view: View<Graenaland>, worth: Worth): Offer[] => {
  const { table } = view;
  const seat = view.seat!;
  const offers: Offer[] = [{ answer: { branch: 0, answer: 0 }, net: 0.1, reason: { code: 'passes' } }];
  for (const [branch, territory] of territoriesOf(view.asked!.choice!).entries()) {
    if (territory === undefined) continue;
    for (const group of partners(countVotes(table, territory), seat))
      offers.push(offerTo(table, seat, territory, branch, group, worth));
  }
  return offers;
};

export const proposal = (view: View<Graenaland>, worth: Worth, dice: Dice): Thought => {
  const offers = proposals(view, worth);
  return offers[
    softly(
      offers.map(({ net }) => net),
      0.35,
      dice,
    )
  ]!;
};

const [NO, YES] = [0, 1];

/** G-D04 Yes to a share as good as one's votes, less when it feeds one who is about to win. */
export const vote = (table: Table, seat: Seat, worth: Worth, dice: Dice): Thought => {
  const { by, territory, to } = table.proposal!;
  if (by === seat) return { answer: YES, reason: { code: 'own-proposal' } };
  const pile = pileAt(table, territory);
  const votes = countVotes(table, territory);
  const mine = sum(pile.map((kind, i) => (to[i] === seat ? worth(kind) : 0)));
  const fair = (sum(pile.map(kind => worth(kind))) * votes[seat]!) / sum(votes);
  const danger = Math.max(0, nearness(table, by) - 0.6);
  const isYes = mine > 0 && mine - 0.65 * fair - 3 * danger + noise(0.4, dice) > 0;
  return isYes
    ? { answer: YES, reason: { code: 'good-share', about: { seat: by } } }
    : { answer: NO, reason: { code: mine > 0 ? 'too-little' : 'gets-nothing', about: { seat: by } } };
};

/** For playouts: as one who knows no wishes. */
export const quickVote = (table: Table, seat: Seat, dice: Dice): Answer =>
  vote(table, seat, plainWorth, dice).answer;
