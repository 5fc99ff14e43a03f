import type { Refusal, Seat } from '@tavola/kernel';
import { isStanding } from '../city-plan.ts';
import type { CityPlace, House, Note, PieceCard, PlanChange, PlanProposal, StoryFrame } from '../entities.ts';
import type { CityTable } from '../types.ts';
import { FLOORS, halveUp, HEAD, MOST_CARDS, MOST_POWER, NONE, type Ending } from '../names.ts';

const MOST_ROUNDS = 99;
/** N-P04 The most that an agreement makes an attribute worth. */
const MOST_ATTRIBUTE = 6;

/** The parts of the table that an agreement may change. */
export interface PlanDraft {
  owner: number[];
  power: number[];
  reserve: number[];
  floors: number[];
  notes: Note[];
  end: Ending;
  rounds: number;
  places: CityPlace[];
  cards: PieceCard[];
  houses: House[];
  away: number[];
  disfavour: Seat;
  locked: number;
  arrest: number;
  frame: StoryFrame;
}

const draftOf = (t: CityTable): PlanDraft => ({
  owner: t.owner.slice(),
  power: t.power.slice(),
  reserve: t.reserve.slice(),
  floors: t.floors.slice(),
  notes: t.notes.slice(),
  end: t.end,
  rounds: t.rounds,
  places: t.places.slice(),
  cards: t.cards.slice(),
  houses: t.houses.slice(),
  away: t.away.slice(),
  disfavour: t.disfavour,
  locked: t.locked,
  arrest: t.arrest,
  frame: t.frame,
});

export const no = (code: string, about?: Refusal['about']): Refusal => ({
  code,
  rule: 'N-P08',
  ...(about && { about }),
});
const whyOutOfRange = (n: number, min: number, max: number): Refusal | undefined =>
  n < min || n > max ? no('out-of-range', { min, max }) : undefined;

/** Only a standing house can own a piece; NONE makes it neutral. */
const whyNoOwner = (d: PlanDraft, seat: Seat): Refusal | undefined =>
  seat !== NONE && d.floors[seat] === 0 ? no('house-fallen', { seat }) : undefined;
const whyNotInPlay = (d: PlanDraft, piece: number): Refusal | undefined =>
  d.power[piece] === 0 ? no('piece-out', { piece }) : undefined;

/** N-P08 Applies one change to the draft if it is possible. Limits hold: power 1 to 12, reserve from 0, six floors. */
const applyChange = (t: CityTable, d: PlanDraft, change: PlanChange, by: Seat): Refusal | undefined => {
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
    case 'place-name':
      d.places[change.place] = { ...d.places[change.place]!, name: change.name };
      return undefined;
    case 'place-text':
      d.places[change.place] = { ...d.places[change.place]!, text: change.text };
      return undefined;
    case 'place-value':
      // N-X22 The place of arrest has no value.
      error =
        d.arrest === change.place && change.value > 0
          ? no('place-of-arrest')
          : whyOutOfRange(change.value, 0, MOST_POWER);
      if (!error) d.places[change.place] = { ...d.places[change.place]!, value: change.value };
      return error;
    case 'piece-name':
      d.cards[change.piece] = { ...d.cards[change.piece]!, name: change.name };
      return undefined;
    case 'piece-text':
      d.cards[change.piece] = { ...d.cards[change.piece]!, text: change.text };
      return undefined;
    case 'lay-out':
      return layOut(d, change, by);
    case 'attribute':
      error = whyOutOfRange(change.value, 0, MOST_ATTRIBUTE);
      if (!error) setAttribute(d, change.seat, change.attribute, change.value);
      return error;
    case 'disfavour':
      error = whyNoOwner(d, change.seat);
      if (!error && change.seat !== d.disfavour)
        Object.assign(d, { disfavour: change.seat, locked: NONE, arrest: NONE });
      return error;
    case 'arrest':
      return lockUp(d, change.piece, change.place);
    case 'absence':
      error =
        whyNotInPlay(d, change.piece) ??
        (change.place !== NONE && !d.places[change.place]!.outside ? no('not-outside') : undefined);
      if (!error) d.away[change.piece] = change.place;
      return error;
    case 'turncoat':
      return changeSides(t, d, change.piece, change.to);
    case 'die':
      return whyNoDie(t, change.seat);
    case 'tone':
    case 'lines':
    case 'veils':
      d.frame = { ...d.frame, [change.t]: change.text };
      return undefined;
    case 'frame-shown':
      d.frame = { ...d.frame, shown: change.shown };
      return undefined;
  }
};

const layOut = (
  d: PlanDraft,
  { kind, to, power, name, text }: Extract<PlanChange, { t: 'lay-out' }>,
  by: Seat,
): Refusal | undefined => {
  if (d.cards.length >= MOST_CARDS) return no('too-many', { max: MOST_CARDS });
  const error = whyNoOwner(d, to) ?? whyOutOfRange(power, 1, MOST_POWER);
  if (error) return error;
  d.cards.push({ name, text, kind, by });
  d.owner.push(to);
  d.power.push(power);
  d.away.push(NONE);
  return undefined;
};

const setAttribute = (d: PlanDraft, seat: Seat, attribute: number, value: number): void => {
  const house = d.houses[seat]!;
  d.houses[seat] = { ...house, values: house.values.with(attribute, value) };
};

/** Only the house in disfavour has somebody locked up: a side character, or its head at a place without a value. */
const lockUp = (d: PlanDraft, piece: number, place: number): Refusal | undefined => {
  if (d.disfavour === NONE) return no('no-disfavour');
  if (piece === HEAD && d.places[place]!.value > 0) return no('place-of-arrest');
  if (piece >= 0) {
    const error = whyNotInPlay(d, piece);
    if (error) return error;
    if (d.cards[piece]!.kind !== 'character' || d.owner[piece] !== d.disfavour)
      return no('not-theirs', { piece });
  }
  d.locked = piece;
  d.arrest = piece === HEAD ? place : NONE;
  return undefined;
};

/**
 * N-P04 A piece that went out in the scene at hand changes sides in place of that, at half its power, rounded up. The
 * winner has it instead of the points that the object has brought.
 */
const changeSides = (t: CityTable, d: PlanDraft, piece: number, to: Seat): Refusal | undefined => {
  const { scene } = t;
  const out = scene?.booked.find(entry => entry.t === 'out' && entry.piece === piece);
  if (!scene || out?.t !== 'out' || d.power[piece]! > 0) return no('not-lost', { piece });
  if (out.owner === to) return no('own-side', { piece });
  const error = whyNoOwner(d, to);
  if (error) return error;
  const points = to === scene.caller && piece === scene.object ? halveUp(out.power) : 0;
  if (points > d.reserve[to]!) return no('too-dear', { points, reserve: d.reserve[to]! });
  d.reserve[to]! -= points;
  d.owner[piece] = to;
  d.power[piece] = halveUp(out.power);
  return undefined;
};

/** N-P04 A die can be rolled again as long as nothing on the plan has changed since the booking. */
const whyNoDie = (t: CityTable, seat: Seat): Refusal | undefined => {
  const { scene, unbooked } = t;
  if (!scene || !unbooked) return no('no-die');
  return seat === scene.caller || seat === scene.defender ? undefined : no('no-die');
};

/** N-P08 Drafts all changes or none: returns the changed plan, or the reason why it is impossible. */
export const draftChanges = (
  t: CityTable,
  changes: readonly PlanChange[],
  by: Seat,
): { draft: PlanDraft; error: Refusal | undefined } => {
  const draft = draftOf(t);
  // The booking that is taken back would take back the other changes too.
  const dice = changes.filter(change => change.t === 'die').length;
  if (dice > 0 && dice < changes.length) return { draft, error: no('die-alone') };
  for (const change of changes) {
    const error = applyChange(t, draft, change, by);
    if (error) return { draft, error };
  }
  // One proposal may raise a fallen house and fell it again; it cannot keep anything from in between (N-E03).
  const seat = t.seats.find(fallen => !isStanding(t, fallen) && keepsWithoutFloors(draft, fallen));
  return { draft, error: seat === undefined ? undefined : no('house-fallen', { seat }) };
};

const keepsWithoutFloors = (d: PlanDraft, seat: Seat): boolean =>
  d.floors[seat] === 0 &&
  (d.reserve[seat]! > 0 || d.owner.some((of, piece) => of === seat && d.power[piece]! > 0));

/** The table after a proposal, as far as it is possible; what a die that is rolled again would bring stays open. */
export const foreseeAgreement = (t: CityTable, { changes, by }: PlanProposal): CityTable => ({
  ...t,
  ...draftChanges(t, changes, by).draft,
});
