import { denialOf } from '../evaluation/denial.ts';
import { gainOf } from '../evaluation/gain.ts';
import { isAccomplished } from '../../rules/index.ts';
import { missionsOffered, numbersOffered, type AnswerOption, type Heuristic } from './heuristic.ts';
import { missionWorth } from '../evaluation/worth.ts';

/** The chance that a reward of somebody else accomplishes a mission before it is settled. */
const UNLIKELY = 0.05;

/** V-C50 A mission accomplished now may be lost after the next street, so the bot shows the best at once. */
export const showMission: Heuristic = {
  heat: 0.1,
  weigh: ({ eye, choice }) =>
    numbersOffered(choice).map(mission => ({
      answer: mission,
      net: mission < 0 ? 0 : missionWorth(eye, mission),
      reason: mission < 0 ? { code: 'nothing-to-show' } : { code: 'shows-mission', about: { mission } },
    })),
};

/** V-C54 The best accomplished mission is named first, then what the rewards of others may still accomplish. */
export const nameMission: Heuristic = {
  heat: 0.1,
  weigh: ({ eye, seat, choice }) => {
    const named = missionsOffered(choice);
    const worth = (mission: number): number =>
      missionWorth(eye, mission) * (isAccomplished(eye.table, seat, mission) ? 1 : UNLIKELY);
    const ranked = named.toSorted((a, b) => worth(b) - worth(a));
    const none: AnswerOption = { answer: [], net: 0, reason: { code: 'nothing-to-show' } };
    return [
      none,
      ...ranked.map((mission): AnswerOption => {
        const others = ranked.filter(other => other !== mission);
        return {
          answer: [mission, ...others].map(m => [m]),
          net: worth(mission),
          reason: isAccomplished(eye.table, seat, mission)
            ? { code: 'shows-mission', about: { mission } }
            : none.reason,
        };
      }),
    ];
  },
};

/** V-C52 Takes a step only if it gains something. */
export const takeStep: Heuristic = {
  heat: 0.08,
  weigh: ({ eye, judge, seat, choice }) =>
    numbersOffered(choice).map(move => {
      if (move < 0) return { answer: move, net: 0.05, reason: { code: 'stays' } };
      const streets = eye.table.board.all.length;
      const [from, to] = [Math.floor(move / streets), move % streets];
      const net = gainOf(judge, [
        [seat, from, -1],
        [seat, to, 1],
      ]);
      return { answer: move, net, reason: { code: 'steps', about: { street: to } } };
    }),
};

export const removeOne: Heuristic = {
  heat: 0.1,
  weigh: ({ eye, judge, choice }) =>
    numbersOffered(choice).map(ally => {
      const [street, of] = [Math.floor(ally / eye.n), ally % eye.n];
      const net = gainOf(judge, [[of, street, -1]]);
      const reason = denialOf(eye, of, street) ?? { code: 'weakens', about: { seat: of, street } };
      return { answer: ally, net, reason };
    }),
};

export const addOne: Heuristic = {
  heat: 0.1,
  weigh: ({ judge, seat, choice }) =>
    numbersOffered(choice).map(street => ({
      answer: street,
      net: gainOf(judge, [[seat, street, 1]]),
      reason: { code: 'takes-street', about: { street } },
    })),
};
