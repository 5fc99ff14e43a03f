import type { GameTypes, View } from '@tavola/kernel';
import type { JsonValue } from '@tavola/protocol';

/** The kernel's view as it comes over the wire: null for what is absent. */
interface Wired {
  readonly seat: number | null;
  readonly hand: unknown;
  readonly asked: { readonly choice: unknown; readonly given: unknown } | null;
  readonly outcome: unknown;
}

/** As the kernel would give it. The server made it of the kernel's own view, so its parts are of the right types. */
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
