import type { Component } from 'svelte';
import type { Language } from '../text/language.ts';

/** What a drawing of the options gets: it shows what words cannot, such as a laid out island. */
export interface SketchProps {
  readonly language: Language;
  /** How many play. */
  readonly count: number;
  /** The options chosen so far, defaults left out. */
  readonly chosen: { readonly [name: string]: unknown };
}

/** What a game's own editor gets: it also changes them. */
export interface EditorProps extends SketchProps {
  readonly onchosen: (chosen: { readonly [name: string]: unknown }) => void;
}

const editors: { readonly [game: string]: () => Promise<Component<EditorProps>> } = {
  graenaland: async () => (await import('./graenaland/editor/IslandEditor.svelte')).default,
};

/** Loaded when a table of the game is made; undefined for games whose options need none. */
export const editorOf = (game: string): Promise<Component<EditorProps>> | undefined => editors[game]?.();

const sketches: { readonly [game: string]: () => Promise<Component<SketchProps>> } = {
  graenaland: async () => (await import('./graenaland/editor/LaidIsland.svelte')).default,
};

/** Loaded for those who are invited to a table of the game; undefined for games that need none. */
export const sketchOf = (game: string): Promise<Component<SketchProps>> | undefined => sketches[game]?.();
