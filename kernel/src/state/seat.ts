/** A place at the table, 0 to n-1. People come and go; a seat stays. */
export type Seat = number;

/** The id of a rule in a game's rules.md: V-C21, G-D02, N-O03. */
export type RuleId = `${'V' | 'G' | 'N' | 'T'}-${string}`;
