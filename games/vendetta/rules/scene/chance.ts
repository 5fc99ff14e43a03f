import type { All, Choice, Dice, FlatAnswer, Simple, SimpleAnswer } from '@tavola/kernel';
import { samplePiece } from '../setup/opening.ts';
import type { VendettaSight } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { anyName, pick, suggestions } from '../setup/suggestions.ts';
import { CHARACTER, halveUp, MOST_POWER, NONE, PROP } from '../names.ts';

type Either = Extract<Choice, { kind: 'either' }>;
interface Taken {
  readonly branch: number;
  readonly answer: SimpleAnswer | readonly SimpleAnswer[];
}

/** The points left to pay with, and the kind of the piece in the making. */
interface Purse {
  points: number;
  kind: number;
}

/** The weights of random play, chosen so that scenes happen, towers fall and turns end. */
const WEIGHTS: { readonly [what: string]: number } = {
  end: 4,
  'lay-out': 2,
  strengthen: 2,
  'pull-down': 1,
  storm: 6,
};
const SCENE_WEIGHT = 3;

/** Draws a random deed of a turn that is legal and payable. */
export const sampleTurn = ({ branches }: Either, me: VendettaSight, dice: Dice): Taken => {
  const weights = branches.map(({ what }) => WEIGHTS[what] ?? SCENE_WEIGHT);
  let left = dice.below(weights.reduce((sum, weight) => sum + weight, 0));
  const branch = weights.findIndex(weight => (left -= weight) < 0);
  const chosen = branches[branch]!;
  const purse: Purse = { points: me.table.reserve[me.seat]!, kind: CHARACTER };
  if (chosen.kind === 'all') return { branch, answer: fill(chosen, me.table, purse, dice) };
  if (chosen.kind === 'spread') return { branch, answer: sampleStrengthen(chosen, dice) };
  return { branch, answer: chosen.kind === 'amount' ? 1 + dice.below(Math.min(2, chosen.max)) : 0 };
};

const sampleStrengthen = (choice: Extract<Simple, { kind: 'spread' }>, dice: Dice): readonly number[] => {
  const at = dice.below(choice.over.length);
  const points = 1 + dice.below(Math.min(choice.max, choice.caps?.[at] ?? choice.max, 3));
  return choice.over.map((_, i) => (i === at ? points : 0));
};

/** Fills the parts one after another and keeps count of the points left. */
const fill = ({ parts }: All, t: CityTable, purse: Purse, dice: Dice): readonly SimpleAnswer[] => {
  const answers = parts.map(part => fillPart(part, purse, dice));
  const [place, object] = ['place', 'object'].map(what => parts.findIndex(part => part.what === what));
  // N-C07 A piece that is away can be met only at its place.
  const away = object! >= 0 ? t.away[Number(answers[object!])]! : NONE;
  if (place! >= 0 && away !== NONE && away !== undefined) answers[place!] = away;
  return answers;
};

const fillPart = (part: Simple, purse: Purse, dice: Dice): SimpleAnswer => {
  switch (part.what) {
    case 'pieces':
      return newPieces(purse, dice);
    case 'neutral-power': {
      const power = 1 + dice.below(Math.min(MOST_POWER, 2 * purse.points, 8));
      purse.points -= halveUp(power);
      return power;
    }
    case 'boost': {
      const boost = dice.below(3) === 0 ? dice.below(Math.min(3, purse.points) + 1) : 0;
      purse.points -= boost;
      return boost;
    }
    case 'actors': {
      const of = part.kind === 'some' ? part.of : [];
      const actors = of.filter(() => dice.below(2) === 0).slice(0, purse.points);
      purse.points -= actors.length;
      return actors;
    }
    case 'piece-kind':
    case 'neutral-kind':
      purse.kind = dice.below(3) === 0 ? PROP : CHARACTER;
      return purse.kind;
    default:
      return fillFree(part, purse, dice);
  }
};

const newPieces = (purse: Purse, dice: Dice): readonly (readonly FlatAnswer[])[] => {
  if (purse.points < 2 || dice.below(6) > 0) return [];
  const [kind, power] = [dice.below(2), 1 + dice.below(Math.min(3, purse.points - 1))];
  purse.points -= power + (kind === PROP ? 0 : 1);
  return [samplePiece(kind, power, dice)];
};

/** Fills the parts that need no count of points. */
const fillFree = (part: Simple, purse: Purse, dice: Dice): SimpleAnswer => {
  switch (part.kind) {
    case 'one':
      return part.of[dice.below(part.of.length)]!;
    case 'amount':
      return part.min + dice.below(part.max - part.min + 1);
    case 'some':
      return part.of.filter(() => dice.below(2) === 0);
    case 'text':
      return fillText(part.what, purse.kind, dice);
    case 'spread':
    case 'split':
    case 'lay':
    case 'list':
      throw new Error(`nothing in a turn asks for ${part.kind}`);
  }
};

const fillText = (what: string, kind: number, dice: Dice): string => {
  switch (what) {
    case 'place-name':
      return pick(dice, suggestions.places);
    case 'place-text':
      return pick(dice, suggestions.placeText);
    case 'text':
    case 'neutral-text':
      return pick(dice, kind === PROP ? suggestions.propText : suggestions.characterText);
    default:
      return kind === PROP ? pick(dice, suggestions.props) : anyName(dice);
  }
};
