import type { Seat } from '@tavola/kernel';
import type { Keep } from '../board-kit/contract.ts';

const PREFIX = 'tavola.unsent';
const keyOf = (match: string, seat: Seat, name: string): string => `${PREFIX}/${match}/${seat}/${name}`;

/** Unsent words at a shared device end with the page, so the next player does not find them. */
const PAGE = new Map<string, string>();
export const keepForPage = (match: string, seat: Seat): Keep => ({
  lasts: false,
  get: name => PAGE.get(keyOf(match, seat, name)) ?? '',
  set: (name, text) => void PAGE.set(keyOf(match, seat, name), text),
});

/** Unsent words in the browser's storage; where it is full or forbidden, they last as long as the page. */
export const keepFor = (match: string, seat: Seat): Keep => ({
  lasts: true,
  get: name => {
    try {
      return localStorage.getItem(keyOf(match, seat, name)) ?? '';
    } catch {
      return '';
    }
  },
  set: (name, text) => {
    try {
      if (text === '') localStorage.removeItem(keyOf(match, seat, name));
      else localStorage.setItem(keyOf(match, seat, name), text);
    } catch {
      // Only unsent words are lost.
    }
  },
});
