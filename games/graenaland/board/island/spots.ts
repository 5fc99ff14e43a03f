import type { Point } from '@tavola/web/board-kit/map/points.ts';
import type { IslandTable } from '../table.ts';
import { layContents } from './pieces/contents.ts';
import type { IslandLayout } from './plan.ts';

/** A hero stands among the other contents of its territory. */
export const heroSpot = (table: IslandTable, plan: IslandLayout, seat: number, hero: number): Point => {
  const territory = table.heroes[seat * 3 + hero] ?? -1;
  const place = plan.places[territory];
  if (!place) return { x: plan.width / 2, y: plan.height };
  const { items } = layContents(table, territory, '', place.box);
  return items.find(({ item }) => item.t === 'hero' && item.seat === seat && item.hero === hero) ?? place.at;
};
