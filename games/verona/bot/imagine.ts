import {
  ACTIONS,
  CORRUPTION,
  guessNaming,
  INTRIGUE,
  TOKENS_PER_HOUSE,
  VIOLENCE,
  type Verona,
} from '../rules/index.ts';
import { peek, seal, type Dice, type Seat, type State } from '@tavola/kernel';
import { drawWeighted } from '@tavola/bots/search/sampling.ts';
import { signsOf } from './evaluation/chased-missions.ts';

/** The public likelihood that a seat lays such a token here; a useless token is a rare feint. */
const tokenWeight = ({ table }: State<Verona>, seat: Seat, street: number, token: number): number => {
  const n = table.seats.length;
  const own = table.allies[street * n + seat]! > 0;
  let others = false;
  for (let s = 0; s < n; s++) if (s !== seat && table.allies[street * n + s]! > 0) others = true;
  if (token === VIOLENCE) return own && others && table.mercenaries[seat]! > 0 ? 1 : 0.08;
  if (token === CORRUPTION) return own && !others ? 0.3 : 1;
  if (token !== INTRIGUE) return 0.8;
  const isNear = table.board.neighbours[street]!.some(near => table.allies[near * n + seat]! > 0);
  return !own && isNear ? 1 : 0.1;
};

/** V-B02 Draws tokens that were not turned up this round, street by street, by their likelihood. */
const imagineTokens = (world: State<Verona>, seat: Seat, dice: Dice): void => {
  const { plan } = world.hands[seat]!;
  const { tokens, shown } = world.table;
  const left = TOKENS_PER_HOUSE.map((all, token) => all - shown[seat * ACTIONS.length + token]!);
  for (let street = 0; street < plan.length; street++) {
    if ((tokens[street]! & (1 << seat)) === 0) continue;
    const token = drawWeighted(
      left.map((count, kind) => count * tokenWeight(world, seat, street, kind)),
      dice,
    );
    plan[street] = seal(token);
    left[token]!--;
  }
};

/** V-S06 Redraws the missions of each rival by the evidence of its allies; hands keep their size. */
const imagineMissions = ({ table, hands, box }: State<Verona>, seat: Seat, dice: Dice): void => {
  const others = table.seats.filter(other => other !== seat);
  const pool = [...box.missions, ...others.flatMap(other => hands[other]!.missions)].map(card => peek(card));
  for (const other of others) {
    const signs = signsOf(table, other, pool);
    const { missions } = hands[other]!;
    for (let i = 0; i < missions.length; i++) {
      const card = drawWeighted(signs, dice);
      missions[i] = seal(pool[card]!);
      pool.splice(card, 1);
      signs.splice(card, 1);
    }
  }
  for (let i = 0; i < box.missions.length; i++) box.missions[i] = seal(pool[i]!);
};

/** Makes a sampled world plausible: missions fit the allies, tokens fit their streets; the rest stays as sampled. */
export const imagine = (world: State<Verona>, seat: Seat, dice: Dice): void => {
  imagineMissions(world, seat, dice);
  for (const other of world.table.seats) {
    if (other === seat) continue;
    imagineTokens(world, other, dice);
    guessNaming(world.table, world.hands[other]!, other, dice);
  }
};
