/** Stands for no seat, no territory or no card where a number is required. */
export const NONE = -1;

/** G-S01 The three heroes of a clan. */
export const HEROES = ['warrior', 'priest', 'skald'] as const;
export type Hero = (typeof HEROES)[number];
export const [WARRIOR, PRIEST, SKALD] = [0, 1, 2];

/** G-W01 The goals of a clan; victory cards have three steps of each (G-O11). */
export const GOALS = ['houses', 'territories', 'largest', 'buildings', 'army'] as const;
export type Goal = (typeof GOALS)[number];
