import { PROP, suggestions, type Vendetta } from '../../rules/index.ts';
import type {
  All,
  Answer,
  Choice,
  Dice,
  Flat,
  FlatAnswer,
  ListRow,
  Simple,
  SimpleAnswer,
  View,
} from '@tavola/kernel';
import type { Language } from '@tavola/bots/bot.ts';
import { pickOne, phrases } from './choose-line.ts';
import type { TellingPhrases } from './phrases.ts';

/** The context for the texts of one answer; `used` holds the names on the plan, so that no name repeats. */
interface Writer {
  readonly view: View<Vendetta>;
  readonly phrases: TellingPhrases;
  readonly dice: Dice;
  readonly used: Set<string>;
}

const takeUnused = ({ used, dice }: Writer, ...pools: readonly (readonly string[])[]): string => {
  const pool = pools.map(names => names.filter(name => !used.has(name))).find(names => names.length > 0);
  const name = pickOne(pool ?? pools[0]!, dice);
  used.add(name);
  return name;
};

const person = (writer: Writer): string => {
  const first = pickOne(pickOne([suggestions.women, suggestions.men], writer.dice), writer.dice);
  return `${first} ${takeUnused(writer, suggestions.houses)}`;
};

const pieceName = (writer: Writer, isProp: boolean): string =>
  isProp ? takeUnused(writer, writer.phrases.things, suggestions.props) : person(writer);

const fate = ({ view, phrases: { fates }, dice }: Writer): string =>
  pickOne(fates[view.table.cards[view.asked!.current]?.kind ?? 'character'], dice);

/** Picks the text of one part; `within` is the part's context and `isProp` the kind of piece. */
const wordFor = (writer: Writer, within: string, what: string, isProp: boolean, given: string): string => {
  const { phrases: own, dice, view } = writer;
  const descriptions = isProp ? own.descriptions.prop : own.descriptions.character;
  switch (what) {
    case 'fate':
      return fate(writer);
    case 'house':
      return takeUnused(writer, suggestions.houses);
    case 'title':
      // The suggested heads of even seats are men and those of odd seats women, so titles follow the seat.
      return pickOne(view.seat! % 2 === 0 ? own.titles.men : own.titles.women, dice);
    case 'background':
    case 'aim':
    case 'conflict':
      return pickOne(own.house[what], dice);
    case 'place-name':
      return takeUnused(writer, own.places, suggestions.places);
    case 'place-text':
      return pickOne(own.descriptions.place, dice);
    case 'neutral-name':
      return pieceName(writer, isProp);
    case 'neutral-text':
      return pickOne(descriptions, dice);
    case 'name':
      if (within === 'location') return takeUnused(writer, own.places, suggestions.places);
      return within === 'arrest' ? takeUnused(writer, own.arrests) : pieceName(writer, isProp);
    case 'text':
      return pickOne(
        within === 'location' || within === 'arrest' ? own.descriptions.place : descriptions,
        dice,
      );
    default:
      return given;
  }
};

/** N-V03 A reaction adds only props, so its question has no part for the kind. */
const isPropIn = (within: string, parts: readonly Simple[], values: readonly unknown[]): boolean => {
  const kind = parts.findIndex(({ what }) => what === 'piece-kind' || what === 'neutral-kind');
  return within === 'new-prop' || values[kind] === PROP;
};

const fillFlat = (
  writer: Writer,
  within: string,
  part: Flat,
  value: FlatAnswer,
  isProp: boolean,
): FlatAnswer => (part.kind === 'text' ? wordFor(writer, within, part.what, isProp, String(value)) : value);

const isRow = (row: unknown): row is ListRow => Array.isArray(row);

const fillSimple = (
  writer: Writer,
  within: string,
  part: Simple,
  value: SimpleAnswer,
  isProp: boolean,
): SimpleAnswer => {
  if (part.kind !== 'list') return isFlat(value) ? fillFlat(writer, within, part, value, isProp) : value;
  if (!Array.isArray(value)) return value;
  return value.filter(isRow).map(row => {
    const isPropRow = isPropIn(part.what, part.parts, row);
    return row.map((cell, i) => fillFlat(writer, part.what, part.parts[i]!, cell, isPropRow));
  });
};

const isFlat = (value: SimpleAnswer): value is FlatAnswer =>
  !Array.isArray(value) || value.every(item => typeof item === 'number');

const fillAll = (
  writer: Writer,
  { what, parts }: All,
  values: readonly SimpleAnswer[],
): readonly SimpleAnswer[] => {
  const isProp = isPropIn(what, parts, values);
  return parts.map((part, i) => fillSimple(writer, what, part, values[i]!, isProp));
};

const isBranch = (answer: Answer): answer is Extract<Answer, { readonly branch: number }> =>
  typeof answer === 'object' && 'branch' in answer;

const writeAnswer = (writer: Writer, choice: Choice, answer: Answer): Answer => {
  if (choice.kind === 'either') {
    if (!isBranch(answer)) return answer;
    const chosen = choice.branches[answer.branch]!;
    const given = answer.answer as SimpleAnswer;
    return {
      branch: answer.branch,
      answer:
        chosen.kind === 'all'
          ? fillAll(writer, chosen, answer.answer as readonly SimpleAnswer[])
          : fillSimple(writer, chosen.what, chosen, given, false),
    };
  }
  if (isBranch(answer)) return answer;
  return choice.kind === 'all'
    ? fillAll(writer, choice, answer as readonly SimpleAnswer[])
    : fillSimple(writer, choice.what, choice, answer as SimpleAnswer, false);
};

/** Replaces the placeholder names, descriptions and fates of an answer. */
export const fillInWords = (view: View<Vendetta>, answer: Answer, dice: Dice, language: Language): Answer => {
  const { table: t } = view;
  const used = new Set([...t.cards, ...t.places, ...t.houses].map(({ name }) => name));
  // A family name on a piece counts as used, because there are more houses than a match needs.
  for (const { name } of t.cards) used.add(name.slice(name.indexOf(' ') + 1));
  return writeAnswer({ view, phrases: phrases[language], dice, used }, view.asked!.choice!, answer);
};
