import type { Answer } from './choices/choice.ts';
import type { Instruction, Program } from './script/compile.ts';
import { findOnlyAnswer } from './choices/enumerate.ts';
import type { G, OpenSight, Question, Sight } from './script/script.ts';
import type { RuleId, Seat } from './state/seat.ts';
import {
  tableOf,
  type PendingQuestion,
  type DeepReadonly,
  type ScriptFrame,
  type GameTypes,
  type State,
} from './state/state.ts';

/** `G` from the inside: the kernel moves it from line to line. */
export type RuleContext<K extends GameTypes> = { -readonly [P in keyof G<K>]: G<K>[P] } & {
  /** In a playout nobody listens, so silence tells nothing: secret questions with one legal answer are not put. */
  isRushed: boolean;
};

/** No script of a table game goes on for so long without asking anybody: a loop that never ends is a bug. */
const MAX_LINES_WITHOUT_A_QUESTION = 1_000_000;

/** The item of the innermost `each`, looked for through the callers too. */
export const currentOf = (at: readonly ScriptFrame[]): number => {
  for (let f = at.length - 1; f >= 0; f--) {
    const { loops } = at[f]!;
    const loop = loops[loops.length - 1];
    if (loop) return loop.list[loop.i]!;
  }
  return -1;
};

export const sightOf = <K extends GameTypes>(
  s: State<K>,
  seat: Seat,
  current = currentOf(s.at),
): Sight<K> => ({
  seat,
  table: tableOf(s),
  hand: s.hands[seat] as DeepReadonly<K['hand']>,
  current,
});

/** Open questions get no hand at all, so their choice cannot depend on one. */
const openSightOf = <K extends GameTypes>(s: State<K>, seat: Seat, current: number): OpenSight<K> => ({
  seat,
  table: tableOf(s),
  current,
});

export const sightFor = <K extends GameTypes>(
  s: State<K>,
  question: Question<K>,
  seat: Seat,
  current = currentOf(s.at),
): Sight<K> =>
  // An open question's functions are typed for an OpenSight; see `rulebook`, which forgets that type.
  question.open ? (openSightOf(s, seat, current) as Sight<K>) : sightOf(s, seat, current);

/** The line we are at: always an `ask` while a question is open. */
export const instructionAt = <K extends GameTypes>(program: Program<K>, s: State<K>): Instruction<K> => {
  const frame = s.at[s.at.length - 1]!;
  return program.code[frame.script]![frame.line]!;
};

/**
 * Goes through the lines until a question is open or the main script has ended. `g.current` is looked for once,
 * when a state sits down at the desk, and from then on follows the loops.
 */
export const run = <K extends GameTypes>(program: Program<K>, s: State<K>, g: RuleContext<K>): void => {
  for (let lines = 0; ; lines++) {
    const frame = s.at[s.at.length - 1];
    if (!frame) {
      s.over = true;
      return;
    }
    const line = program.code[frame.script]![frame.line];
    if (!line) {
      s.at.pop();
      g.current = currentOf(s.at);
      continue;
    }
    if (lines > MAX_LINES_WITHOUT_A_QUESTION)
      throw new Error(`${line.rule}: the script does not come to an end`);
    try {
      if (perform(s, g, frame, line)) return;
    } catch (error) {
      throw labelError(error, line.rule);
    }
  }
};

/** One line. True if it has put a question that is now open. */
const perform = <K extends GameTypes>(
  s: State<K>,
  g: RuleContext<K>,
  frame: ScriptFrame,
  line: Instruction<K>,
): boolean => {
  const table = tableOf(s);
  switch (line.op) {
    case 'step':
      frame.line++;
      line.run(g);
      return false;
    case 'ask':
      return pose(s, g, frame, line.question, s.questions);
    case 'call':
      frame.line++;
      s.at.push({ script: line.script, line: 0, loops: [] });
      return false;
    case 'each': {
      const list = line.list(table, g.current);
      if (list.length > 0) {
        // A copy: the list may be part of the table, and rules may change that before the loop ends.
        frame.loops.push({ list: list.slice(), i: 0 });
        g.current = list[0]!;
        frame.line++;
      } else frame.line = line.end;
      return false;
    }
    case 'next': {
      const loop = frame.loops[frame.loops.length - 1]!;
      loop.i++;
      if (loop.i < loop.list.length) {
        g.current = loop.list[loop.i]!;
        frame.line = line.to;
      } else {
        frame.loops.pop();
        g.current = currentOf(s.at);
        frame.line++;
      }
      return false;
    }
    case 'test':
      frame.line = line.test(table, g.current) ? frame.line + 1 : line.end;
      return false;
    case 'back':
      frame.line = line.to;
      return false;
  }
};

const pose = <K extends GameTypes>(
  s: State<K>,
  g: RuleContext<K>,
  frame: ScriptFrame,
  question: Question<K>,
  id: number,
): boolean => {
  const all = question.who(tableOf(s), g.current).slice();
  const answers: (Answer | null)[] = s.hands.map(() => null);
  let who = all;
  if (question.open || g.isRushed) {
    for (const seat of all)
      answers[seat] = findOnlyAnswer(question.choice(sightFor(s, question, seat, g.current))) ?? null;
    who = all.filter(seat => answers[seat] === null);
  }
  if (who.length > 0) {
    s.asked = { id, who, answers, open: who.length };
    s.questions = id + 1;
    return true;
  }
  frame.line++;
  s.asked = null;
  question.settle(g, answers, seatsWith(answers));
  return false;
};

/** In the order of the seats, however they were asked. */
const seatsWith = (answers: readonly (Answer | null)[]): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] !== null) seats.push(seat);
  return seats;
};

/**
 * The open question once more, with none of the answers that were given. Who is asked, and whose answer is
 * forced, is worked out again, since the table has changed; if nobody is left to ask, the script goes on.
 */
export const repose = <K extends GameTypes>(program: Program<K>, s: State<K>, g: RuleContext<K>): void => {
  const line = instructionAt(program, s);
  if (line.op !== 'ask' || !s.asked) throw new Error('no question is open');
  if (!pose(s, g, s.at[s.at.length - 1]!, line.question, s.asked.id)) run(program, s, g);
};

/** All answers are in: the question takes effect and the script goes on. */
export const settle = <K extends GameTypes>(
  program: Program<K>,
  s: State<K>,
  g: RuleContext<K>,
  asked: PendingQuestion,
): void => {
  const line = instructionAt(program, s);
  if (line.op !== 'ask') throw new Error('no question is open');
  s.at[s.at.length - 1]!.line++;
  s.asked = null;
  try {
    line.question.settle(g, asked.answers, seatsWith(asked.answers));
  } catch (error) {
    throw labelError(error, line.rule);
  }
  run(program, s, g);
};

/** A stack trace through an interpreter says little; the rule says where. */
export const labelError = (error: unknown, rule: RuleId): unknown => {
  if (error instanceof Error) error.message = `[${rule}] ${error.message}`;
  return error;
};
