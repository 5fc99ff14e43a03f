import type { Game } from '@tavola/kernel';
import {
  describeMismatch,
  parseMatch,
  describeProblem,
  collectReasons,
  replay,
  type AnswerReason,
  type MatchFile,
} from '@tavola/match';
import type { Checked, Fault, Meta } from './messages.ts';
import type { Stored } from './match-storage.ts';

/** A match file from outside, judged: what the rules say to it, and the file itself where they agree. */
export interface Judged {
  readonly checked: Checked;
  readonly file: MatchFile | undefined;
}

const bad = (code: Fault['code'], line: number | undefined, problem: string): Judged => ({
  checked: {
    ok: false,
    entries: 0,
    dice: 'sizes',
    fault: { code, ...(line !== undefined && { line }) },
    problem,
  },
  file: undefined,
});

/** Recomputes a file from its first line to its last. */
export const judged = (games: ReadonlyMap<string, Game>, text: string): Judged => {
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
    return { checked: { ok: true, entries, dice, fault: undefined, problem: undefined }, file };
  const { checked } = bad(
    difference.path === 'rules' ? 'other-rules' : 'differs',
    difference.line,
    describeMismatch(difference),
  );
  return { checked: { ...checked, entries, dice }, file: undefined };
};

/** A judged file as a match of this device; only one that is over can be shown from every seat. */
export const storedFrom = (file: MatchFile, now: number): Stored | undefined => {
  const { header, opening, entries, end } = file;
  if (!opening || !end) return undefined;
  const meta: Meta = {
    // The same file is the same match, however often it is opened.
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

/** Why bots answered as they did, as a whole file tells it. */
export const reasonsIn = (text: string): readonly AnswerReason[] => {
  const parsed = parseMatch(text);
  return parsed.ok ? collectReasons(parsed.value) : [];
};
