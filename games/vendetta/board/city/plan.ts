/** A quarter's cells in the grid, which count from 1 as in CSS. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
}

export interface CityLayout {
  readonly columns: 1 | 2 | 3;
  readonly houses: readonly Cell[];
  /** The squares in the middle hold the locations and the neutral pieces. */
  readonly piazza: Cell;
}

const TWO = 540;
const THREE = 900;

/**
 * Lays the city out for the number of houses and the width in pixels. A wide plan has houses to the west and the east
 * of the squares. A narrower plan has them in pairs with the squares behind the first pair. On a phone they form one
 * column with the squares in the middle.
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
        // An odd last house takes the west of its row, so the house above it in the east reaches down to the wall.
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
