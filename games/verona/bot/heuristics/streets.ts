import { CORRUPTION, INTRIGUE, VIOLENCE } from '../../rules/index.ts';
import { cardGains, rateCorruption, rateIntrigue, violence } from './actions.ts';
import { denialOf } from '../evaluation/denial.ts';
import { at } from '../evaluation/evaluation.ts';
import { gainOf, type AllyChange } from '../evaluation/gain.ts';
import { numbersOffered, type HeuristicInput, type AnswerOption, type Heuristic } from './heuristic.ts';
import { reasonFor } from './token-plan.ts';

/** V-S11 A first ally goes to the street where it is worth most. */
export const firstAlly: Heuristic = {
  heat: 0.25,
  weigh: ({ judge, choice, eye, seat }) =>
    numbersOffered(choice).map(street => ({
      answer: street,
      net: gainOf(judge, [[seat, street, 1]]),
      reason: reasonFor(eye, seat, street),
    })),
};

/** The current worth of the own token in a street. */
const worthOfToken = ({ judge, plan, eye, seat }: HeuristicInput, street: number): number => {
  switch (plan[street]) {
    case CORRUPTION:
      return rateCorruption(judge, street, eye.florins[seat]!).net;
    case VIOLENCE:
      return violence(judge, street).net;
    case INTRIGUE:
      return rateIntrigue(judge, street).net;
    default:
      return 0;
  }
};

/** V-C01 The bot resolves its own chances first, while the purse is full, and leaves streets where it can only lose. */
export const nextStreet: Heuristic = {
  heat: 0.5,
  weigh: asked => {
    const { eye, seat, choice } = asked;
    return numbersOffered(choice).map(street => {
      const rivals = eye.table.tokens[street]! & ~(1 << seat);
      const threat = rivals !== 0 && at(eye, seat, street) > 0 ? 0.8 : 0;
      const net = worthOfToken(asked, street);
      const code = net > 0 ? 'acts-first' : threat > 0 ? 'waits' : 'clears-street';
      return { answer: street, net: net - threat, reason: { code, about: { street } } };
    });
  },
};

/** V-C11 Sends the ally that the bot misses least. */
export const actingAlly: Heuristic = {
  heat: 0.3,
  weigh: ({ judge, choice, eye, seat }) =>
    numbersOffered(choice).map(from => ({
      answer: from,
      net:
        Math.max(...cardGains(judge, eye.table.fight.street, from).map(card => card.gain)) +
        gainOf(judge, [[seat, from, -1]]),
      reason: { code: 'least-missed', about: { street: from } },
    })),
};

/** V-C41, V-C43 Chooses the seat that loses an ally; -1 spares all. */
export const victim: Heuristic = {
  heat: 0.15,
  weigh: ({ judge, choice, eye, seat }) => {
    const { street } = eye.table.fight;
    return numbersOffered(choice).map(of => ({
      answer: of,
      net: of < 0 ? 0 : gainOf(judge, [[of, street, -1]]),
      reason:
        of < 0 || of === seat
          ? { code: 'spares' }
          : (denialOf(eye, of, street) ?? { code: 'weakens', about: { seat: of, street } }),
    }));
  },
};

/** V-C45 Chooses the seat whose allies are scared away to another of its streets. */
export const scared: Heuristic = {
  heat: 0.2,
  weigh: ({ judge, choice, eye, seat }) => {
    const { street } = eye.table.fight;
    return numbersOffered(choice).map((of): AnswerOption => {
      if (of < 0) return { answer: of, net: 0, reason: { code: 'spares' } };
      const n = at(eye, of, street);
      const to = eye.table.board.all.find(other => other !== street && at(eye, of, other) > 0);
      const changes: AllyChange[] = [[of, street, -n]];
      if (to !== undefined) changes.push([of, to, n]);
      const reason: AnswerOption['reason'] =
        of === seat ? { code: 'spares' } : { code: 'drives-out', about: { seat: of, street } };
      return { answer: of, net: gainOf(judge, changes), reason };
    });
  },
};

/** V-C45 Sends each scattered ally where it is worth most, or all to one street. */
export const scatter: Heuristic = {
  heat: 0.3,
  weigh: ({ judge, choice, eye, seat }) => {
    if (choice.kind !== 'spread') return [];
    const { over, min } = choice;
    const { street } = eye.table.fight;
    const options = over.map((to, i): AnswerOption => ({
      answer: over.map((_, j) => (i === j ? min : 0)),
      net: gainOf(judge, [
        [seat, street, -min],
        [seat, to, min],
      ]),
      reason: { code: 'gathers', about: { street: to } },
    }));
    const counts = over.map(() => 0);
    const changes: AllyChange[] = [[seat, street, -min]];
    for (let ally = 0; ally < min; ally++) {
      const gains = over.map(to => gainOf(judge, [...changes, [seat, to, 1]]));
      const best = gains.indexOf(Math.max(...gains));
      counts[best]!++;
      changes.push([seat, over[best]!, 1]);
    }
    return [{ answer: counts, net: gainOf(judge, changes) + 0.1, reason: { code: 'spreads' } }, ...options];
  },
};
