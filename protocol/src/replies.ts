import * as v from 'valibot';
import { id, seat, secret } from './schemas.ts';

/** The schemas by which a client reads replies to HTTP requests. They ignore unknown fields. */

export const linksSchema = v.object({ link: secret, gallery: secret });
export const seatedSchema = v.object({ seat, secret });
export const madeSchema = v.object({ table: id, ...seatedSchema.entries, ...linksSchema.entries });

const homeTable = v.object({
  table: id,
  game: v.string(),
  phase: v.picklist(['lobby', 'playing', 'over']),
  /** The seats of this device. */
  seats: v.array(seat),
  names: v.array(v.string()),
  /** Whether the table waits for a seat of this device. */
  waits: v.boolean(),
  /** The time of the last activity. */
  at: v.number(),
  deletes: v.nullable(v.number()),
});
export type HomeTable = v.InferOutput<typeof homeTable>;
/** One page; `more` says whether another one follows. */
export const homeSchema = v.object({ tables: v.array(homeTable), more: v.optional(v.boolean(), false) });
