import type { GameTypes, View } from '@tavola/kernel';
import { applyPatch, type Patch } from '@tavola/protocol';
import type { ServerReply } from './connection.ts';

type Lines = Extract<ServerReply, { readonly t: 'lines' }>;
/** Fetches lines after a version, with the view after each. */
export type FetchHistory = (after: number, limit: number) => Promise<Lines | undefined>;

/** Lines per request, since a slider moves through neighbouring lines. */
const BLOCK = 50;

/** The view after each line of the match, fetched on demand and cached as long as the page. */
export class MatchHistory {
  readonly #ask: FetchHistory;
  readonly #blocks = new Map<number, Promise<readonly View<GameTypes>[]>>();

  constructor(ask: FetchHistory) {
    this.#ask = ask;
  }

  /** The view after line `at`; line 0 is the opening. */
  async viewAt(at: number): Promise<View<GameTypes> | undefined> {
    const block = Math.floor(at / BLOCK);
    const known = this.#blocks.get(block);
    const views = await (known ?? this.#fetch(block));
    if (!known || at % BLOCK < views.length) return views[at % BLOCK];
    // The match has grown since; another call may have fetched the block already.
    const newer = this.#blocks.get(block);
    return (await (newer === known || !newer ? this.#fetch(block) : newer))[at % BLOCK];
  }

  #fetch(block: number): Promise<readonly View<GameTypes>[]> {
    const loading = this.#load(block);
    this.#blocks.set(block, loading);
    return loading;
  }

  async #load(block: number): Promise<readonly View<GameTypes>[]> {
    const reply = await this.#ask(block * BLOCK, BLOCK);
    if (!reply?.views) return [];
    const { first, changes } = reply.views as unknown as {
      readonly first: View<GameTypes> | null;
      readonly changes: readonly Patch[];
    };
    if (first === null) return [];
    const seen = [first];
    for (const change of changes) seen.push(applyPatch(seen.at(-1)!, change));
    return seen;
  }
}
