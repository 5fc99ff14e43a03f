import { peek, type G, type Seat, type Sight } from '@tavola/kernel';
import { hasAlly, hasOthers } from './allies.ts';
import type { TownTable, Verona, VeronaTable } from '../types.ts';
import { NONE } from '../names.ts';
import { earn } from '../purse.ts';
import { clockwiseFrom } from '../setup/seats.ts';
import { secretQuestion } from '../rulebook.ts';

/** V-C50 One pass clockwise from the player whose action succeeded, or else, as after a tie (V-X29), from the first player (V-X18). */
export const missionOrder = (table: TownTable): readonly Seat[] => {
  const { success } = table.fight;
  const from = success === NONE ? table.first : success;
  return clockwiseFrom(table, from).filter(seat => table.unshown[seat]! > 0 && !table.hasShown[seat]);
};

/** V-C51 Own allies stand in all three streets, alone in each with 2 or 3 players, alone in at least one with 4 or 5. */
export const isAccomplished = (table: TownTable, seat: Seat, mission: number): boolean => {
  const { streets } = table.board.missions[mission]!;
  let alone = 0;
  for (const street of streets) {
    if (!hasAlly(table, seat, street)) return false;
    if (!hasOthers(table, seat, street)) alone++;
  }
  return alone >= (table.seats.length <= 3 ? streets.length : 1);
};

const accomplishedMissions = ({ table, hand, seat }: Sight<Verona>): number[] => {
  const can: number[] = [];
  for (const card of hand.missions) {
    const mission = peek(card);
    if (isAccomplished(table, seat, mission)) can.push(mission);
  }
  return can;
};

/** V-C50 In matches of the first version each player in turn may show one accomplished mission. */
export const showMission = secretQuestion({
  name: 'show-mission',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: me => ({ kind: 'one', what: 'mission', of: [NONE, ...accomplishedMissions(me)] }),
  why: ({ table, hand }, mission) => {
    if (!(mission in table.board.missions)) return undefined;
    const isOwn = hand.missions.some(card => peek(card) === mission);
    return {
      code: isOwn ? 'not-accomplished' : 'not-held',
      rule: isOwn ? 'V-C51' : 'V-C50',
      about: { mission },
    };
  },
  absent: () => NONE,
  settle: (g, answers) => {
    const mission = answers[g.current]!;
    if (mission !== NONE) putDownMission(g, g.current, mission);
  },
});

/** V-C53 A shown mission counts for good, whatever happens to its streets. */
export const putDownMission = (g: G<Verona>, seat: Seat, mission: number): void => {
  const { table } = g;
  const hand = g.hands[seat]!;
  hand.missions = hand.missions.filter(card => peek(card) !== mission);
  table.unshown[seat]!--;
  table.hasShown[seat] = true;
  table.shownBy[mission] = seat;
  g.emit?.({ t: 'mission', seat, mission });
  applyReward(g, seat, table.board.missions[mission]!.reward);
};

const FLORINS = 15;
const MERCENARIES = 3;
const STEPS = 2;

/** V-C52 The reward is applied at once or lost. The script's next lines ask what `steps`, `remove` and `add` need. */
const applyReward = (
  g: G<Verona>,
  seat: Seat,
  kind: VeronaTable['board']['missions'][number]['reward'],
): void => {
  const { fight, mercenaries } = g.table;
  switch (kind) {
    case 'florins':
      earn(g, seat, FLORINS);
      g.emit?.({ t: 'reward', seat, florins: FLORINS, mercenaries: 0 });
      return;
    case 'mercenaries':
      mercenaries[seat]! += MERCENARIES;
      g.emit?.({ t: 'reward', seat, florins: 0, mercenaries: MERCENARIES });
      return;
    case 'none':
      return;
    case 'steps':
      fight.steps = STEPS;
      fight.reward = kind;
      return;
    case 'remove':
    case 'add':
      fight.reward = kind;
  }
};
