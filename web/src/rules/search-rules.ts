import type { GameRules } from './text/types.ts';
import { hasAllWords } from './match-words.ts';

type Chapter = GameRules['chapters'][number];
type Term = GameRules['glossary'][number];

export interface SearchResult {
  readonly chapters: readonly Chapter[];
  readonly words: readonly Term[];
}

/** The rules and terms that contain all words of the query; a chapter whose title matches is kept whole. */
export const searchRules = ({ chapters, glossary }: GameRules, query: string): SearchResult => ({
  chapters: chapters
    .map(chapter =>
      hasAllWords(chapter.title, query)
        ? chapter
        : { ...chapter, rules: chapter.rules.filter(({ id, text }) => hasAllWords(`${id} ${text}`, query)) },
    )
    .filter(({ rules, title }) => rules.length > 0 || hasAllWords(title, query)),
  words: glossary.filter(({ word, meaning }) => hasAllWords(`${word} ${meaning}`, query)),
});

const READINGS = ['X', 'Y'];

/** Our own additions to a game's rules: readings, variants and reconstructed rules. */
export const selectOwnRules = ({ chapters }: GameRules): readonly Chapter[] =>
  chapters
    .map(chapter =>
      READINGS.includes(chapter.id)
        ? chapter
        : {
            id: chapter.id,
            title: chapter.title,
            depth: chapter.depth,
            rules: chapter.rules.filter(({ mark, reconstructed }) => mark !== 'rule' || reconstructed),
          },
    )
    .filter(({ id, rules }) => READINGS.includes(id) || rules.length > 0);
