import type { G, ScriptLine, Question, Script } from './script.ts';
import type { RuleId } from '../state/seat.ts';
import type { DeepReadonly, GameTypes } from '../state/state.ts';

/** A compiled line of a script: loops and conditions become tests with a line to jump to. */
export type Instruction<K extends GameTypes> = {
  readonly rule: RuleId;
  readonly inside: readonly number[];
} & (
  | { readonly op: 'step'; readonly run: (g: G<K>) => void }
  | { readonly op: 'ask'; readonly question: Question<K>; readonly label: string }
  | { readonly op: 'call'; readonly script: number; readonly label: string }
  | {
      readonly op: 'each';
      readonly list: (t: DeepReadonly<K['table']>, current: number) => readonly number[];
      readonly end: number;
    }
  | {
      readonly op: 'test';
      readonly word: 'repeat' | 'when';
      readonly test: (t: DeepReadonly<K['table']>, current: number) => boolean;
      readonly end: number;
    }
  | { readonly op: 'next'; readonly to: number }
  | { readonly op: 'back'; readonly to: number }
);

export interface Program<K extends GameTypes> {
  /** Script names; main is 0. */
  readonly names: readonly string[];
  readonly code: readonly (readonly Instruction<K>[])[];
}

/** The name of a script line in saves, scenarios, coverage and messages. */
export interface LineName {
  readonly script: string;
  readonly rule: RuleId;
  readonly op: ScriptLine<GameTypes>['op'];
  /** `script/rule:word`. A position can be saved only at a line with a label. */
  readonly label?: string;
}

type Scripts<K extends GameTypes> = { readonly main: Script<K>; readonly [name: string]: Script<K> };

export const compile = <K extends GameTypes>(scripts: Scripts<K>): Program<K> => {
  const names = ['main', ...Object.keys(scripts).filter(name => name !== 'main')];
  const code = names.map(name => flatten(name, scripts[name]!, names));
  const questions = new Map<string, Question<K>>();
  for (const instruction of code.flat()) {
    if (instruction.op !== 'ask') continue;
    const { question } = instruction;
    if ((questions.get(question.name) ?? question) !== question)
      throw new Error(`two questions are called ${question.name}`);
    questions.set(question.name, question);
  }
  return { names, code };
};

const flatten = <K extends GameTypes>(
  name: string,
  script: Script<K>,
  names: readonly string[],
): Instruction<K>[] => {
  const out: Instruction<K>[] = [];
  const labels = new Set<string>();
  const label = (rule: RuleId, word: string): string => {
    const made = `${name}/${rule}:${word}`;
    // A saved position names its line, so two lines with one label could load a save at the wrong line.
    if (labels.has(made)) throw new Error(`two lines of script ${name} are called ${made}`);
    labels.add(made);
    return made;
  };
  const add = (lines: Script<K>, inside: readonly number[]): void => {
    for (const line of lines) {
      const { rule } = line;
      const at = out.length;
      switch (line.op) {
        case 'step':
          out.push({ op: 'step', rule, inside, run: line.run });
          break;
        case 'ask':
          out.push({
            op: 'ask',
            rule,
            inside,
            question: line.question,
            label: label(rule, line.question.name),
          });
          break;
        case 'call': {
          const called = names.indexOf(line.script);
          if (called < 0) throw new Error(`script ${name} calls ${line.script}, which does not exist`);
          out.push({ op: 'call', rule, inside, script: called, label: label(rule, line.script) });
          break;
        }
        case 'each':
          out.push({ op: 'each', rule, inside, list: line.list, end: 0 });
          add(line.body, [...inside, at]);
          out.push({ op: 'next', rule, inside: [...inside, at], to: at + 1 });
          out[at] = { op: 'each', rule, inside, list: line.list, end: out.length };
          break;
        case 'repeat':
        case 'when':
          out.push({ op: 'test', word: line.op, rule, inside, test: line.test, end: 0 });
          add(line.body, inside);
          if (line.op === 'repeat') out.push({ op: 'back', rule, inside, to: at });
          out[at] = { op: 'test', word: line.op, rule, inside, test: line.test, end: out.length };
          break;
      }
    }
  };
  add(script, []);
  return out;
};

/** Returns the questions that can be answered by standing orders, each once. */
export const questionsWithOrders = <K extends GameTypes>({ code }: Program<K>): Question<K>[] => {
  const questions = code.flat().flatMap(line => (line.op === 'ask' ? [line.question] : []));
  return [...new Set(questions)].filter(question => question.orders);
};

/** Lists all lines of all scripts in order, for coverage and for people who look for a line. */
export const lineNames = <K extends GameTypes>(scripts: Scripts<K>): LineName[] => {
  const names: LineName[] = [];
  const add = (script: string, lines: Script<K>): void => {
    for (const line of lines) {
      const { rule, op } = line;
      if (op === 'ask') names.push({ script, rule, op, label: `${script}/${rule}:${line.question.name}` });
      else if (op === 'call') names.push({ script, rule, op, label: `${script}/${rule}:${line.script}` });
      else names.push({ script, rule, op });
      if ('body' in line) add(script, line.body);
    }
  };
  for (const [script, lines] of Object.entries(scripts)) add(script, lines);
  return names;
};
