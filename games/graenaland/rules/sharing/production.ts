import { peek } from '@tavola/kernel';
import { IMPROVEMENT_WORK, ROAD_WORK } from '../building/builds.ts';
import { resourceOf } from '../components/cards.ts';
import { draw } from '../components/decks.ts';
import { hasWork, housesOn } from '../building/houses.ts';
import type { GraenalandContext } from '../types.ts';

/** G-P06, G-X03 Territories produce one after the other, coast from west to east, then inland. */
export const produceAll = (g: GraenalandContext): void => {
  for (let territory = 0; territory < g.table.down.length; territory++) produce(g, territory);
};

/**
 * G-P01 to G-P05 A settled territory draws one card face up, with a road one more face down, improved one more that
 * stays if it shows the improvement's resource; never beyond its houses plus one.
 */
const produce = (g: GraenalandContext, territory: number): void => {
  const { table, box } = g;
  const houses = housesOn(table, territory);
  if (houses === 0) return;
  const deck = table.land.terrain[territory]!;
  const draws = [true, hasWork(table, territory, ROAD_WORK), hasWork(table, territory, IMPROVEMENT_WORK)];
  for (const [by, applies] of draws.entries()) {
    if (!applies) continue;
    if (table.beside[territory]!.length + table.down[territory]! > houses) {
      g.emit?.({ t: 'full', territory, lost: draws.slice(by).filter(Boolean).length });
      return;
    }
    const card = draw(g, deck);
    if (card === undefined) {
      g.emit?.({ t: 'barren', territory, deck });
      return;
    }
    if (by === BY_ROAD) {
      box.down[territory] = [...box.down[territory]!, card];
      table.down[territory]!++;
      g.emit?.({ t: 'road', territory });
      continue;
    }
    const kind = peek(card);
    const stays = by === 0 || resourceOf(kind) === table.land.improvement[territory];
    if (stays) table.beside[territory] = [...table.beside[territory]!, kind];
    else table.discards = table.discards.with(kind, table.discards[kind]! + 1);
    g.emit?.(
      by === 0
        ? { t: 'produced', territory, card: kind }
        : { t: 'improvement', territory, card: kind, stays },
    );
  }
};
const BY_ROAD = 1;
