import type { Answer } from '../choices/choice.ts';
import type { Instruction, Program } from './compile.ts';
import { findOnlyAnswer } from '../choices/enumerate.ts';
import { answerByOrder, type OrderUsed } from './answer-by-order.ts';
import type { G, Question } from './script.ts';
import { currentOf, sightFor } from './sight.ts';
import type { RuleId, Seat } from '../state/seat.ts';
import {
  tableOf,
  type PendingQuestion,
  type ScriptFrame,
  type GameTypes,
  type State,
} from '../state/state.ts';

/** The writable side of `G`, which the kernel updates from line to line. */
export type RuleContext<K extends GameTypes> = { -readonly [P in keyof G<K>]: G<K>[P] } & {
  /** True in a silent playout. No seat is listening, so a secret question with one legal answer can be skipped. */
  isRushed: boolean;
  /** Tells a seat that its standing order was used; undefined during search. */
  tellOrder: ((to: Seat, used: OrderUsed) => void) | undefined;
};

/** A script that runs longer than this without asking a seat is in an endless loop. */
const MAX_LINES_WITHOUT_A_QUESTION = 1_000_000;

/** Returns the current line, which is an `ask` while a question is open. */
export const instructionAt = <K extends GameTypes>(program: Program<K>, s: State<K>): Instruction<K> => {
  const frame = s.at[s.at.length - 1]!;
  return program.code[frame.script]![frame.line]!;
};

/** Runs lines until a question is open or the main script ends. `bind` sets `g.current`; from then on it follows the loops. */
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
      throw new Error(`${line.rule}: the script neither asks nor ends`);
    try {
      if (perform(s, g, frame, line)) return;
    } catch (error) {
      throw labelError(error, line.rule);
    }
  }
};

/** Runs one line and returns whether a question is now open. */
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
        // The list is copied because it may be part of the table, which rules may change before the loop ends.
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
  const open = question.orders ? giveByOrder(s, g, question, who, answers) : who.length;
  if (open > 0) {
    s.asked = { id, who, answers, open };
    s.questions = id + 1;
    return true;
  }
  frame.line++;
  s.asked = null;
  question.settle(g, answers, seatsWith(answers));
  return false;
};

/** Answers at once for every seat that has left an order, and returns how many seats still have to answer. */
const giveByOrder = <K extends GameTypes>(
  s: State<K>,
  g: RuleContext<K>,
  question: Question<K>,
  who: readonly Seat[],
  answers: (Answer | null)[],
): number => {
  let open = 0;
  for (const seat of who) {
    const used = answerByOrder(s, question, seat, g.current);
    if (!used) open++;
    else {
      answers[seat] = used.answer;
      g.tellOrder?.(seat, used);
    }
  }
  return open;
};

/** Returns the seats that have an answer, in rising order. */
const seatsWith = (answers: readonly (Answer | null)[]): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] !== null) seats.push(seat);
  return seats;
};

/**
 * Puts the open question again without its answers. The table has changed, so the seats to ask and the forced
 * answers are computed again; if no seat is left to ask, the script goes on.
 */
export const repose = <K extends GameTypes>(program: Program<K>, s: State<K>, g: RuleContext<K>): void => {
  const line = instructionAt(program, s);
  if (line.op !== 'ask' || !s.asked) throw new Error('no question is open');
  if (!pose(s, g, s.at[s.at.length - 1]!, line.question, s.asked.id)) run(program, s, g);
};

/** Applies the question once all answers are in, and runs on. */
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

/** Adds the rule to the error, because a stack trace through an interpreter does not show it. */
export const labelError = (error: unknown, rule: RuleId): unknown => {
  if (error instanceof Error) error.message = `[${rule}] ${error.message}`;
  return error;
};
