/** A place at the table, 0 to n-1. People come and go; a seat stays. */
export type Seat = number;

/** The id of a rule in a game's rules.md, such as V-C21. */
export type RuleId = `${Uppercase<string>}-${string}`;
