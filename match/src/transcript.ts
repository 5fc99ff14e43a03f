import {
  ok,
  type Choice,
  type Game,
  type GameTypes,
  type Result,
  type Roll,
  type State,
} from '@tavola/kernel';
import type { MatchFile } from './file/file.ts';
import type { Entry, OpeningLine, LoggedEvent } from './file/line.ts';
import type { Reason } from './file/reason.ts';
import { replay, type Mismatch } from './replay.ts';

/**
 * Writes a match as text for people to read and compare: for each entry the rule, the question, the legal answers, the
 * given answer and its consequences. Comparing transcripts shows what a change of rules does.
 */
export const writeTranscript = <K extends GameTypes>(
  game: Game<K>,
  file: MatchFile,
): Result<string, Mismatch> => {
  const lines: string[] = formatHeader(file);
  let before: State<K> | undefined;
  const { difference, outcome } = replay(game, file, (line, after) => {
    const title = line.t === 'opening' ? 'opening' : formatTitle(game, before!, line, file);
    lines.push('', title, ...formatReason(line), ...formatConsequences(line, file));
    before = after;
  });
  if (difference) return { ok: false, error: difference };
  if (outcome) lines.push('', `points ${outcome.points.join(' ')}, ranks ${outcome.ranks.join(' ')}`);
  return ok(`${lines.join('\n')}\n`);
};

const formatHeader = ({ header }: MatchFile): string[] => {
  const { game, rules, seats, options, note } = header;
  const names = seats.map(({ name }, seat) => `${seat} ${name}`).join(', ');
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${formatValue(value)}`);
  return [
    `${game}, rules ${rules}`,
    `seats: ${names}`,
    ...(chosen.length > 0 ? [`options: ${chosen.join(', ')}`] : []),
    ...(note === undefined ? [] : [`note: ${note}`]),
  ];
};

const formatTitle = <K extends GameTypes>(
  game: Game<K>,
  state: State<K>,
  entry: Entry,
  file: MatchFile,
): string => {
  const who = nameOf(file, entry.seat);
  const { asked, asides, orders } = game.view(state, entry.seat);
  if (entry.t === 'aside') {
    const aside = asides.find(({ name }) => name === entry.aside);
    const offered = aside ? ` (${formatChoice(aside.choice)})` : '';
    return `${aside?.rule ?? ''} ${entry.aside}: ${who} says ${formatValue(entry.answer)}${offered}`;
  }
  if (entry.t === 'order') {
    const order = orders.find(({ name }) => name === entry.order);
    const title = `${order?.rule ?? ''} ${entry.order}: ${who}`;
    if (entry.answer === null) return `${title} takes the order back`;
    const offered = order?.choice ? ` (${formatChoice(order.choice)})` : '';
    return `${title} leaves the order ${formatValue(entry.answer)}${offered}`;
  }
  const question = `${asked!.rule} ${asked!.name} ${entry.question}`;
  if (entry.t === 'withdrawal') return `${question}: ${who} takes the answer back`;
  return `${question}: ${who} answers ${formatValue(entry.answer)} (${formatChoice(asked!.choice!)})`;
};

const nameOf = ({ header }: MatchFile, seat: number): string => `${seat} ${header.seats[seat]?.name ?? ''}`;

const formatReason = (line: OpeningLine | Entry): string[] =>
  line.t === 'answer' && line.reason ? [`  why ${formatReasonBriefly(line.reason)}`] : [];

const formatConsequences = ({ rolls, events, whispers }: OpeningLine | Entry, file: MatchFile): string[] => [
  ...(rolls.length > 0 ? [`  rolls ${rolls.map(formatRoll).join(' ')}`] : []),
  ...events.map(event => `  ${formatEvent(event)}`),
  ...whispers.map(({ to, event }) => `  to ${nameOf(file, to)}: ${formatEvent(event)}`),
];

/** Formats a five on a die of eight as 5/8. */
const formatRoll = ([sides, face]: Roll): string => `${face}/${sides}`;

const formatEvent = ({ t, ...rest }: LoggedEvent): string => formatFields(t, rest);

/** Formats a reason in a few words. */
export const formatReasonBriefly = ({ code, about = {} }: Reason): string => formatFields(code, about);

const formatFields = (what: string, fields: object): string =>
  [what, ...Object.entries(fields).map(([name, value]) => `${name}=${formatValue(value)}`)].join(' ');

const formatValue = (value: unknown): string => JSON.stringify(value) ?? '';

/** Formats a choice in a few words. */
export const formatChoice = (choice: Choice): string => {
  switch (choice.kind) {
    case 'one':
      return `${choice.what}: one of ${choice.of.join(' ')}`;
    case 'some':
      return `${choice.what}: ${formatRange(choice)} of ${choice.of.join(' ')}`;
    case 'amount':
      return `${choice.what}: ${formatRange(choice)}`;
    case 'spread':
      return `${choice.what}: ${formatRange(choice)} over ${choice.over.join(' ')}${choice.caps ? `, at most ${choice.caps.join(' ')}` : ''}`;
    case 'split':
      return `${choice.what}: ${choice.pile.join(' ')} among seats ${choice.among.join(' ')}`;
    case 'lay':
      return `${choice.what}: pieces ${choice.pieces.join(' ')} on ${choice.over.join(' ')}`;
    case 'text':
      return `${choice.what}: ${formatRange(choice)} characters`;
    case 'list':
      return `${choice.what}: ${formatRange(choice)} rows of (${choice.parts.map(formatChoice).join('; and ')})`;
    case 'all':
      return `${choice.what}: ${choice.parts.map(formatChoice).join('; and ')}`;
    case 'either':
      return `${choice.what}: ${choice.branches.map(branch => `[${formatChoice(branch)}]`).join(' or ')}`;
  }
};

const formatRange = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min} to ${max}`;
