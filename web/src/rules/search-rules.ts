import type { GameRules } from './text/types.ts';
import { hasAllWords } from './match-words.ts';

type Chapter = GameRules['chapters'][number];
type Term = GameRules['glossary'][number];

export interface SearchResult {
  readonly chapters: readonly Chapter[];
  readonly words: readonly Term[];
}

/** The rules and words that hold all words of the query; a chapter whose title does comes as a whole. */
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

/** What is ours in a book: readings, variants, what had to be made anew. */
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
