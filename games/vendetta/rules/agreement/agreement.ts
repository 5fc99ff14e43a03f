import type { Choice, Refusal, Seat } from '@tavola/kernel';
import { sampleChanges } from '../scene/chance.ts';
import { fall } from '../end.ts';
import type { PlanChange, Note, PlanProposal } from '../entities.ts';
import { standingSeats, isStanding } from '../city-plan.ts';
import { aside, type VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { readRows, type AnswerReader } from '../answer-reader.ts';
import { optionalText } from '../setup/texts.ts';
import { CHANGES, ENDINGS, FLOORS, MOST_POWER, NONE, type Ending } from '../names.ts';

/** The most changes in one proposal. */
const MOST_CHANGES = 12;
const MOST_POINTS = 999;
const MOST_ROUNDS = 99;

const numbers = (list: readonly unknown[]): number[] => list.map((_, i) => i);

/**
 * N-P04, N-P08 A proposal is a list of changes. Each row has a column for everything that a change may need: piece,
 * house (NONE for neutral), amount, note with its new text, ending.
 */
const changesChoice = (t: CityTable): Extract<Choice, { kind: 'list' }> => ({
  kind: 'list',
  what: 'changes',
  parts: [
    { kind: 'one', what: 'change', of: numbers(CHANGES) },
    { kind: 'one', what: 'piece', of: [NONE, ...numbers(t.cards)] },
    { kind: 'one', what: 'house', of: [NONE, ...t.seats] },
    { kind: 'amount', what: 'value', min: 0, max: MOST_POINTS },
    { kind: 'one', what: 'note', of: [NONE, ...numbers(t.notes)] },
    { kind: 'one', what: 'ending', of: [NONE, ...numbers(ENDINGS)] },
    optionalText('text'),
  ],
  min: 1,
  max: MOST_CHANGES,
});

const changeOf = (row: AnswerReader): PlanChange | undefined => {
  const [piece, seat, value] = [row.number('piece'), row.number('house'), row.number('value')];
  const [note, end] = [row.number('note'), ENDINGS[row.number('ending')]];
  switch (CHANGES[row.number('change')]) {
    case 'move':
      return piece === NONE ? undefined : { t: 'move', piece, to: seat };
    case 'power':
      return piece === NONE ? undefined : { t: 'power', piece, power: value };
    case 'reserve':
      return seat === NONE ? undefined : { t: 'reserve', seat, points: value };
    case 'floors':
      return seat === NONE ? undefined : { t: 'floors', seat, floors: value };
    case 'return':
      return piece === NONE ? undefined : { t: 'return', piece, to: seat, power: value };
    case 'remove':
      return piece === NONE ? undefined : { t: 'remove', piece };
    case 'note':
      return note === NONE ? undefined : { t: 'note', note, text: row.text('text') };
    case 'ending':
      return end && { t: 'ending', end, rounds: value };
    default:
      return undefined;
  }
};

/** The parts of the table that an agreement may change. */
interface Draft {
  owner: number[];
  power: number[];
  reserve: number[];
  floors: number[];
  notes: Note[];
  end: Ending;
  rounds: number;
}

const draftOf = (t: CityTable): Draft => ({
  owner: t.owner.slice(),
  power: t.power.slice(),
  reserve: t.reserve.slice(),
  floors: t.floors.slice(),
  notes: t.notes.slice(),
  end: t.end,
  rounds: t.rounds,
});

const no = (code: string, about?: Refusal['about']): Refusal => ({
  code,
  rule: 'N-P08',
  ...(about && { about }),
});
const whyOutOfRange = (n: number, min: number, max: number): Refusal | undefined =>
  n < min || n > max ? no('out-of-range', { min, max }) : undefined;

/** Only a standing house can own a piece; NONE makes it neutral. */
const whyNoOwner = (d: Draft, seat: Seat): Refusal | undefined =>
  seat !== NONE && d.floors[seat] === 0 ? no('house-fallen', { seat }) : undefined;
const whyNotInPlay = (d: Draft, piece: number): Refusal | undefined =>
  d.power[piece] === 0 ? no('piece-out', { piece }) : undefined;

/** N-P08 Applies one change to the draft if it is possible. Limits hold: power 1 to 12, reserve from 0, six floors. */
const applyChange = (t: CityTable, d: Draft, change: PlanChange): Refusal | undefined => {
  let error: Refusal | undefined;
  switch (change.t) {
    case 'move':
      error = whyNotInPlay(d, change.piece) ?? whyNoOwner(d, change.to);
      if (!error) d.owner[change.piece] = change.to;
      return error;
    case 'power':
      error = whyNotInPlay(d, change.piece) ?? whyOutOfRange(change.power, 1, MOST_POWER);
      if (!error) d.power[change.piece] = change.power;
      return error;
    case 'return':
      if (d.power[change.piece]! > 0) return no('piece-in-play', { piece: change.piece });
      error = whyNoOwner(d, change.to) ?? whyOutOfRange(change.power, 1, MOST_POWER);
      if (error) return error;
      d.owner[change.piece] = change.to;
      d.power[change.piece] = change.power;
      return undefined;
    case 'remove':
      error = whyNotInPlay(d, change.piece);
      if (!error) d.power[change.piece] = 0;
      return error;
    case 'reserve':
      error = whyNoOwner(d, change.seat);
      if (!error) d.reserve[change.seat] = change.points;
      return error;
    case 'floors':
      // A house without floors falls; a fallen one that gets floors stands again, without possessions.
      error = whyOutOfRange(change.floors, 0, FLOORS);
      if (!error) d.floors[change.seat] = change.floors;
      return error;
    case 'note':
      d.notes[change.note] = { ...d.notes[change.note]!, text: change.text };
      return undefined;
    case 'ending':
      error =
        change.end === 'rounds' ? whyOutOfRange(change.rounds, Math.max(1, t.round), MOST_ROUNDS) : undefined;
      if (error) return error;
      d.end = change.end;
      if (change.end === 'rounds') d.rounds = change.rounds;
      return undefined;
  }
};

/** N-P08 Drafts all changes or none: returns the changed plan, or the reason why it is impossible. */
const draftChanges = (
  t: CityTable,
  changes: readonly PlanChange[],
): { draft: Draft; error: Refusal | undefined } => {
  const draft = draftOf(t);
  for (const change of changes) {
    const error = applyChange(t, draft, change);
    if (error) return { draft, error };
  }
  // One proposal may raise a fallen house and fell it again; it cannot keep anything from in between (N-E03).
  const seat = t.seats.find(fallen => !isStanding(t, fallen) && keepsWithoutFloors(draft, fallen));
  return { draft, error: seat === undefined ? undefined : no('house-fallen', { seat }) };
};

const keepsWithoutFloors = (d: Draft, seat: Seat): boolean =>
  d.floors[seat] === 0 &&
  (d.reserve[seat]! > 0 || d.owner.some((of, piece) => of === seat && d.power[piece]! > 0));

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
    const changes = readRows(changesChoice(t), answer).map(changeOf);
    const whole = changes.filter(change => change !== undefined);
    return whole.length < changes.length ? no('incomplete') : draftChanges(t, whole).error;
  },
  sample: (me, dice) => sampleChanges(me.table, dice),
  settle: (g, by, answer) => {
    const { table: t } = g;
    const rows = readRows(changesChoice(t), answer);
    const changes = rows.map(changeOf).filter(change => change !== undefined);
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
  if (!isCalm(t)) return undefined;
  enact(g, proposal.id);
  // The choices of the turn may have changed, and a house that fell has none.
  return t.stage === 'turn' ? 'answer anew' : undefined;
};

/** N-P08 A calm moment lies between two decisions, not within a scene's call, reaction and dice, nor with sealed answers. */
const isCalm = (t: CityTable): boolean => t.result === null && (t.stage === 'turn' || t.stage === 'telling');

/** N-P08 The whole proposal takes effect, or lapses if it is no longer possible. */
const enact = (g: VendettaContext, id: number): void => {
  const { table: t } = g;
  const { by, changes } = t.proposals.find(open => open.id === id)!;
  withdraw(g, id);
  const { draft, error } = draftChanges(t, changes);
  if (error) {
    g.emit?.({ t: 'lapsed', proposal: id, why: error.code });
    return;
  }
  const fallen = t.seats.filter(seat => isStanding(t, seat) && draft.floors[seat] === 0);
  Object.assign(t, draft);
  for (const [piece, power] of t.power.entries()) if (power === 0) t.away[piece] = NONE;
  if (t.locked >= 0 && t.power[t.locked] === 0) t.locked = NONE;
  g.emit?.({ t: 'amended', proposal: id, by, changes });
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
