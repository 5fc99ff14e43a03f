import * as v from 'valibot';
import { id, seat, secret } from './schemas.ts';

/** Replies of the HTTP requests, as a client takes them: what it does not know it leaves. */

export const linksSchema = v.object({ link: secret, gallery: secret });
export const seatedSchema = v.object({ seat, secret });
export const madeSchema = v.object({ table: id, ...seatedSchema.entries, ...linksSchema.entries });

const homeTable = v.object({
  table: id,
  game: v.string(),
  phase: v.picklist(['lobby', 'playing', 'over']),
  /** Seats of this device. */
  seats: v.array(seat),
  names: v.array(v.string()),
  /** Whether a seat of this device is waited for. */
  waits: v.boolean(),
  /** When something last happened there. */
  at: v.number(),
  deletes: v.nullable(v.number()),
});
export type HomeTable = v.InferOutput<typeof homeTable>;
export const homeSchema = v.object({ tables: v.array(homeTable) });
