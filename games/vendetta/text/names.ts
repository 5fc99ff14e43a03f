import {
  AS_PIECE,
  BYSTANDER,
  CHANGES,
  ENDINGS,
  HEAD,
  carriable,
  HOUSE_KINDS,
  NARRATOR,
  NONE,
  OWN_HEAD,
  PIECE_KINDS,
  SCENE_KINDS,
  SERVANTS,
  type Vendetta,
} from '../rules/index.ts';
import type { View } from '@tavola/kernel';
import type { Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { LABELS, type VendettaNoun } from './labels.ts';
import { capitalize, createSpeaker, type VendettaSpeaker } from './speaker.ts';

interface Context {
  readonly view: View<Vendetta>;
  readonly language: Language;
  readonly to: VendettaSpeaker;
}

/** A piece with its power, its owner and its place, which matter when it is picked. */
const pieceNamed = ({ view: { table }, language, to }: Context, piece: number): string => {
  const labels = LABELS[language];
  const owner = table.owner[piece]!;
  const away = table.away[piece] ?? NONE;
  const facts = [
    table.power[piece] === 0 ? labels.out : to.words.power(table.power[piece]!),
    owner === NONE ? labels.neutral : to.house(owner),
    ...(away === NONE ? [] : [fillIn(labels.away, { place: to.place(away) })]),
  ];
  return `${to.piece(piece)} (${facts.join(', ')})`;
};

const placeNamed = ({ view: { table }, to }: Context, place: number): string => {
  const { value, outside } = table.places[place]!;
  const facts = [
    value > 0 ? to.words.value(value) : to.words.noValue,
    ...(outside ? [to.words.outside] : []),
  ];
  return `${to.place(place)} (${facts.join(', ')})`;
};

/** The role in which a player writes. */
const roleNamed = ({ view, language, to }: Context, as: number): string => {
  const labels = LABELS[language];
  if (as === NARRATOR) return labels.narrator;
  if (as === BYSTANDER) return labels.bystander;
  if (as === SERVANTS) return labels.servants;
  if (as >= AS_PIECE) return to.piece(as - AS_PIECE);
  return as === OWN_HEAD && view.seat !== null ? to.head(view.seat) : '';
};

/** N-E05 What may stay behind when a story goes on. */
const carriedNamed = ({ view: { table }, to }: Context, n: number): string => {
  const { carried } = table.before ?? {};
  const item = carriable(table)[n];
  if (!carried || !item) return '';
  if ('house' in item) return capitalize(to.houseCalled(carried.houses[item.house]?.name ?? ''));
  const { name, power, owner } = carried.pieces[item.piece]!;
  const house = carried.houses[owner]?.name;
  return `${name} (${[to.words.power(power), ...(house === undefined ? [] : [to.houseCalled(house)])].join(', ')})`;
};

const noteNamed = ({ view: { table }, to }: Context, note: number): string =>
  `${capitalize(to.noted(note))}: ${table.notes[note]?.text ?? ''}`;

const proposalNamed = ({ view: { table }, to }: Context, id: number): string => {
  const proposal = table.proposals.find(open => open.id === id);
  return proposal ? `${to.player(proposal.by)}: ${proposal.changes.map(to.change).join('; ')}` : '';
};

/** 321 is Tower 3, Rose 2, Friend 1. */
const valuesNamed = ({ to }: Context, values: number): string => {
  const digits = String(values);
  const { tower, rose, friend } = to.words.attribute;
  return [tower, rose, friend].map((word, i) => `${word} ${digits[i]}`).join(', ');
};

/** A passage by its number among all: the scene and its place there. */
const passageNamed = ({ language }: Context, n: number): string =>
  fillIn(LABELS[language].passage, { scene: Math.floor(n / 1000), passage: (n % 1000) + 1 });

type Namer = (n: number, context: Context) => string;

const piece: Namer = (n, context) => (n === NONE ? LABELS[context.language].nothing : pieceNamed(context, n));
/** An arrest may be about a head, or nobody. */
const pieceOrHead: Namer = (n, context) => (n === HEAD ? LABELS[context.language].head : piece(n, context));
const house: Namer = (n, { language, to }) =>
  n === NONE ? LABELS[language].nobody : capitalize(to.house(n));
const kind: Namer = (n, { to }) => to.words.pieceKind[PIECE_KINDS[n]!];
const power: Namer = (n, { to }) => to.words.power(n);
const points: Namer = (n, { to }) => to.words.points(n);
const floors: Namer = (n, { to }) => to.words.floors(n);
const either =
  (what: 'veto' | 'last-floor' | 'vote' | 'shown'): Namer =>
  (n, { language }) =>
    LABELS[language].yes[what][n]!;
const itself =
  (what: VendettaNoun): Namer =>
  (_, { language }) =>
    LABELS[language].nouns[what];

/** The name of a number by the `what` of its choice. */
const NAMERS: { readonly [what: string]: Namer } = {
  'house-kind': (n, { to }) => to.words.houseKind[HOUSE_KINDS[n]!],
  values: (n, context) => valuesNamed(context, n),
  'piece-kind': kind,
  'neutral-kind': kind,
  'scene-kind': (n, { language }) => LABELS[language].kinds[n]!,
  outside: (n, { language }) => (n === 1 ? LABELS[language].outside : LABELS[language].inside),
  locked: (n, context) => {
    if (n !== HEAD) return pieceNamed(context, n);
    const { seat } = context.view;
    return fillIn(LABELS[context.language].headOf, { head: seat === null ? '' : context.to.head(seat) });
  },
  object: piece,
  piece: pieceOrHead,
  prop: piece,
  actors: piece,
  props: piece,
  strengthen: piece,
  place: (n, context) => (n === NONE ? LABELS[context.language].inside : placeNamed(context, n)),
  vetoes: (n, context) => placeNamed(context, n),
  attribute: (n, { to }) => to.words.attribute[SCENE_KINDS[n]!],
  passage: n => String(n + 1),
  strike: (n, context) => passageNamed(context, n),
  shown: either('shown'),
  tower: house,
  house,
  seat: (n, { to }) => to.player(n),
  as: (n, context) => roleNamed(context, n),
  about: (n, { to }) => capitalize(to.about(n)),
  'left-behind': (n, context) => carriedNamed(context, n),
  note: (n, context) => (n === NONE ? LABELS[context.language].nothing : noteNamed(context, n)),
  proposal: (n, context) => proposalNamed(context, n),
  change: (n, { language }) => LABELS[language].changes[CHANGES[n]!],
  ending: (n, { language }) =>
    n === NONE ? LABELS[language].nothing : LABELS[language].endings[ENDINGS[n]!],
  veto: either('veto'),
  'last-floor': either('last-floor'),
  vote: either('vote'),
  end: itself('end'),
  close: itself('close'),
  done: itself('done'),
  voice: itself('voice'),
  hold: itself('hold'),
  pause: itself('pause'),
  resume: itself('resume'),
  power,
  'neutral-power': power,
  boost: points,
  points,
  floors,
  'pull-down': floors,
};

export const nameOf = (
  language: Language,
  what: string,
  n: number,
  view: View<Vendetta>,
  players: readonly string[],
): string => NAMERS[what]?.(n, { view, language, to: createSpeaker(language, view, players) }) ?? String(n);
