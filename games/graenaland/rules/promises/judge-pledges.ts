import type { Seat } from '@tavola/kernel';
import { addUp } from '../components/cards.ts';
import { offerOf } from '../building/offers.ts';
import { hasHeroAt } from '../building/houses.ts';
import type { GraenalandContext } from '../types.ts';
import { settlePledges, type PledgeVerdict } from './promises.ts';
import type { Pledge } from './pledge.ts';

/** Whether a promise is for this round and its condition is settled. */
const isDue = ({ table }: GraenalandContext, { round, condition }: Pledge): boolean =>
  round === table.round && condition !== 'open';

/** Judges the promises of one kind that are for this round. */
const judgeDue = (
  g: GraenalandContext,
  kind: Pledge['kind'],
  verdictOn: (pledge: Pledge) => PledgeVerdict | undefined,
): void =>
  settlePledges(g, pledge => (pledge.kind === kind && isDue(g, pledge) ? verdictOn(pledge) : undefined));

/** G-H04 The agreement is over: promises that depended on it now hold or lapse. */
const closeConditions = (g: GraenalandContext, hasAgreed: (seat: Seat) => boolean): void => {
  settlePledges(g, ({ condition, to }) => (condition === 'open' && !hasAgreed(to) ? 'void' : undefined));
  if (g.table.promises.some(({ condition, state }) => condition === 'open' && state === 'open'))
    g.table.promises = g.table.promises.map(pledge =>
      pledge.condition === 'open' && pledge.state === 'open' ? { ...pledge, condition: 'met' } : pledge,
    );
};

/** G-H02 After the movement, judges whether heroes kept away. */
export const afterMovement = (g: GraenalandContext): void =>
  judgeDue(g, 'away', ({ by, territory }) => (hasHeroAt(g.table, territory, by) ? 'broken' : 'kept'));

/** G-H02 After a proposal or a pass, judges whether it gives the promised cards. */
export const afterProposal = (
  g: GraenalandContext,
  by: Seat,
  to: readonly Seat[],
  couldPropose: boolean,
): void =>
  judgeDue(g, 'cards', pledge => {
    if (pledge.by !== by) return undefined;
    if (!couldPropose) return 'void';
    return to.filter(seat => seat === pledge.to).length >= pledge.cards ? 'kept' : 'broken';
  });

/** G-H02, G-H04 After a vote, closes conditions and judges the promised votes. */
export const afterVote = (
  g: GraenalandContext,
  by: Seat,
  yes: readonly Seat[],
  no: readonly Seat[],
): void => {
  closeConditions(g, seat => yes.includes(seat));
  judgeDue(g, 'vote', pledge => {
    if (pledge.to !== by) return undefined;
    if (yes.includes(pledge.by)) return 'kept';
    return no.includes(pledge.by) ? 'broken' : undefined;
  });
};

/** G-H02 After the sharing, remaining promises about proposals are void. */
export const afterSharing = (g: GraenalandContext): void => {
  judgeDue(g, 'vote', () => 'void');
  judgeDue(g, 'cards', () => 'void');
};

/** G-H02, G-H04 After a joint work is built or given up, every offer counts, taken or not. */
export const afterWork = (g: GraenalandContext, givers: readonly Seat[]): void => {
  const { builder } = g.table;
  const isBuilt = givers.length > 0;
  closeConditions(g, seat => (seat === builder ? isBuilt : givers.includes(seat)));
  judgeDue(g, 'work', ({ by, to, cards }) => {
    if (to !== builder) return undefined;
    return addUp(offerOf(g.table, by)) >= cards ? 'kept' : 'broken';
  });
};

/** G-H04 A favour was used or declined. */
export const afterFavour = (g: GraenalandContext, seat: Seat, hasBuilt: boolean): void =>
  closeConditions(g, agreeing => agreeing === seat && hasBuilt);

/** G-H02 The round is over: no joint work was called. */
export const afterRound = (g: GraenalandContext): void => judgeDue(g, 'work', () => 'void');
