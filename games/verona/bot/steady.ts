import type { Verona } from '../rules/index.ts';
import { peek, type Dice, type State, type View } from '@tavola/kernel';
import type { RatedVeronaAnswer } from './reasons.ts';
import { eyeOf } from './evaluation/evaluation.ts';
import { judgeOf } from './evaluation/gain.ts';
import { drawSoftmax } from '@tavola/bots/search/sampling.ts';
import type { AnswerOption, Heuristic } from './heuristics/heuristic.ts';
import { heuristics } from './heuristics/heuristics.ts';

/** Weighs all options of the question's heuristic. */
export const weighAnswers = (
  view: View<Verona>,
  world: State<Verona>,
  dice: Dice,
): { readonly options: readonly AnswerOption[]; readonly rule: Heuristic } => {
  const { asked } = view;
  const seat = view.seat!;
  const rule = heuristics.get(asked!.name);
  if (!rule) throw new Error(`no rule of thumb for ${asked!.name}`);
  const eye = eyeOf(world, seat);
  const options = rule.weigh({
    eye,
    judge: judgeOf(eye, seat),
    seat,
    choice: asked!.choice!,
    dice,
    plan: view.hand!.plan.map(token => peek(token)),
  });
  return { options, rule };
};

/** Draws one of the options: mostly a good one, and not always the same. */
export const answerSteadily = (view: View<Verona>, world: State<Verona>, dice: Dice): RatedVeronaAnswer => {
  const { options, rule } = weighAnswers(view, world, dice);
  return options[
    drawSoftmax(
      options.map(option => option.net),
      rule.heat,
      dice,
    )
  ]!;
};
