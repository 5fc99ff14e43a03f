import { NOTHING, type Answer, type Choice, type FlatAnswer, type Simple } from '@tavola/kernel';
import type { WidgetWords } from '../../widgets/words.ts';

type Words = Pick<WidgetWords, 'named' | 'noun' | 'placeOf' | 'player'>;

/** An answer in a few words, where its widget would take too much room. It is empty if nothing was chosen. */
export const describeAnswer = (choice: Choice, answer: Answer, words: Words): string => {
  switch (choice.kind) {
    case 'either': {
      const { branch, answer: given } = answer as { readonly branch: number; readonly answer: Answer };
      const chosen = choice.branches[branch];
      return chosen
        ? join([words.noun(chosen.what, chosen), describeAnswer(chosen, given, words)], ': ')
        : '';
    }
    case 'all':
      return describeParts(choice.parts, answer as readonly Answer[], words);
    case 'list':
      return join(
        (answer as readonly (readonly FlatAnswer[])[]).map(row => describeParts(choice.parts, row, words)),
        '; ',
      );
    default:
      return describeFlat(choice, answer as FlatAnswer, words);
  }
};

const join = (texts: readonly string[], by: string): string => texts.filter(text => text !== '').join(by);

const describeParts = (parts: readonly Simple[], answers: readonly Answer[], words: Words): string =>
  join(
    parts.map((part, i) => describeAnswer(part, answers[i]!, words)),
    ', ',
  );

const describeFlat = (
  choice: Exclude<Simple, { kind: 'list' }>,
  answer: FlatAnswer,
  words: Words,
): string => {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'number') return words.named(choice.what, answer);
  switch (choice.kind) {
    case 'spread':
      return join(
        answer.map((n, i) => (n === 0 ? '' : `${words.named(choice.what, choice.over[i]!)}: ${n}`)),
        ', ',
      );
    case 'lay':
      return join(
        answer.map((piece, i) =>
          piece === NOTHING
            ? ''
            : `${words.named(words.placeOf(choice.what), choice.over[i]!)}: ${words.named(choice.what, piece)}`,
        ),
        ', ',
      );
    case 'split':
      return join(
        answer.map((seat, i) => `${words.named(choice.what, choice.pile[i]!)}: ${words.player(seat)}`),
        ', ',
      );
    default:
      return answer.map(n => words.named(choice.what, n)).join(', ');
  }
};
