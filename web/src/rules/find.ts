import type { Rulebook } from './text/types.ts';
import { holds } from './search.ts';

type Chapter = Rulebook['chapters'][number];
type Term = Rulebook['glossary'][number];

export interface Found {
  readonly chapters: readonly Chapter[];
  readonly words: readonly Term[];
}

/** The rules and words that hold all words of the query; a chapter whose title does comes as a whole. */
export const found = ({ chapters, glossary }: Rulebook, query: string): Found => ({
  chapters: chapters
    .map(chapter =>
      holds(chapter.title, query)
        ? chapter
        : { ...chapter, rules: chapter.rules.filter(({ id, text }) => holds(`${id} ${text}`, query)) },
    )
    .filter(({ rules, title }) => rules.length > 0 || holds(title, query)),
  words: glossary.filter(({ word, meaning }) => holds(`${word} ${meaning}`, query)),
});

const READINGS = ['X', 'Y'];

/** What is ours in a book: readings, variants, what had to be made anew. */
export const ours = ({ chapters }: Rulebook): readonly Chapter[] =>
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
