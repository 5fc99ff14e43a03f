import type { GameTypes, View } from '@tavola/kernel';
import type { JsonValue } from '@tavola/protocol';

/** The kernel's view as JSON, with null for absent values. */
interface Wired {
  readonly seat: number | null;
  readonly hand: unknown;
  readonly asked: { readonly choice: unknown; readonly given: unknown } | null;
  readonly outcome: unknown;
}

/** Restores the kernel's view. The server made the JSON from one, so its parts have the right types. */
export const decodeView = (json: JsonValue): View<GameTypes> => {
  const wired = json as unknown as Wired;
  const { seat, hand, asked, outcome } = wired;
  return {
    ...wired,
    seat: seat ?? undefined,
    hand: hand ?? undefined,
    asked: asked
      ? { ...asked, choice: asked.choice ?? undefined, given: asked.given ?? undefined }
      : undefined,
    outcome: outcome ?? undefined,
  } as unknown as View<GameTypes>;
};
