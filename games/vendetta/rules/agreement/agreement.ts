import type { Choice, Seat } from '@tavola/kernel';
import { fall } from '../end.ts';
import type { PlanChange, PlanProposal } from '../entities.ts';
import { standingSeats, isStanding } from '../city-plan.ts';
import { aside, type VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { readRows } from '../answer-reader.ts';
import { NONE } from '../names.ts';
import { changeOf, changesChoice, sampleChanges } from './changes.ts';
import { draftChanges, no } from './draft.ts';
import { rollAgain } from './roll-again.ts';

/** N-P04 Any player may propose a change of the plan at any time, one proposal each at a time. */
export const propose = aside({
  name: 'propose',
  rule: 'N-P04',
  who: t => (t.houses.length === t.seats.length ? t.seats : []),
  choice: (me): Extract<Choice, { kind: 'list' }> => changesChoice(me.table),
  refuse: (me, answer) => {
    const { table: t, seat } = me;
    if (t.result) return { code: 'decided', rule: 'N-E04' };
    if (t.proposals.some(({ by }) => by === seat)) return { code: 'proposal-open', rule: 'N-P08' };
    const changes = readRows(changesChoice(t), answer).map(row => changeOf(t, row));
    const whole = changes.filter(change => change !== undefined);
    return whole.length < changes.length ? no('incomplete') : draftChanges(t, whole, seat).error;
  },
  sample: (me, dice) => sampleChanges(me.table, dice),
  settle: (g, by, answer) => {
    const { table: t } = g;
    const rows = readRows(changesChoice(t), answer);
    const changes = rows.map(row => changeOf(t, row)).filter(change => change !== undefined);
    const proposal: PlanProposal = { id: t.proposed++, by, changes, yes: [by], agreed: false };
    t.proposals.push(proposal);
    g.emit?.({ t: 'proposed', proposal: proposal.id, by, changes });
    return agree(g, proposal);
  },
});

const proposalsToVote = (t: CityTable, seat: Seat): PlanProposal[] =>
  t.proposals.filter(({ agreed, yes, by }) => !agreed && (by === seat || !yes.includes(seat)));

/** N-P08 A proposal stays open until all agree or one refuses; its proposer may withdraw it by refusing. */
export const vote = aside({
  name: 'vote',
  rule: 'N-P08',
  who: t =>
    t.seats.filter(
      seat => (isStanding(t, seat) || isProposer(t, seat)) && proposalsToVote(t, seat).length > 0,
    ),
  choice: me => ({
    kind: 'all',
    what: 'vote',
    parts: [
      { kind: 'one', what: 'proposal', of: proposalsToVote(me.table, me.seat).map(({ id }) => id) },
      { kind: 'one', what: 'vote', of: [0, 1] },
    ],
  }),
  refuse: (me, [id]) => {
    const { by } = me.table.proposals.find(proposal => proposal.id === id)!;
    // N-P04 Only standing houses agree; a fallen player can only withdraw an own proposal.
    return isStanding(me.table, me.seat) || by === me.seat
      ? undefined
      : { code: 'house-fallen', rule: 'N-P04' };
  },
  sample: (me, dice) => {
    const open = proposalsToVote(me.table, me.seat);
    return [open[dice.below(open.length)]!.id, dice.below(6) === 0 ? 0 : 1] as const;
  },
  settle: (g, by, [id, answer]) => {
    const { table: t } = g;
    const proposal = t.proposals.find(open => open.id === id)!;
    g.emit?.({ t: 'voted', proposal: id, by, yes: answer === 1 });
    if (answer === 1) return agree(g, { ...proposal, yes: [...new Set([...proposal.yes, by])] });
    withdraw(g, id);
    g.emit?.({ t: 'rejected', proposal: id, by });
    return undefined;
  },
});

const isProposer = (t: CityTable, seat: Seat): boolean => t.proposals.some(({ by }) => by === seat);

const withdraw = (g: VendettaContext, id: number): void => {
  g.table.proposals = g.table.proposals.filter(open => open.id !== id);
};

/** N-P08 Silence is not consent: every standing house must have said yes. Then the proposal takes effect, now or soon. */
const agree = (g: VendettaContext, proposal: PlanProposal): 'answer anew' | undefined => {
  const { table: t } = g;
  const agreed = standingSeats(t).every(seat => proposal.yes.includes(seat));
  t.proposals = t.proposals.map(open => (open.id === proposal.id ? { ...proposal, agreed } : open));
  if (!agreed) return undefined;
  g.emit?.({ t: 'agreed', proposal: proposal.id });
  const isStoryOnly = proposal.changes.every(isOfFrame);
  if (!isStoryOnly && !isCalm(t)) return undefined;
  enact(g, proposal.id);
  // The choices of the turn may have changed, and a house that fell has none.
  return t.stage === 'turn' && !isStoryOnly ? 'answer anew' : undefined;
};

/** N-P13 Tone, lines and veils change nothing on the plan, so they hold at once, before the first scene too. */
const isOfFrame = ({ t }: PlanChange): boolean =>
  t === 'tone' || t === 'lines' || t === 'veils' || t === 'frame-shown';

/** N-P08 A calm moment lies between two decisions, not within a scene's call, reaction and dice, nor with sealed answers. */
const isCalm = (t: CityTable): boolean =>
  t.result === null && (t.stage === 'turn' || t.stage === 'telling' || t.stage === 'last-words');

/** N-P08 The whole proposal takes effect, or lapses if it is no longer possible. */
const enact = (g: VendettaContext, id: number): void => {
  const { table: t } = g;
  const { by, changes } = t.proposals.find(open => open.id === id)!;
  withdraw(g, id);
  const { draft, error } = draftChanges(t, changes, by);
  if (error) {
    g.emit?.({ t: 'lapsed', proposal: id, why: error.code });
    return;
  }
  const fallen = t.seats.filter(seat => isStanding(t, seat) && draft.floors[seat] === 0);
  Object.assign(t, draft);
  for (const [piece, power] of t.power.entries()) if (power === 0) t.away[piece] = NONE;
  if (t.locked >= 0 && t.power[t.locked] === 0) t.locked = NONE;
  g.emit?.({ t: 'amended', proposal: id, by, changes });
  for (const change of changes) if (change.t === 'die') rollAgain(g, change.seat);
  // A booking is not taken back under what was agreed on after it.
  if (changes.some(change => change.t !== 'die' && change.t !== 'note' && !isOfFrame(change)))
    t.unbooked = null;
  for (const seat of fallen) fall(g, seat);
};

/** N-P08 After a decision, agreed proposals take effect, and those that now have all votes are agreed. */
export const enactAgreed = (g: VendettaContext): void => {
  const { table: t } = g;
  for (const { id } of t.proposals.slice()) {
    const proposal = t.proposals.find(open => open.id === id);
    if (!proposal || t.result) continue;
    // A fall may have removed the last missing vote.
    if (!proposal.agreed && !standingSeats(t).every(seat => proposal.yes.includes(seat))) continue;
    if (!proposal.agreed) g.emit?.({ t: 'agreed', proposal: id });
    enact(g, id);
  }
};

/** N-E04 After the end nothing on the plan changes. */
export const lapseAll = (g: VendettaContext): void => {
  for (const { id } of g.table.proposals) g.emit?.({ t: 'lapsed', proposal: id, why: 'decided' });
  g.table.proposals = [];
};
