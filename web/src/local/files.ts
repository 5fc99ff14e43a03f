import type { Game } from '@tavola/kernel';
import {
  describeMismatch,
  listShares,
  parseMatch,
  describeProblem,
  collectReasons,
  replay,
  type AnswerReason,
  type MatchFile,
} from '@tavola/match';
import type { Checked, Fault, Meta } from './messages.ts';
import type { Stored } from './match-storage.ts';

/** The verdict on a match file from outside, with the file itself if the rules agree. */
export interface Judged {
  readonly checked: Checked;
  readonly file: MatchFile | undefined;
}

const bad = (code: Fault['code'], line: number | undefined, problem: string): Judged => ({
  checked: {
    ok: false,
    entries: 0,
    dice: 'sizes',
    shares: { given: [], missing: [] },
    fault: { code, ...(line !== undefined && { line }) },
    problem,
  },
  file: undefined,
});

const nameShares = ({ header: { shares, seats } }: MatchFile): Checked['shares'] => {
  const { given, missing } = listShares(shares);
  const names = (list: readonly number[]): string[] => list.map(seat => seats[seat]!.name);
  return { given: names(given), missing: names(missing) };
};

/** Recomputes a file from its first line to its last. */
export const judgeFile = (games: ReadonlyMap<string, Game>, text: string): Judged => {
  const parsed = parseMatch(text);
  if (!parsed.ok) {
    const { line, path } = parsed.error;
    return bad(path === 'reader' ? 'redacted' : 'not-a-match', line, describeProblem(parsed.error));
  }
  const file = parsed.value;
  const game = games.get(file.header.game);
  if (!game) return bad('unknown-game', 1, `unknown game ${file.header.game}`);
  const { difference, entries, dice } = replay(game, file);
  if (!difference)
    return {
      checked: { ok: true, entries, dice, shares: nameShares(file), fault: undefined, problem: undefined },
      file,
    };
  const { checked } = bad(
    difference.path === 'rules' ? 'other-rules' : 'differs',
    difference.line,
    describeMismatch(difference),
  );
  return { checked: { ...checked, entries, dice }, file: undefined };
};

/** Turns a checked file into a match of this device, if the match is over: only then can every seat see it. */
export const storedFrom = (file: MatchFile, now: number): Stored | undefined => {
  const { header, opening, entries, end } = file;
  if (!opening || !end) return undefined;
  const meta: Meta = {
    // The same file becomes the same match, however often the user opens it.
    id: `f${header.commitment.slice(0, 15)}`,
    game: header.game,
    players: header.seats.map(({ name }) => ({ name, bot: null })),
    options: header.options,
    commitment: header.commitment,
    begun: now,
    touched: now,
    lines: entries.length + 2,
    over: true,
  };
  return { meta, header, secrets: end.opened, lines: [opening, ...entries, end] };
};

/** The reasons for bots' answers in a whole file. */
export const reasonsIn = (text: string): readonly AnswerReason[] => {
  const parsed = parseMatch(text);
  return parsed.ok ? collectReasons(parsed.value) : [];
};
