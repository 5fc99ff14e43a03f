import type { Choice, Seat, Simple } from '@tavola/kernel';
import { callScene, isScene, refuseScene, sceneOffers } from './scene/calling.ts';
import { sampleTurn } from './scene/chance.ts';
import { fall } from './end.ts';
import { PIECE_KIND, PIECE_NAME, PIECE_TEXT } from './setup/opening.ts';
import { addPiece, pay, piecesOf, isStanding } from './city-plan.ts';
import { openQuestion, type VendettaContext, type VendettaSight } from './rulebook.ts';
import type { CityTable } from './types.ts';
import { readBranch, type AnswerReader } from './answer-reader.ts';
import { ENTRY, MOST_POWER, NONE, PIECE_KINDS, PULLS } from './names.ts';

type Either = Extract<Choice, { kind: 'either' }>;

/** N-R04 A turn begins; N-V05 and with it a new span in which its player may interrupt once. */
export const beginTurn = (g: VendettaContext): void => {
  const { table: t } = g;
  t.turn = g.current;
  t.pulled = 0;
  t.called = false;
  t.done = false;
  t.fresh = [];
  t.interrupted[g.current] = false;
  g.emit?.({ t: 'turn', seat: g.current });
};

/** N-R08 The turn goes on until its player ends it, falls, or the game has come to its end (N-E04). */
export const isTurnGoingOn = (t: CityTable): boolean => !t.done && isStanding(t, t.turn) && t.result === null;

/** N-P08 A calm moment: the player on turn decides what to do next. */
export const openTurn = (g: VendettaContext): void => {
  g.table.stage = 'turn';
};

/** N-T02, N-T05 Own pieces that may be strengthened: not yet at 12, not laid out in this turn. */
const strengthenChoice = (t: CityTable, seat: Seat): Simple | undefined => {
  const pieces = piecesOf(t, seat).filter(piece => t.power[piece]! < MOST_POWER && !t.fresh.includes(piece));
  const caps = pieces.map(piece => MOST_POWER - t.power[piece]!);
  const room = caps.reduce((sum, cap) => sum + cap, 0);
  const max = Math.min(room, t.reserve[seat]!);
  return max === 0 ? undefined : { kind: 'spread', what: 'strengthen', over: pieces, min: 1, max, caps };
};

const END = { kind: 'one', what: 'end', of: [0] } as const;

/**
 * N-R04 A turn is any number of the deeds of section T and at most one scene; the choice offers all possible ones. N-T06
 * No deed gives points to others or takes them back out of pieces.
 */
const turnChoice = (me: VendettaSight): Either => {
  const { table: t, seat } = me;
  const points = t.reserve[seat]!;
  const branches: Either['branches'][number][] = [END];
  // A house may fall by agreement in its own turn; the kernel does not ask where only one answer is left.
  if (!isStanding(t, seat) || t.result) return { kind: 'either', what: 'turn', branches };
  if (points > 0)
    branches.push({
      kind: 'all',
      what: 'lay-out',
      parts: [
        PIECE_KIND,
        // N-T01 At most 6 points go into a piece when it enters play.
        { kind: 'amount', what: 'power', min: 1, max: Math.min(ENTRY, points) },
        PIECE_NAME,
        PIECE_TEXT,
      ],
    });
  const spread = strengthenChoice(t, seat);
  if (spread) branches.push(spread);
  // N-T03, N-X02 Up to four own floors in a turn.
  const floors = Math.min(PULLS - t.pulled, t.floors[seat]!);
  if (floors > 0) branches.push({ kind: 'amount', what: 'pull-down', min: 1, max: floors });
  if (!t.called) branches.push(...sceneOffers(me));
  return { kind: 'either', what: 'turn', branches };
};

/** N-R08 The player on turn does one deed after another, a scene among them, until ending the turn. */
export const turn = openQuestion({
  name: 'turn',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: turnChoice,
  refuse: (me, answer) => {
    const spoken = readBranch(turnChoice(me), answer);
    return isScene(spoken.what) ? refuseScene(me, spoken) : undefined;
  },
  absent: () => ({ branch: 0, answer: 0 }),
  sample: (me, dice) => sampleTurn(turnChoice(me), me, dice),
  settle: (g, answers) => {
    const seat = g.current;
    act(g, seat, readBranch(turnChoice({ table: g.table, seat, current: seat }), answers[seat]!));
  },
});

const act = (g: VendettaContext, seat: Seat, spoken: AnswerReader): void => {
  g.table.stage = 'round';
  if (isScene(spoken.what)) callScene(g, seat, spoken);
  else if (spoken.what === 'lay-out') layOut(g, seat, spoken);
  else if (spoken.what === 'strengthen') addPower(g, seat, spoken.numbers('strengthen'));
  else if (spoken.what === 'pull-down') pullDown(g, seat, spoken.number('pull-down'));
  else g.table.done = true;
};

/** N-T01 Lay out a side character or prop, a point of reserve for a point of power. */
const layOut = (g: VendettaContext, seat: Seat, spoken: AnswerReader): void => {
  const kind = PIECE_KINDS[spoken.number('piece-kind')]!;
  const card = { name: spoken.text('name'), text: spoken.text('text'), kind, by: seat };
  const laid = addPiece(g, card, seat, spoken.number('power'));
  pay(g, seat, laid.power);
  g.emit?.({ t: 'laid', laid, paid: laid.power, reserve: g.table.reserve[seat]! });
};

/** N-T02 A point of power for a point of reserve. */
const addPower = (g: VendettaContext, seat: Seat, points: readonly number[]): void => {
  const { table: t } = g;
  const choice = strengthenChoice(t, seat);
  const over = choice?.kind === 'spread' ? choice.over : [];
  const pieces = over.map((piece, i) => [piece, points[i]!] as const).filter(([, n]) => n > 0);
  for (const [piece, n] of pieces) {
    t.power[piece]! += n;
    pay(g, seat, n);
  }
  g.emit?.({ t: 'strengthened', seat, pieces, reserve: t.reserve[seat]! });
};

/** N-T03 Each floor gives a point of reserve. N-T04 If the last would go, the program asks once more. */
const pullDown = (g: VendettaContext, seat: Seat, floors: number): void => {
  const { table: t } = g;
  if (floors === t.floors[seat]) {
    t.doomed = floors;
    return;
  }
  t.floors[seat]! -= floors;
  t.reserve[seat]! += floors;
  t.pulled += floors;
  g.emit?.({ t: 'pulled', seat, floors, left: t.floors[seat]!, reserve: t.reserve[seat]! });
};

export const lastFloor = openQuestion({
  name: 'last-floor',
  talk: 'open',
  who: t => [t.turn],
  choice: () => ({ kind: 'one', what: 'last-floor', of: [0, 1] }),
  absent: () => 0,
  settle: (g, answers, [seat]) => {
    const { table: t } = g;
    const floors = t.doomed;
    t.doomed = 0;
    if (answers[seat!] === 0) {
      g.emit?.({ t: 'spared', seat: seat! });
      return;
    }
    t.floors[seat!] = 0;
    g.emit?.({ t: 'pulled', seat: seat!, floors, left: 0, reserve: 0 });
    fall(g, seat!);
  },
});

/** N-P06 The time for rewards ends with the turn. */
export const endTurn = (g: VendettaContext): void => {
  const { table: t } = g;
  g.emit?.({ t: 'turn-ended', seat: t.turn, scene: t.called });
  if (t.scene?.vote) g.emit?.({ t: 'reward-failed', scene: t.scene.number });
  if (t.scene) t.scenes.push({ ...t.scene, vote: null });
  t.scene = null;
  t.unbooked = null;
  t.turn = NONE;
  t.stage = 'round';
};
