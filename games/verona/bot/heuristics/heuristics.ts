import { BLUFF, CORRUPTION, TOKENS_PER_HOUSE } from '../../rules/index.ts';
import { anotherGo, hire } from './arming.ts';
import { bidsFor, municipioBids } from './bids.ts';
import { cards, tryAgain } from './cards.ts';
import { addOne, nameMission, removeOne, showMission, takeStep } from './missions.ts';
import { mostOf, type AnswerOption, type Heuristic } from './heuristic.ts';
import { planFor, plannerOf, reasonFor } from './token-plan.ts';
import { actingAlly, firstAlly, nextStreet, scared, scatter, victim } from './streets.ts';

const bids: Heuristic = {
  heat: 0.13,
  weigh: ({ judge, plan, choice }) =>
    bidsFor(judge, plan.filter(token => token === CORRUPTION).length, mostOf(choice)),
};

const municipio: Heuristic = {
  heat: 0.3,
  weigh: ({ eye, seat, choice }) => municipioBids(eye, seat, mostOf(choice)),
};

/** V-B01 Draws one plan; the randomness is in its making. */
const plan: Heuristic = {
  heat: 1,
  weigh: ({ eye, seat, choice, dice }) => {
    if (choice.kind !== 'lay') return [];
    const { plan: laid, best } = planFor(plannerOf(eye, seat), choice.pieces, dice);
    return [{ answer: laid, net: 0, reason: reasonFor(eye, seat, best) }];
  },
};

const LAY = 0;
const READY = 1;

/** V-B03 In turns the bot replans each time and lays one token of the plan, bluffs first, to wait and see. */
const nextToken: Heuristic = {
  heat: 1,
  weigh: (asked): AnswerOption[] => {
    const { eye, seat, dice, plan: lying } = asked;
    const left = [...TOKENS_PER_HOUSE];
    for (const token of lying) if (token >= 0) left[token]!--;
    const { plan: laid, best } = planFor(plannerOf(eye, seat), left, dice, lying);
    const fresh = laid.flatMap((token, street) =>
      token >= 0 && lying[street]! < 0 ? [[street, token]] : [],
    );
    if (fresh.length === 0)
      return [{ answer: { branch: READY, answer: 0 }, net: 0, reason: { code: 'ready' } }];
    return fresh.map(([street, token]) => ({
      answer: { branch: LAY, answer: [street!, token!] },
      net: token === BLUFF ? 0.7 : street === best ? 0.3 : 0,
      reason: reasonFor(eye, seat, street!),
    }));
  },
};

/** By the name of the question. */
export const heuristics: ReadonlyMap<string, Heuristic> = new Map([
  ['first-ally', firstAlly],
  ['plan', plan],
  ['next-token', nextToken],
  ['next-street', nextStreet],
  ['acting-ally', actingAlly],
  ['cards', cards],
  ['try-again', tryAgain],
  ['bids', bids],
  ['victim', victim],
  ['murdered', victim],
  ['scared', scared],
  ['scatter', scatter],
  ['show-mission', showMission],
  ['name-mission', nameMission],
  ['take-step', takeStep],
  ['remove-one', removeOne],
  ['add-one', addOne],
  ['municipio', municipio],
  ['hire', hire],
  ['another-go', anotherGo],
]);
