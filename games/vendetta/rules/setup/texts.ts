import type { Flat } from '@tavola/kernel';

/** The most characters of a name, of a description or note, and of a contribution to a scene. */
export const NAME = 60;
export const DESCRIPTION = 600;
export const CONTRIBUTION = 4000;

type Text = Extract<Flat, { kind: 'text' }>;

export const name = (what = 'name') =>
  ({ kind: 'text', what, min: 1, max: NAME, oneLine: true }) as const satisfies Text;

export const description = (what = 'text') =>
  ({ kind: 'text', what, min: 1, max: DESCRIPTION }) as const satisfies Text;

/** A text that may be empty. */
export const optionalText = (what: string) =>
  ({ kind: 'text', what, min: 0, max: DESCRIPTION }) as const satisfies Text;
