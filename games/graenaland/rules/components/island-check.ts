import { refuseData } from '@tavola/kernel';
import { COUNTS, REGIONS } from './components-file.ts';
import { areWhole, isFields, isList, type Fields, type Wrong } from './parts-check.ts';

/** G-S02, G-S03, G-S07 The layouts use the tiles marked for their number of players, the starts their coasts. */
export const wrongIsland = (raw: Fields): Wrong => {
  const { tiles, layouts, starts } = raw;
  if (!isList(tiles)) return refuseData('tiles', 'a list of tiles', tiles);
  if (!isFields(layouts)) return refuseData('layouts', 'a layout for each number of players', layouts);
  if (!isFields(starts)) return refuseData('starts', 'starts for each number of players', starts);
  for (const count of COUNTS) {
    const error =
      wrongLayout(layouts[count], `layouts.${count}`, tiles, Number(count)) ??
      wrongStarts(starts[count], `starts.${count}`, Number(count));
    if (error) return error;
  }
  return undefined;
};

const wrongLayout = (layout: unknown, path: string, tiles: readonly Fields[], players: number): Wrong => {
  const error = wrongRows(layout, path, tiles, players);
  if (error || !isFields(layout)) return error;
  for (const region of REGIONS) {
    const row = layout[region];
    const meant = tiles.filter(tile => tile['region'] === region && isMarked(tile, players));
    const missing = meant.find(tile => !(Array.isArray(row) && row.includes(tile['id'])));
    if (missing)
      return refuseData(
        `${path}.${region}`,
        `all tiles marked for ${players} players`,
        `no ${String(missing['id'])}`,
      );
  }
  return undefined;
};

const isMarked = ({ marks }: Fields, players: number): boolean =>
  Array.isArray(marks) && (marks.length === 0 || marks.includes(players));

/** G-S02, G-O04 The shape: as many coast tiles as players, one inland tile fewer, none twice. */
export const wrongRows = (
  layout: unknown,
  path: string,
  tiles: readonly Fields[],
  players: number,
): Wrong => {
  if (!isFields(layout)) return refuseData(path, 'rows of tiles: coast and inland', layout);
  for (const region of REGIONS) {
    const row = layout[region];
    const length = region === 'coast' ? players : players - 1;
    if (!Array.isArray(row) || row.length !== length)
      return refuseData(`${path}.${region}`, `${length} tiles`, row);
    for (const [i, id] of row.entries()) {
      const tile = tiles.find(known => known['id'] === id);
      if (tile?.['region'] !== region)
        return refuseData(`${path}.${region}[${i}]`, `the id of a ${region} tile`, id);
      if (row.indexOf(id) !== i)
        return refuseData(`${path}.${region}[${i}]`, 'a tile that is not laid yet', id);
    }
  }
  return undefined;
};

const wrongStarts = (starts: unknown, path: string, players: number): Wrong => {
  if (!isList(starts) || starts.length !== players)
    return refuseData(path, `places for ${players} players`, starts);
  for (const [i, { settlements, warrior }] of starts.entries()) {
    const at = `${path}[${i}]`;
    const two = areWhole(settlements, 0, players - 1) && settlements.length === 2;
    if (!two || settlements[0] === settlements[1])
      return refuseData(
        `${at}.settlements`,
        `two different coast territories from 0 to ${players - 1}`,
        settlements,
      );
    if (!settlements.some(place => place === warrior))
      return refuseData(`${at}.warrior`, 'where one of the settlements is', warrior);
  }
  return undefined;
};
