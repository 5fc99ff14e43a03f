import type { Seat, View } from '@tavola/kernel';
import type { Verona } from '../rules/index.ts';
import type { DieRoll } from '../rules/events.ts';

/** Names for the numbers in an event, as sentences need them. */
export interface VeronaSpeaker {
  name(seat: Seat): string;
  street(street: number): string;
  isSquare(street: number): boolean;
  building(building: number): string;
  /** Its three streets. */
  mission(mission: number): readonly string[];
  missionPoints(mission: number): number;
}

/** "8 + 8 + 3" for every die that was rolled again; several dice apart by commas. */
export const formatDice = (rolls: readonly DieRoll[]): string =>
  rolls.map(faces => faces.join(' + ')).join(', ');

export const createSpeaker = (
  { table }: View<Verona>,
  names: readonly string[],
  buildings: readonly string[],
): VeronaSpeaker => {
  const street = (n: number): string => table.board.streets[n]?.name ?? '';
  return {
    name: seat => names[seat] ?? '',
    street,
    isSquare: n => table.board.streets[n]?.kind === 'square',
    building: n => buildings[n] ?? '',
    mission: n => (table.board.missions[n]?.streets ?? []).map(street),
    missionPoints: n => table.board.missions[n]?.points ?? 0,
  };
};
