// @vitest-environment happy-dom
import { games } from '@tavola/games/registry.ts';
import {
  seedDice,
  type Answer,
  type Choice,
  type Dice,
  type GameTypes,
  type Simple,
  type State,
  type View,
} from '@tavola/kernel';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Draft } from '../board-kit/contract.ts';
import { emptyDraft } from '../board-kit/draft.ts';
import { loadText } from '../games.ts';
import { parseDraft } from '../match/decision/draft.ts';
import { en } from '../text/en/frame.ts';
import type { GameText } from '../text/game.ts';
import { languageContext } from '../ui/language.ts';
import ChoiceWidget from './ChoiceWidget.svelte';
import { hasDecision } from './decides.ts';
import { widgetWords } from './words.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'];
/** No match needs this many answers, so a match that reaches the limit does not end. */
const MOST_ANSWERS = 2000;
const EACH_ASIDE = 4;

let mounted: object | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

/** Redraws the widget with each draft as the match page does, and returns a reader for the draft. */
const showWidget = (
  choice: Choice,
  question: string,
  text: GameText<GameTypes>,
  view: View<GameTypes>,
): (() => Draft) => {
  if (mounted) void unmount(mounted);
  let draft = $state.raw(emptyDraft(choice));
  mounted = mount(ChoiceWidget, {
    target: document.body,
    context: languageContext(() => 'en'),
    props: {
      choice,
      get draft() {
        return draft;
      },
      onDraft: (next: Draft) => (draft = next),
      words: widgetWords(
        en,
        'en',
        text,
        view,
        NAMES,
        () => undefined,
        () => undefined,
      ),
      label: text.questionText('en', question, view, NAMES).ask,
    },
  });
  flushSync();
  return () => draft;
};

const all = <E extends Element = HTMLElement>(root: Element, selector: string): readonly E[] => [
  ...root.querySelectorAll<E>(selector),
];
const click = (element: HTMLElement | undefined): void => {
  element!.click();
  flushSync();
};
const type = (field: HTMLInputElement | HTMLTextAreaElement | undefined, value: string): void => {
  field!.value = value;
  field!.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
};

/** Operates the fields of one part as a person does. */
const fillIn = (root: Element, part: Simple, answer: unknown): void => {
  const numbers = Array.isArray(answer) ? (answer as readonly number[]) : [];
  switch (part.kind) {
    case 'one':
      return click(all(root, '[role=radio]')[part.of.indexOf(answer as number)]);
    case 'some':
      return numbers.forEach(n => click(all(root, 'input')[part.of.indexOf(n)]));
    case 'amount':
      return type(all<HTMLInputElement>(root, 'input[type=number]')[0], String(answer));
    case 'spread':
      return numbers.forEach((n, i) => {
        for (let k = 0; k < n; k++) click(all(all(root, 'li')[i]!, 'button')[1]);
      });
    case 'lay':
      return numbers.forEach((piece, i) => {
        const select = all<HTMLSelectElement>(root, 'select')[i]!;
        select.value = String(piece);
        select.dispatchEvent(new Event('change', { bubbles: true }));
        flushSync();
      });
    case 'split':
      return numbers.forEach((seat, i) => click(all(all(root, 'li')[i]!, 'input')[part.among.indexOf(seat)]));
    case 'text':
      return type(all<HTMLInputElement>(root, 'input, textarea')[0], answer as string);
    case 'list':
      return (answer as readonly (readonly unknown[])[]).forEach((row, i) => {
        click(all(root, 'fieldset > button').at(-1));
        fillInParts(() => [...all(root, 'ol > li')[i]!.querySelector('.parts')!.children], part.parts, row);
      });
  }
};

/** Parts with a single possible answer have no field. */
const fillInParts = (
  fields: () => readonly Element[],
  parts: readonly Simple[],
  answers: readonly unknown[],
): void => {
  let field = 0;
  for (const [i, part] of parts.entries())
    if (hasDecision(part)) fillIn(fields()[field++]!, part, answers[i]);
};

const compose = (choice: Choice, answer: Answer): void => {
  const { body } = document;
  if (choice.kind === 'all')
    return fillInParts(
      () => [...body.querySelector('.parts')!.children],
      choice.parts,
      answer as readonly unknown[],
    );
  if (choice.kind !== 'either') return hasDecision(choice) ? fillIn(body, choice, answer) : undefined;
  const picked = answer as { readonly branch: number; readonly answer: unknown };
  click(all(body, '.branches > [role=radio]')[picked.branch]);
  const branch = choice.branches[picked.branch]!;
  if (branch.kind === 'all')
    fillInParts(
      () => [...body.querySelector('.parts')!.children],
      branch.parts,
      picked.answer as readonly unknown[],
    );
  else if (hasDecision(branch))
    fillIn(body.querySelector('.branches')!.nextElementSibling!, branch, picked.answer);
};

/** Composes an answer in the widget of a question, and returns the answer that the page would send. */
const composeInWidget = (
  choice: Choice,
  question: string,
  answer: Answer,
  text: GameText<GameTypes>,
  view: View<GameTypes>,
): Answer | undefined => {
  const draft = showWidget(choice, question, text, view);
  compose(choice, answer);
  const composed = parseDraft(choice, draft());
  expect(composed, `${question}: ${JSON.stringify(choice)}`).toEqual(answer);
  return composed;
};

describe.each([...games.values()].map(game => [game.name, game] as const))(
  '%s can be played with the widgets alone',
  { timeout: 120_000 },
  (name, game) => {
    const begin = (dice: Dice): State<GameTypes> => {
      const begun = game.begin(game.seats.min, {}, dice);
      if (!begun.ok) throw new Error(begun.error.code);
      return begun.value.state;
    };

    test('from the first question to the end', async () => {
      const text = (await loadText(name))!;
      const dice = seedDice(7);
      let state = begin(dice);
      let answers = 0;
      for (; !state.over && answers < MOST_ANSWERS; answers++) {
        const { id, who, answers: given } = state.asked!;
        const seat = who.find(one => given[one] === null)!;
        const view = game.view(state, seat);
        const { name: question, choice } = view.asked!;
        const answer = composeInWidget(choice!, question, game.sample(state, seat, dice), text, view);
        const turn = game.submit(state, seat, id, answer!, dice);
        if (!turn.ok) throw new Error(`${question}: ${turn.error.code}`);
        ({ state } = turn.value);
      }
      expect(answers).toBeLessThan(MOST_ANSWERS);
    });

    test('with the asides of the game', async () => {
      const text = (await loadText(name))!;
      const done = new Map<string, number>();
      const dice = seedDice(11);
      /** Tries an open aside through its widget a limited number of times, and returns the resulting state. */
      const tryAside = (before: State<GameTypes>, seat: number, aside: string): State<GameTypes> => {
        const times = done.get(aside) ?? 0;
        if (times >= EACH_ASIDE && !game.whyHalted(before)) return before;
        const view = game.view(before, seat);
        const choice = view.asides.find(one => one.name === aside)?.choice;
        const wanted = choice && game.sampleAside(before, seat, aside, dice);
        if (wanted === undefined) return before;
        const answer = composeInWidget(choice!, aside, wanted, text, view);
        const turn = game.interject(before, seat, aside, answer!, dice);
        if (!turn.ok) throw new Error(`${aside}: ${turn.error.code}`);
        done.set(aside, times + 1);
        return turn.value.state;
      };
      let state = begin(dice);
      for (let answers = 0; !state.over && answers < MOST_ANSWERS; answers++) {
        for (const seat of state.hands.keys())
          for (const aside of game.asides) state = tryAside(state, seat, aside);
        if (state.over || game.whyHalted(state)) continue;
        const { id, who, answers: given } = state.asked!;
        const seat = who.find(one => given[one] === null)!;
        const turn = game.submit(state, seat, id, game.sample(state, seat, dice), dice);
        if (!turn.ok) throw new Error(turn.error.code);
        ({ state } = turn.value);
      }
      // One random match does not open every aside.
      expect(done.size > 0).toBe(game.asides.length > 0);
    });
  },
);
