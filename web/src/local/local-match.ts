import { type Game, type GameTypes, type Result, type Seat, type State, type View } from '@tavola/kernel';
import {
  close,
  combineSeed,
  makeMatch,
  makeRedacted,
  redactHeader,
  redactLine,
  replay,
  type EndLine,
  type Entry,
  type Match,
  type MatchFile,
  type MatchUpdate,
  type Reader,
  type RedactedLine,
} from '@tavola/match';
import type { Moment, Opened } from './messages.ts';
import type { StoredLine, Stored } from './match-storage.ts';

/** A match in play at this device: as stored, with the position after each line, so that any can be shown. */
export interface LocalMatch {
  readonly game: Game;
  readonly stored: Stored;
  readonly states: readonly State<GameTypes>[];
  readonly match: Match<GameTypes>;
}

const isEntry = (line: StoredLine): line is Entry => line.t !== 'opening' && line.t !== 'end';

const fileOf = ({ header, lines }: Stored): MatchFile => ({
  header,
  opening: lines.find(line => line.t === 'opening'),
  entries: lines.filter(isEntry),
  end: lines.find((line): line is EndLine => line.t === 'end'),
});

/** Replays all lines; a stored match opens only if the rules reproduce it. */
export const rebuildMatch = (game: Game, stored: Stored): LocalMatch | undefined => {
  const states: State<GameTypes>[] = [];
  let draws = 0;
  const { difference } = replay(game, fileOf(stored), (line, state) => {
    states.push(state);
    draws += line.rolls.length;
  });
  const state = states.at(-1);
  if (difference || !state) return undefined;
  const { secrets, header } = stored;
  const diceSeed = combineSeed(secrets.seed, header.shares);
  return { game, stored, states, match: { secrets, diceSeed, state, draws } };
};

/** Returns the match as it will be once the new lines are stored. */
export const advanceMatch = (
  hosted: LocalMatch,
  { match, line }: MatchUpdate<GameTypes, Entry>,
  now: number,
): { readonly next: LocalMatch; readonly lines: readonly StoredLine[] } => {
  const { game, stored, states } = hosted;
  const { over } = match.state;
  const lines: StoredLine[] = over ? [line, close(game, match)] : [line];
  const meta = { ...stored.meta, lines: stored.meta.lines + lines.length, touched: now, over };
  const next = {
    game,
    match,
    states: [...states, match.state],
    stored: { ...stored, meta, lines: [...stored.lines, ...lines] },
  };
  return { next, lines };
};

/** Returns the position after a line; the closing line changes nothing. */
const stateAt = ({ states }: LocalMatch, at: number): State<GameTypes> | undefined =>
  states[Math.min(at, states.length - 1)];

export const viewAt = (
  hosted: LocalMatch,
  seat: Seat | undefined,
  at: number,
): View<GameTypes> | undefined => {
  const state = stateAt(hosted, at);
  return state && hosted.game.view(state, seat);
};

/** Whether a line replaces an answer that its seat had given: others know already that it has answered. */
const isChange = ({ stored, states }: LocalMatch, at: number): boolean => {
  const line = stored.lines[at]!;
  const answers = line.t === 'answer' || (line.t === 'order' && line.question !== null);
  return answers && states[at - 1]?.asked?.answers[line.seat] !== null;
};

/** The part of a line that this reader may see; undefined if it does not concern the reader. */
const lineFor = (hosted: LocalMatch, reader: Reader, at: number): RedactedLine | undefined => {
  const line = hosted.stored.lines[at]!;
  const isHidden = 'seat' in line && line.seat !== reader && isChange(hosted, at);
  return isHidden ? undefined : redactLine(line, reader);
};

const linesFor = (
  hosted: LocalMatch,
  reader: Reader,
): { readonly at: number; readonly line: RedactedLine }[] =>
  hosted.stored.lines.flatMap((_, at) => {
    const line = lineFor(hosted, reader, at);
    return line ? [{ at, line }] : [];
  });

export const momentAt = (hosted: LocalMatch, seat: Seat | undefined, at: number): Moment => ({
  at,
  line: lineFor(hosted, seat ?? null, at),
  view: viewAt(hosted, seat, at)!,
});

export const openedFor = (hosted: LocalMatch, seat: Seat | undefined): Opened => ({
  meta: hosted.stored.meta,
  seat,
  view: hosted.game.view(hosted.match.state, seat),
  log: linesFor(hosted, seat ?? null),
});

/** Returns the whole file of a finished match, since everything is open then, and before that what the seat knows. */
export const download = (hosted: LocalMatch, seat: Seat | undefined) => {
  const { stored } = hosted;
  const { meta, header } = stored;
  const reader = seat ?? null;
  const day = new Date(meta.begun).toISOString().slice(0, 10);
  const redacted = () => ({
    header: redactHeader(header, reader),
    lines: linesFor(hosted, reader).map(({ line }) => line),
  });
  return {
    name: `${meta.game}-${day}-${meta.id.slice(0, 6)}.jsonl`,
    text: meta.over ? makeMatch(fileOf(stored)) : makeRedacted(redacted()),
  };
};

/** A command of a player in a match. */
export type LocalCommand = (hosted: LocalMatch) => Result<MatchUpdate<GameTypes, Entry>>;
