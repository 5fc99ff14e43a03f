import { turnSupplies } from './components/decks.ts';
import type { GraenalandContext, IslandTable } from './types.ts';
import { NONE } from './names.ts';
import { afterRound } from './promises/judge-pledges.ts';

/** G-X05 Rounds follow until a victory is declared, or until the option `rounds` ends the game. */
export const isPlaying = (table: IslandTable): boolean =>
  table.declarer === NONE && (table.rounds === null || table.round < table.rounds);

/** G-S09 The player with the ship is the main player. */
export const beginRound = (g: GraenalandContext): void => {
  g.table.round++;
  g.emit?.({ t: 'round', round: g.table.round, main: g.table.ship });
  if (g.table.round === g.table.rounds) g.emit?.({ t: 'last-round', round: g.table.round });
};

/** G-E01 The ship goes left; then supplies are turned. */
export const endOfRound = (g: GraenalandContext): void => {
  const { table } = g;
  afterRound(g);
  table.ship = (table.ship + 1) % table.seats.length;
  g.emit?.({ t: 'ship', to: table.ship });
  turnSupplies(g);
};
