import type { TestPosition } from '@tavola/kernel/suite';
import type { Verona } from '../index.ts';
import { town, type Town } from './town.ts';

/** Seat 0 holds these missions; Via Sottoriva has just ended with a bluff. */
export const showing = (missions: readonly number[], more: Town = {}): TestPosition<Verona> =>
  town({
    seats: 4,
    plans: { 'via-sottoriva': ['bluff', null, null, null] },
    missions: [missions, [], [], []],
    ...more,
  });

/** Mission 3 has the streets Via Roma, Piazza Rosmini and Via Montani, and pays florins. */
export const M03 = { 'via-roma': [1, 0, 0, 0], 'piazza-rosmini': [1, 0, 0, 0], 'via-montani': [1, 0, 0, 0] };
/** Mission 2 has the streets Via Pallone, Corso Porta Palio and Via Montani, and gives steps. */
export const M02 = {
  'via-pallone': [1, 0, 0, 0],
  'corso-porta-palio': [1, 0, 0, 0],
  'via-montani': [1, 0, 0, 0],
};
/** Mission 13 has the streets Via Campofiore, Piazza Pradaval and Piazzetta Monte, and removes allies. */
export const M13 = {
  'via-campofiore': [1, 0, 0, 0],
  'piazza-pradaval': [1, 1, 0, 0],
  'piazzetta-monte': [1, 0, 2, 0],
};
/** Mission 15 has the streets Via Carducci, Via Pallone and Piazza della Mercede, and adds allies. */
export const M15 = {
  'via-carducci': [1, 0, 0, 0],
  'via-pallone': [1, 0, 0, 0],
  'piazza-della-mercede': [1, 0, 0, 0],
};

/** All four seats can show one of the missions 1, 12, 14 and 8, which ask nothing afterwards. */
export const HELD = [1, 12, 14, 8] as const;
export const ALL_ABLE = {
  'via-campofiore': [1, 0, 0, 0],
  'via-rovereto': [1, 0, 0, 0],
  'piazza-rosmini': [1, 0, 0, 0],
  'piazza-santo-stefano': [0, 1, 0, 0],
  'vicolo-seghe': [0, 1, 0, 1],
  'piazza-pradaval': [0, 1, 0, 0],
  'via-carducci': [0, 0, 1, 0],
  'via-cantarane': [0, 0, 1, 0],
  'via-rosa': [0, 0, 1, 0],
  'via-pallone': [0, 0, 0, 1],
  'piazzetta-monte': [0, 0, 0, 1],
};

/** The seats that show a mission in this scene's events, in their order. */
export const shownIn = ({ events }: TestPosition<Verona>): number[] =>
  events.flatMap(event => (event.t === 'mission' ? [event.seat] : []));
