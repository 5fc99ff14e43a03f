/** V-S05 The kinds of action token and how many of each a house has. Plans name a kind by its index here. */
export const ACTIONS = ['corruption', 'violence', 'intrigue', 'bluff'] as const;
export const [CORRUPTION, VIOLENCE, INTRIGUE, BLUFF] = [0, 1, 2, 3];
export type Action = (typeof ACTIONS)[number];
export const TOKENS_PER_HOUSE: readonly number[] = [3, 2, 1, 3];

/** V-S05 The three intrigue cards; answers name one by its index here. In German the accusation is Befehl (V-X12). */
export const CARDS = ['murder', 'accusation', 'intimidation'] as const;
export type IntrigueCard = (typeof CARDS)[number];

/** V-C03 to V-C06 One player, one role in a street. */
export const ROLES = ['schemer', 'attacker', 'defender', 'bystander'] as const;
export type Role = (typeof ROLES)[number];

export const ALLIES = 16;
export const FLORINS = 20;
/** Stands for no street, no seat, no mission or no token where a number is required. */
export const NONE = -1;
