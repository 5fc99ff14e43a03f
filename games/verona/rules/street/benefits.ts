import type { G, Seat } from '@tavola/kernel';
import { PORTA_GABELLA, REDENTORE, SINAGOGA } from '../round/buildings.ts';
import type { Authority } from '../setup/board-file.ts';
import type { TownTable, Verona } from '../types.ts';
import { NONE } from '../names.ts';
import { earn } from '../purse.ts';

/** V-G11 Benefits of a street follow the planned action alone, are automatic, and come before the missions. */
export const grantBenefits = (g: G<Verona>): void => {
  grantPortaGabella(g);
  grantRedentore(g);
  grantSinagoga(g);
};

const isUnder = (table: TownTable, authority: Authority): boolean =>
  table.board.streets[table.fight.street]!.authority === authority;

/** V-X28 The owner, if it planned this action here itself with this result; V-G10 from the moment it takes the building. */
const ownerWho = (
  table: TownTable,
  building: number,
  action: 'corruption' | 'violence',
  isSuccess: boolean,
): Seat | undefined => {
  const owner = table.owner[building]!;
  if (owner === NONE || table.fight.action[owner] !== action) return undefined;
  return (table.fight.success === owner) === isSuccess ? owner : undefined;
};

/** V-G04 Own successful violence brings 1 mercenary, in a Guild street 2. */
const grantPortaGabella = (g: G<Verona>): void => {
  const seat = ownerWho(g.table, PORTA_GABELLA, 'violence', true);
  if (seat === undefined) return;
  const mercenaries = isUnder(g.table, 'guilds') ? 2 : 1;
  g.table.mercenaries[seat]! += mercenaries;
  g.emit?.({ t: 'benefit', seat, building: PORTA_GABELLA, florins: 0, mercenaries });
};

/** V-X02 The florins outside and inside Church streets, as the table has chosen. */
export const redentoreFlorins = (
  redentore: TownTable['redentore'],
): readonly [small: number, large: number] => (redentore === '3/5' ? [3, 5] : [2, 4]);

/** V-G06 Own failed corruption with a bid of at least 1 florin brings 2 florins, in a Church street 4 (V-X02). */
const grantRedentore = (g: G<Verona>): void => {
  const seat = ownerWho(g.table, REDENTORE, 'corruption', false);
  if (seat === undefined || g.table.fight.bid[seat] === 0) return;
  const [small, large] = redentoreFlorins(g.table.redentore);
  const florins = isUnder(g.table, 'church') ? large : small;
  earn(g, seat, florins);
  g.emit?.({ t: 'benefit', seat, building: REDENTORE, florins, mercenaries: 0 });
};

/** V-G08 Own successful corruption brings 2 florins, in a street with no authority 4, even if it placed no ally. */
const grantSinagoga = (g: G<Verona>): void => {
  const seat = ownerWho(g.table, SINAGOGA, 'corruption', true);
  if (seat === undefined) return;
  const florins = isUnder(g.table, 'none') ? 4 : 2;
  earn(g, seat, florins);
  g.emit?.({ t: 'benefit', seat, building: SINAGOGA, florins, mercenaries: 0 });
};
