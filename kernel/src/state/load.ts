import type { GameDef } from '../define-game.ts';
import { clone, type Engine } from '../engine.ts';
import { view, findViolations } from '../views.ts';
import { ok, refuse, type Result } from '../result.ts';
import { parseSaved, type SavedMatch } from './save.ts';
import type { GameTypes, State } from './state.ts';

/** Checks and migrates a save. It trusts nothing, because a person may have edited the file. */
export const load = <K extends GameTypes>(engine: Engine<K>, saved: unknown): Result<State<K>> => {
  const { def } = engine;
  if (typeof saved !== 'object' || saved === null) return refuse('bad-save', undefined, { path: '' });
  const { format, game, rules, state } = saved as { [P in keyof SavedMatch]?: unknown };
  if (format !== 1) return refuse('bad-save', undefined, { path: 'format' });
  if (game !== def.name) return refuse('other-game', undefined, { path: 'game' });
  if (!isVersion(rules)) return refuse('bad-save', undefined, { path: 'rules' });
  if (rules > def.rules) return refuse('newer-rules', undefined, { path: 'rules' });
  const migrated = migrate(def, rules, state);
  if (!migrated.ok) return migrated;
  const parsed = parseSaved(engine, migrated.value);
  if (!parsed.ok) return parsed;
  const seats = parsed.value.hands.length;
  if (seats < def.seats.min || seats > def.seats.max)
    return refuse('bad-save', undefined, { path: 'state.hands' });
  return examineState(engine, parsed.value);
};

const isVersion = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 1;

/** Migrates from one version of the rules to the next. A state that a migration cannot read is refused. */
const migrate = <K extends GameTypes>(def: GameDef<K>, rules: number, state: unknown): Result<unknown> => {
  let migrated = state;
  for (let from = rules; from < def.rules; from++) {
    const step = def.migrations[from];
    if (!step) return refuse('no-migration', undefined, { path: 'rules', from });
    try {
      migrated = step(migrated);
    } catch {
      return refuse('bad-save', undefined, { path: 'state', from });
    }
  }
  return ok(migrated);
};

const refuseInvariant = (invariant: string): Result<never> =>
  refuse('bad-save', undefined, { path: 'state', invariant });

/** Returns a copy if the invariants hold. A state that cannot be viewed and copied has the wrong shape. */
const examineState = <K extends GameTypes>(engine: Engine<K>, s: State<K>): Result<State<K>> => {
  try {
    const [violation] = findViolations(engine.def, s);
    if (violation !== undefined) return refuseInvariant(violation);
    for (const seat of s.hands.keys()) view(engine, s, seat);
    return ok(clone(engine, s));
  } catch {
    return refuseInvariant('shape');
  }
};
