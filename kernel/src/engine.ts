import type { Program } from './script/compile.ts';
import type { GameDef } from './define-game.ts';
import type { Dice } from './dice.ts';
import { instructionAt, type RuleContext } from './script/interpreter.ts';
import type { Question } from './script/script.ts';
import { currentOf } from './script/sight.ts';
import type { RuleId, Seat } from './state/seat.ts';
import type { GameTypes, State } from './state/state.ts';

/** A game with its compiled scripts, on which the kernel's functions work. */
export interface Engine<K extends GameTypes> {
  readonly def: GameDef<K>;
  readonly program: Program<K>;
  /** The questions that can be answered by standing orders. */
  readonly ordered: readonly Question<K>[];
  /** One context serves all calls, because rules run to their end before anything else happens. */
  readonly context: RuleContext<K>;
}

const NO_DICE: Dice = {
  below: () => {
    throw new Error('dice were rolled outside a rule');
  },
};

export const createRuleContext = <K extends GameTypes>(): RuleContext<K> => ({
  table: {},
  hands: [],
  box: {},
  dice: NO_DICE,
  current: -1,
  emit: undefined,
  whisper: undefined,
  isRushed: false,
  tellOrder: undefined,
});

/** Points the context at a state. Without a listener, rules build no events. */
export const bind = <K extends GameTypes>(desk: RuleContext<K>, s: State<K>, dice: Dice): RuleContext<K> => {
  desk.table = s.table;
  desk.hands = s.hands;
  desk.box = s.box;
  desk.dice = dice;
  desk.current = currentOf(s.at);
  desk.emit = undefined;
  desk.whisper = undefined;
  desk.isRushed = false;
  desk.tellOrder = undefined;
  return desk;
};

export const isAsked = <K extends GameTypes>(s: State<K>, seat: Seat): boolean =>
  s.asked !== null && s.asked.who.includes(seat);

export interface OpenLine<K extends GameTypes> {
  readonly question: Question<K>;
  readonly rule: RuleId;
}

/** Returns the open question and the rule of its line. */
export const questionOf = <K extends GameTypes>(engine: Engine<K>, s: State<K>): OpenLine<K> => {
  const line = instructionAt(engine.program, s);
  if (line.op !== 'ask') throw new Error('no question is open');
  return line;
};

export const clone = <K extends GameTypes>({ def }: Engine<K>, s: State<K>): State<K> => {
  const hands: K['hand'][] = [];
  for (let seat = 0; seat < s.hands.length; seat++) hands.push(def.clone.hand(s.hands[seat]!));
  const at: State<K>['at'] = [];
  for (let f = 0; f < s.at.length; f++) {
    const { script, line, loops } = s.at[f]!;
    at.push({ script, line, loops: loops.length === 0 ? [] : loops.map(({ list, i }) => ({ list, i })) });
  }
  const { asked } = s;
  return {
    table: def.clone.table(s.table),
    hands,
    box: def.clone.box(s.box),
    at,
    asked: asked && { id: asked.id, who: asked.who, answers: asked.answers.slice(), open: asked.open },
    questions: s.questions,
    over: s.over,
    // A seat's orders are never changed in place.
    orders: s.orders,
  };
};
