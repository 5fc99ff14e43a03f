import { seedDice } from '@tavola/kernel';
import type { Store } from '@tavola/store';
import { startChild } from '../child.ts';
import { checkConfirmed, createTable, CrashPlayer } from '../crash.ts';
import { waitUntil } from '../wait.ts';
import { FAULTS, type FaultTarget } from './fault-kinds.ts';

export interface FaultPlan {
  readonly store: 'sqlite' | 'postgres';
  readonly address: string;
  readonly servers: number;
  readonly seed: number;
  readonly milliseconds: number;
  readonly tables: number;
  /** Opens the store after the servers have ended. */
  open(): Promise<Store>;
  /** Ends all connections to the database. */
  disconnect?(): Promise<void>;
  report?(line: string): void;
}

export interface FaultReport {
  readonly faults: Readonly<Record<string, number>>;
  readonly confirmed: number;
  readonly matches: number;
  /** The longest time after a fault until every table had gone on. */
  readonly slowestMs: number;
  readonly findings: readonly string[];
}

const REPORT_EVERY_MS = 5000;
const MAX_FINDINGS = 20;

interface PlayedTable {
  readonly players: readonly CrashPlayer[];
}

/**
 * Plays matches while it makes one fault after another, and checks from the clients' side that every table goes on after
 * each, that versions never go back, and at the end that all that was confirmed is stored once.
 */
export const runFaults = async (plan: FaultPlan): Promise<FaultReport> => {
  const { store, address, report = () => undefined } = plan;
  const dice = seedDice(plan.seed);
  const kinds = Object.entries(FAULTS[store]);
  const counts: Record<string, number> = {};
  const findings: string[] = [];
  const servers = await Promise.all(Array.from({ length: plan.servers }, () => startChild(address)));
  const players: CrashPlayer[] = [];
  const tables: PlayedTable[] = [];
  const playing: Promise<void>[] = [];
  const target: FaultTarget = { address, servers, players, disconnect: plan.disconnect };
  const confirmedBy = (list: readonly CrashPlayer[]): number =>
    list.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const isOver = (table: PlayedTable): boolean => table.players.some(player => player.isOver);

  const addTable = async (): Promise<void> => {
    const at = dice.below(servers.length);
    const made = await createTable(servers[at]!.port, 'verona');
    const own = made.secrets.map(
      (_, seat) => new CrashPlayer(made, seat, () => servers[(at + seat) % servers.length]!.port),
    );
    for (const player of own) {
      const match = player.play();
      match.catch((error: unknown) => findings.push(`a player has failed: ${String(error)}`));
      playing.push(match);
    }
    players.push(...own);
    tables.push({ players: own });
  };

  /** Waits until every table has confirmed something new. */
  const goOn = async (after: string): Promise<number> => {
    const open = tables.filter(table => !isOver(table));
    const before = open.map(table => confirmedBy(table.players));
    const started = performance.now();
    const hasGoneOn = (table: PlayedTable, i: number): boolean =>
      isOver(table) || confirmedBy(table.players) > before[i]!;
    await waitUntil(
      `every table goes on after ${after}`,
      () => open.every(hasGoneOn),
      () => open.find((table, i) => !hasGoneOn(table, i))?.players.map(player => player.describe()),
    );
    return performance.now() - started;
  };

  const end = performance.now() + plan.milliseconds;
  let slowestMs = 0;
  let told = performance.now();
  try {
    for (let n = 0; (n < kinds.length || performance.now() < end) && findings.length < MAX_FINDINGS; n++) {
      while (tables.filter(table => !isOver(table)).length < plan.tables) await addTable();
      await goOn('the last fault');
      // Every kind comes once before chance decides.
      const [name, fault] = kinds[n < kinds.length ? n : dice.below(kinds.length)]!;
      const wrong = await fault(target, dice);
      if (wrong !== undefined) findings.push(`${name}: ${wrong}`);
      counts[name] = (counts[name] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, await goOn(name));
      if (performance.now() - told < REPORT_EVERY_MS) continue;
      told = performance.now();
      report(
        `${n + 1} faults, ${confirmedBy(players)} confirmed, ${tables.length} matches, slowest ${Math.round(slowestMs)} ms`,
      );
    }
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  } finally {
    for (const player of players) player.stop();
    await Promise.allSettled(playing);
    for (const server of servers) await server.kill();
  }
  for (const { regressions } of players)
    findings.push(...regressions.map(text => `a view went back: ${text}`));
  const opened = await plan.open();
  try {
    await checkConfirmed(
      opened,
      players.flatMap(({ confirmed }) => confirmed),
    );
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  } finally {
    await opened.close();
  }
  return { faults: counts, confirmed: confirmedBy(players), matches: tables.length, slowestMs, findings };
};
