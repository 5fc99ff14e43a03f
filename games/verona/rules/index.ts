import { defineGame, peek, type State } from '@tavola/kernel';
import { BUILDINGS } from './round/buildings.ts';
import { clone } from './clone.ts';
import { resample } from './resample.ts';
import type { Verona } from './types.ts';
import { ACTIONS, ALLIES, NONE, TOKENS_PER_HOUSE } from './names.ts';
import { options } from './setup/options-check.ts';
import { decideOutcome } from './score.ts';
import { scripts } from './script.ts';
import { setup } from './setup/setup.ts';
import { isUnsettled } from './street/naming.ts';
import { migrations } from './migrations.ts';
import { NEWEST_RULES, OLDEST_RULES } from './versions.ts';

export { checkBoard } from './setup/board-check.ts';
export { BUILDINGS } from './round/buildings.ts';
export { ruleOf } from './events.ts';
export type { VeronaEvent } from './events.ts';
export { MERCENARY_PRICE } from './round/arming.ts';
export { BUILDINGS_TO_END, countTaken, MUNICIPIO_LEAST_BID } from './round/occupation.ts';
export { MERCENARY_STRENGTH } from './street/auction.ts';
export { redentoreFlorins } from './street/benefits.ts';
export { DIE_SIDES } from './street/roll.ts';
export { isAccomplished } from './street/missions.ts';
export { guessNaming } from './street/naming.ts';
export type { TownTable, Verona } from './types.ts';
export { ACTIONS, BLUFF, CARDS, CORRUPTION, INTRIGUE, NONE, TOKENS_PER_HOUSE, VIOLENCE } from './names.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** V-S08 Sixteen allies a house: in the supply, in the streets and on buildings. */
const hasSixteenAllies = ({ table }: State<Verona>): boolean =>
  table.seats.every(seat => {
    const inStreets = sum(table.board.all.map(street => table.allies[street * table.seats.length + seat]!));
    const onBuildings = table.owner.filter((owner, b) => owner === seat && table.manned[b]).length;
    return table.supply[seat]! + inStreets + onBuildings === ALLIES;
  });

/** V-S06 Every mission is in one hand, shown by one seat, or out of the game. */
const hasEveryMission = ({ table, hands, box }: State<Verona>): boolean => {
  const hidden = [...box.missions, ...hands.flatMap(hand => hand.missions)].map(card => peek(card));
  const shown = table.shownBy.flatMap((by, mission) => (by === NONE ? [] : [mission]));
  return (
    new Set([...hidden, ...shown]).size === table.board.missions.length &&
    hidden.length + shown.length === table.board.missions.length &&
    table.unshown.every((n, seat) => n === hands[seat]!.missions.length)
  );
};

/** Every building is in the deck, on offer or owned, and the table knows the deck's size and top. */
const hasEveryBuilding = ({ table, box }: State<Verona>): boolean => {
  const deck = box.deck.map(card => peek(card));
  const owned = table.owner.flatMap((owner, b) => (owner === NONE ? [] : [b]));
  const all = [...deck, ...table.offer, ...owned];
  const top = table.round === 0 && table.next === NONE ? NONE : (deck.at(-1) ?? NONE);
  return (
    all.length === BUILDINGS.length &&
    new Set(all).size === BUILDINGS.length &&
    table.deck === deck.length &&
    table.next === top
  );
};

/** V-S05 A house has nine tokens; the face-down ones lie where the table says, and none is out twice. */
const hasItsTokens = ({ table, hands }: State<Verona>): boolean =>
  table.seats.every(seat => {
    const { plan } = hands[seat]!;
    const liesWhereSeen = plan.every(
      (token, i) => (peek(token) !== NONE) === ((table.tokens[i]! >> seat) % 2 === 1),
    );
    const out = ACTIONS.map((_, action) => plan.filter(token => peek(token) === action).length);
    return (
      liesWhereSeen &&
      out.every((n, a) => n + table.shown[seat * ACTIONS.length + a]! <= TOKENS_PER_HOUSE[a]!)
    );
  });

const hasNoDebts = ({ table, hands }: State<Verona>): boolean =>
  hands.every(hand => peek(hand.florins) >= 0) &&
  [...table.mercenaries, ...table.supply, ...table.allies].every(n => n >= 0);

/** V-C54 Only whose turn has still to come has named missions, and only such as it holds. */
const holdsWhatItNamed = ({ table, hands }: State<Verona>): boolean =>
  hands.every(
    ({ named, missions }, seat) =>
      (named.length === 0 || isUnsettled(table, seat)) && named.every(card => missions.includes(card)),
  );

export const verona = defineGame<Verona>({
  name: 'verona',
  rules: NEWEST_RULES,
  oldestRules: OLDEST_RULES,
  // V-S01 Two to five noble houses.
  seats: { min: 2, max: 5 },
  options,
  setup,
  scripts,
  roundOf: table => table.round,
  outcome: decideOutcome,
  clone,
  resample: resample,
  invariants: {
    'sixteen allies a house': hasSixteenAllies,
    'every mission somewhere': hasEveryMission,
    'every building somewhere': hasEveryBuilding,
    'nine tokens a house': hasItsTokens,
    'nobody owes': hasNoDebts,
    'named missions are held': holdsWhatItNamed,
  },
  migrations,
});
