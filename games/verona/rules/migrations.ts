import type { GameDef } from '@tavola/kernel';
import type { Verona } from './types.ts';

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** From the first version: the match keeps its rules, in which nobody has named a mission and the table was silent. */
const keepFirst = (raw: unknown): unknown => {
  if (!isObject(raw) || !isObject(raw['table']) || !Array.isArray(raw['hands'])) return raw;
  const { table, hands } = raw;
  const fight = isObject(table['fight']) ? { ...table['fight'], unsettled: 0 } : table['fight'];
  return {
    ...raw,
    // The goes of hiring were not counted. If this is a later one, orders answer from the next one on.
    table: { ...table, rules: 1, talk: 'silent', fight, armingGoes: 0 },
    hands: hands.map((hand: unknown) => (isObject(hand) ? { ...hand, named: [] } : hand)),
  };
};

export const migrations: GameDef<Verona>['migrations'] = { 1: keepFirst };
