import { readdirSync, readFileSync } from 'node:fs';
import type { Game, GameTypes, RuleId } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import {
  makeRedacted,
  describeMismatch,
  parseMatch,
  parseRedacted,
  describeProblem,
  redact,
  replay,
  writeTranscript,
  type MatchFile,
} from '../src/index.ts';

/** Reads the match files of a folder. */
const matchesIn = (folder: URL): { readonly name: string; readonly file: MatchFile }[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.jsonl'))
    .map(name => {
      const file = parseMatch(readFileSync(new URL(name, folder), 'utf8'));
      if (!file.ok) throw new Error(`${name}: ${describeProblem(file.error)}`);
      return { name, file: file.value };
    });

/**
 * Tests that recorded matches replay to the last event and that their transcripts, in which a change of rules shows,
 * are up to date. `ruleOf` links an event to its rule.
 */
export const testGoldenMatches = <K extends GameTypes>(
  game: Game<K>,
  folder: URL,
  ruleOf: (event: K['event']) => RuleId,
  rules: URL,
): void => {
  const known = readFileSync(rules, 'utf8');

  describe(`golden games of ${game.name}`, () => {
    for (const { name, file } of matchesIn(folder)) {
      test(`${name} plays again as it was recorded`, () => {
        const { difference, over } = replay(game, file);
        expect(difference && describeMismatch(difference)).toBeUndefined();
        expect(over).toBe(true);
      });

      test(`${name} reads as its transcript`, () => {
        const text = writeTranscript(game, file);
        const beside = new URL(name.replace('.jsonl', '.txt'), folder);
        expect(text.ok && text.value).toBe(readFileSync(beside, 'utf8'));
      });

      test(`${name} can be read by each seat and by spectators, without what is not theirs`, () => {
        const readers = [...file.header.seats.keys(), null];
        for (const reader of readers) {
          const text = makeRedacted(redact(file, reader));
          expect(parseRedacted(text).ok).toBe(true);
          expect(text).not.toContain('"rolls"');
          expect(text).not.toContain(file.end!.opened.seed);
        }
      });

      test(`${name}: every event belongs to a rule`, () => {
        const events = [file.opening!, ...file.entries].flatMap(line => line.events);
        for (const rule of new Set(events.map(ruleOf))) expect(known).toContain(`${rule} `);
      });
    }
  });
};
