import {
  ok,
  seal,
  shuffle,
  refuseData,
  type SetupState,
  type Dice,
  type Option,
  type Options,
  type Result,
} from '@tavola/kernel';
import { BUILDINGS, WORKS } from '../building/builds.ts';
import { DECKS, KINDS, noCards } from '../components/cards.ts';
import { boxOf } from '../components/standard.ts';
import { checkComponents } from '../components/components-check.ts';
import { COUNTS, type ComponentsFile, type Layout } from '../components/components-file.ts';
import { wrongRows } from '../components/island-check.ts';
import { isEach, isFields, isName } from '../components/parts-check.ts';
import type { Graenaland, GraenalandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { compileLand } from '../land.ts';
import { compileStock, deckCards } from '../components/stock.ts';

/** The options of a table. */
export const options: readonly Option[] = [
  { name: 'first', rule: 'G-S10', kind: 'seat', default: null },
  { name: 'start', rule: 'G-O01', kind: 'pick', values: ['first', 'draft'], default: 'first' },
  { name: 'island', rule: 'G-O04', kind: 'pick', values: ['standard', 'custom'], default: 'standard' },
  { name: 'tiles', rule: 'G-O04', kind: 'data', check: raw => checkLayout(raw), default: null },
  { name: 'goals', rule: 'G-O10', kind: 'pick', values: ['basic', 'cards'], default: 'basic' },
  { name: 'fiveAlt', rule: 'G-O20', kind: 'flag', seats: [5], default: false },
  { name: 'talk', rule: 'G-D03', kind: 'pick', values: ['book', 'silent'], default: 'book' },
  { name: 'rounds', rule: 'G-X05', kind: 'number', min: 1, max: 1000, default: null },
  { name: 'promises', rule: 'G-H01', kind: 'flag', default: true },
  { name: 'components', rule: 'G-S03', kind: 'data', check: raw => checkComponents(raw), default: null },
];

/** G-O04 Which tiles the rows hold is looked at when the number of players is known. */
const checkLayout = (raw: unknown): Result<unknown> => {
  if (!isFields(raw)) return refuseData('', 'rows of tiles', raw);
  const { coast, inland } = raw;
  for (const [name, row] of Object.entries({ coast, inland }))
    if (row !== undefined && !isRow(row)) return refuseData(name, 'a list of ids of tiles', row);
  return ok({ ...(coast !== undefined && { coast }), ...(inland !== undefined && { inland }) });
};

const MOST_IN_ROW = 5;
const isRow = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.length <= MOST_IN_ROW && isEach(raw, isName);

export const setup = (
  seats: number,
  chosen: Options,
  dice: Dice,
  rules: number,
): Result<SetupState<Graenaland>> => {
  const file = checkComponents(chosen['components'] ?? boxOf(rules));
  if (!file.ok) return file;
  const custom = chosen['island'] === 'custom';
  if (custom && chosen['start'] !== 'draft')
    return refuseData('options.island', 'standard, unless start is "draft"', 'custom');
  if (!custom && chosen['tiles'] !== null)
    return refuseData('options.tiles', 'nothing, unless island is "custom"', chosen['tiles']);
  const layout = custom ? customLayout(file.value, seats, chosen['tiles'], dice) : undefined;
  if (layout && !layout.ok) return layout;
  return ok(deal(file.value, seats, chosen, layout?.value, dice, rules));
};

/** G-O04 The chosen tiles, or else random ones. */
const customLayout = (file: ComponentsFile, seats: number, tiles: unknown, dice: Dice): Result<Layout> => {
  if (tiles === null) {
    const row = (region: string, length: number): string[] =>
      shuffle(
        dice,
        file.tiles.filter(tile => tile.region === region).map(tile => tile.id),
      ).slice(0, length);
    return ok({ coast: row('coast', seats), inland: row('inland', seats - 1) });
  }
  const fields = file.tiles.map(tile => ({ ...tile }));
  const isLayout = (raw: unknown): raw is Layout =>
    wrongRows(raw, 'options.tiles', fields, seats) === undefined;
  return isLayout(tiles) ? ok(tiles) : wrongRows(tiles, 'options.tiles', fields, seats)!;
};

const deal = (
  file: ComponentsFile,
  players: number,
  chosen: Options,
  custom: Layout | undefined,
  dice: Dice,
  rules: number,
): SetupState<Graenaland> => {
  const count = COUNTS.find(known => Number(known) === players)!;
  const stock = compileStock(file, count);
  const standard = compileLand(file, file.layouts[count]);
  const land = custom ? compileLand(file, custom) : standard;
  const territories = land.tiles.length;
  const seats = list(players, seat => seat);
  const decks = deckCards(file).map(cards => shuffle(dice, cards.map(seal)));
  const victory = shuffle(
    dice,
    stock.victory.map((_, card) => seal(card)),
  );
  const { first, rounds } = chosen;
  const table: GraenalandTable = {
    rules,
    // Rules 2 knew no other.
    talk: rules < 3 || chosen['talk'] === 'silent' ? 'silent' : 'book',
    stock,
    land,
    standard: custom ? standard : null,
    seats,
    start: chosen['start'] === 'draft' ? 'draft' : 'first',
    goals: chosen['goals'] === 'cards' ? 'cards' : 'basic',
    fiveAlt: chosen['fiveAlt'] === true,
    rounds: typeof rounds === 'number' ? rounds : null,
    first: typeof first === 'number' ? first : NONE,
    ship: NONE,
    round: 0,
    settlements: zeros(territories * players),
    buildings: list(territories * BUILDINGS, () => NONE),
    works: zeros(territories * WORKS),
    tokens: stock.tokens.slice(),
    heroes: list(players * 3, () => NONE),
    waiting: [],
    waitingFor: [],
    army: list(players, () => 1),
    beside: list(territories, () => []),
    down: zeros(territories),
    supplies: [],
    decks: decks.map(deck => deck.length),
    buried: zeros(DECKS),
    discards: noCards(),
    backs: zeros(players * DECKS),
    known: zeros(players * KINDS),
    proposal: null,
    agreed: zeros(players * players),
    refused: zeros(players * players),
    builder: NONE,
    limits: 'own',
    supplied: false,
    called: false,
    marketsUsed: 0,
    done: [],
    invited: false,
    joint: NONE,
    offers: [],
    favoured: NONE,
    arrivals: [],
    crowded: NONE,
    promising: chosen['promises'] === true,
    promises: [],
    declarer: NONE,
    ended: false,
    shown: list(players, () => NONE),
  };
  return {
    table,
    hands: seats.map(() => ({ cards: seal(noCards()), dealt: [], kept: seal(NONE) })),
    box: {
      decks,
      buried: list(DECKS, () => []),
      down: list(territories, () => []),
      victory,
    },
  };
};

const list = <T>(length: number, item: (i: number) => T): T[] => Array.from({ length }, (_, i) => item(i));
const zeros = (length: number): number[] => list(length, () => 0);
