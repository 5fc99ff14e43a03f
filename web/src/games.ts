import type { GameManifest } from '@tavola/games/manifest.ts';
import type { GameTypes } from '@tavola/kernel';
import type { Component } from 'svelte';
import type { BoardModule, RuleFigures } from './board-kit/contract.ts';
import type { EditorProps, SketchProps } from './board-kit/editors.ts';
import { buildRulebook } from './rules/text/rulebook.ts';
import type { FirstPage, Outline, GameRules, RulesText } from './rules/text/types.ts';
import type { GameText } from './text/game.ts';
import type { Language } from './text/language.ts';

/*
 * The client's part of each game, found by where it lies in the game's folder. Everything but manifests and covers is
 * fetched when it is needed. Forgetting a game's own types is safe as long as parts of two games are not mixed.
 */
const manifests = import.meta.glob<GameManifest>('../../games/*/manifest.ts', {
  import: 'manifest',
  eager: true,
});
const covers = import.meta.glob<Component>('../../games/*/board/Cover.svelte', {
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<GameText<GameTypes>>('../../games/*/text/index.ts', { import: 'text' });
const boards = import.meta.glob<BoardModule<GameTypes>>('../../games/*/board/index.ts', { import: 'board' });
const editors = import.meta.glob<Component<EditorProps>>('../../games/*/board/editor/OptionsEditor.svelte', {
  import: 'default',
});
const sketches = import.meta.glob<Component<SketchProps>>('../../games/*/board/editor/OptionsSketch.svelte', {
  import: 'default',
});
const outlines = import.meta.glob<Outline>('../../games/*/text/rules-outline.data.ts', { import: 'outline' });
const figures = import.meta.glob<RuleFigures<GameTypes>>('../../games/*/board/figures.ts', {
  import: 'figures',
});
const firstPages = import.meta.glob<FirstPage>('../../games/*/text/first-page.ts', { import: 'firstPage' });
const rules = import.meta.glob<RulesText<Outline>>('../../games/*/text/*/rules.data.ts', { import: 'rules' });

/** All games, in the order of the first page. */
export const GAMES: readonly GameManifest[] = Object.values(manifests).toSorted((a, b) => a.order - b.order);
export const findManifest = (name: string): GameManifest | undefined =>
  GAMES.find(game => game.name === name);

export const titleOf = (name: string): string => findManifest(name)?.title ?? name;

const fileOf = <T>(files: { readonly [path: string]: T }, game: string, path: string): T | undefined => {
  const file = `../../games/${game}/${path}`;
  return Object.hasOwn(files, file) ? files[file] : undefined;
};

/** The game's cover picture. */
export const coverOf = (game: string): Component | undefined => fileOf(covers, game, 'board/Cover.svelte');

/** The game's texts in every language, loaded when a match opens. */
export const loadText = (game: string): Promise<GameText<GameTypes>> | undefined =>
  fileOf(texts, game, 'text/index.ts')?.();

/** A game without a board of its own is played with the widgets alone. */
export const loadBoard = (game: string): Promise<BoardModule<GameTypes>> | undefined =>
  fileOf(boards, game, 'board/index.ts')?.();

/** An editor for options that a form cannot show, such as an island; undefined for games that need none. */
export const loadEditor = (game: string): Promise<Component<EditorProps>> | undefined =>
  fileOf(editors, game, 'board/editor/OptionsEditor.svelte')?.();

/** A drawing of such options for invited players; undefined for games that need none. */
export const loadSketch = (game: string): Promise<Component<SketchProps>> | undefined =>
  fileOf(sketches, game, 'board/editor/OptionsSketch.svelte')?.();

/** Whether the game's rules can be read in the client. */
export const hasRules = (game: string): boolean =>
  fileOf(outlines, game, 'text/rules-outline.data.ts') !== undefined;

/** What the game's rules show besides words; undefined if the game has nothing of the kind. */
export const loadFigures = (game: string): Promise<RuleFigures<GameTypes>> | undefined =>
  fileOf(figures, game, 'board/figures.ts')?.();

/** What a newcomer to the game reads first; undefined if the game has no such page. */
export const loadFirstPage = (game: string): Promise<FirstPage> | undefined =>
  fileOf(firstPages, game, 'text/first-page.ts')?.();

/** The rules of a game in one language, loaded when they are opened; undefined if the game has no rules text. */
export const loadRules = (game: string, language: Language): Promise<GameRules> | undefined => {
  const outline = fileOf(outlines, game, 'text/rules-outline.data.ts');
  const text = fileOf(rules, game, `text/${language}/rules.data.ts`);
  if (!outline || !text) return undefined;
  return Promise.all([outline(), text()]).then(parts => buildRulebook(...parts));
};
