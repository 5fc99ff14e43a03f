import type { RuleOrigin, Outline, GameRules, RulesText } from './types.ts';

const READINGS = 'X';

/** Joins the outline, which has the order, with the texts of one language. */
export const buildRulebook = (outline: Outline, text: RulesText<Outline>): GameRules => {
  const mark = (section: string, id: string): RuleOrigin => {
    if (outline.variants.includes(id)) return 'variant';
    return section === READINGS ? 'reading' : 'rule';
  };
  return {
    chapters: Object.entries(outline.sections).map(([id, ids]) => ({
      ...(text.sections[id] ?? { title: id }),
      id,
      depth: id.length > 1 ? 2 : 1,
      rules: ids.map(rule => ({
        id: rule,
        text: text.rules[rule] ?? '',
        mark: mark(id, rule),
        reconstructed: outline.reconstructed.includes(rule),
      })),
    })),
    glossary: outline.terms.map(id => ({ ...(text.glossary[id] ?? { word: id, meaning: '' }), id })),
  };
};

export type TextPiece = { readonly text: string } | { readonly rule: string };

const REFERENCE = /\[([A-Z]-[A-Z]\d\d)\]/;

/** Splits a text at its references to other rules; every second part is a rule id. */
export const splitReferences = (text: string): readonly TextPiece[] =>
  text
    .split(REFERENCE)
    .map((part, at) => (at % 2 === 0 ? { text: part } : { rule: part }))
    .filter(piece => !('text' in piece && piece.text === ''));
