/** Where a quarter of the city lies: cells of a grid, counted from 1 as CSS does. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
}

export interface CityLayout {
  readonly columns: 1 | 2 | 3;
  /** By seat. */
  readonly houses: readonly Cell[];
  /** The squares in the middle, with the locations and those of no house. */
  readonly piazza: Cell;
}

const TWO = 540;
const THREE = 900;

/**
 * The city by the number of its houses and the room there is. Wide: houses to the west and the east of the
 * squares. Less wide: two by two, the squares behind the first pair. On a phone one below the other, the squares
 * in the middle.
 */
export const planOf = (houses: number, width: number): CityLayout => {
  const columns = width >= THREE ? 3 : width >= TWO ? 2 : 1;
  const seats = Array.from({ length: houses }, (_, seat) => seat);
  if (columns === 3) {
    const rows = Math.max(1, Math.ceil(houses / 2));
    return {
      columns,
      houses: seats.map(seat => {
        const isLast = seat === houses - 1;
        const row = 1 + Math.floor(seat / 2);
        // An odd one out has the west side of its row; the last in the east then reaches down to the wall.
        const down = seat % 2 === 1 && seat === houses - 2 ? 1 + rows - row : 1;
        return { column: seat % 2 === 0 ? 1 : 3, row, across: 1, down: isLast ? 1 : down };
      }),
      piazza: { column: 2, row: 1, across: 1, down: rows },
    };
  }
  const rows = Math.ceil(houses / columns);
  const before = columns === 2 ? Math.min(1, rows) : Math.ceil(rows / 2);
  return {
    columns,
    houses: seats.map(seat => {
      const row = Math.floor(seat / columns);
      const isAlone = seat === houses - 1 && seat % columns === 0;
      return {
        column: 1 + (seat % columns),
        row: row < before ? row + 1 : row + 2,
        across: isAlone ? columns : 1,
        down: 1,
      };
    }),
    piazza: { column: 1, row: before + 1, across: columns, down: 1 },
  };
};

export const areaOf = ({ column, row, across, down }: Cell): string =>
  `${row} / ${column} / span ${down} / span ${across}`;
