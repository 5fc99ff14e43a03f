import type { G, Refusal, RuleId, Seat } from '@tavola/kernel';
import { addAlly, alliesOf, hasAlly, moveAllies, removeAlly, seatsIn, takeBack } from './allies.ts';
import type { TownTable, Verona } from '../types.ts';
import { NONE, type Action, type IntrigueCard } from '../names.ts';
import { openQuestion } from '../rulebook.ts';

/** V-C02 At most one action per street succeeds. */
export const tellOutcome = (g: G<Verona>): void => {
  const { street, success, action } = g.table.fight;
  if (success === NONE) g.emit?.({ t: 'nothing', street });
  else g.emit?.({ t: 'succeeded', by: success, action: action[success]!, street });
};

export const hasSucceeded =
  (action: Action) =>
  ({ fight }: TownTable): boolean =>
    fight.success !== NONE && fight.action[fight.success] === action;

export const isCard =
  (card: IntrigueCard) =>
  ({ fight }: TownTable): boolean =>
    fight.card === card;

/** V-C40 Corruption places one own ally from the supply here; with an empty supply it places none, yet it has succeeded. */
export const corrupt = (g: G<Verona>): void => {
  const { success: by, street } = g.table.fight;
  if (addAlly(g.table, by, street)) g.emit?.({ t: 'added', by, street, why: 'corruption' });
  else g.emit?.({ t: 'supply-empty', by, why: 'corruption' });
};

const others = (table: TownTable, seat: Seat): Seat[] =>
  seatsIn(table, table.fight.street).filter(other => other !== seat);

/** Explains why this colour cannot be picked: it has no ally here, or the rule requires a pick. */
const whyNotHere = (table: TownTable, of: number, rule: RuleId): Refusal | undefined => {
  if (of === NONE) return { code: 'must-pick', rule };
  return table.seats.includes(of) ? { code: 'nobody-there', rule, about: { seat: of } } : undefined;
};

/** V-C41 Violence removes one ally of another player here; the attacker chooses the player and cannot decline (V-X20). */
export const victim = openQuestion({
  name: 'victim',
  talk: 'open',
  who: table => [table.fight.success],
  choice: ({ table, seat }) => ({ kind: 'one', what: 'seat', of: others(table, seat) }),
  why: ({ table, seat }, of) =>
    of === seat ? { code: 'own-ally', rule: 'V-C41' } : whyNotHere(table, of, 'V-C41'),
  absent: ({ table, seat }) => others(table, seat)[0]!,
  settle: (g, answers) => {
    const { success, street } = g.table.fight;
    removeAlly(g, success, answers[success]!, street, 'violence');
  },
});

/** V-C42 Intrigue: first the named ally moves here, then the card takes effect here. */
export const moveIn = (g: G<Verona>): void => {
  const { success: of, from, street: to } = g.table.fight;
  moveAllies(g.table, of, from, to);
  g.emit?.({ t: 'moved', of, from, to, allies: 1, why: 'intrigue' });
};

/** Any colour present, the own one included; if only the own colour is here, declining is possible (V-X19). */
const colours = (table: TownTable, schemer: Seat): number[] => {
  const present = seatsIn(table, table.fight.street);
  return present.length > 1 ? present : [NONE, schemer];
};

/** V-C43 Murder removes one ally of any colour; it is compulsory if another player has an ally here. */
export const murderVictim = openQuestion({
  name: 'murdered',
  talk: 'open',
  who: table => [table.fight.success],
  choice: ({ table, seat }) => ({ kind: 'one', what: 'seat', of: colours(table, seat) }),
  why: ({ table }, of) => whyNotHere(table, of, 'V-C43'),
  absent: ({ table, seat }) => others(table, seat)[0] ?? NONE,
  settle: (g, answers) => {
    const { success, street } = g.table.fight;
    const of = answers[success]!;
    if (of === NONE) g.emit?.({ t: 'spared', by: success, card: 'murder' });
    else removeAlly(g, success, of, street, 'murder');
  },
});

/** V-C44 Accusation: all allies of all others move from here to the street that the schemer's ally came from (V-X03). */
export const accuse = (g: G<Verona>): void => {
  const { success, street, from } = g.table.fight;
  for (const of of others(g.table, success)) {
    const allies = alliesOf(g.table, of, street);
    moveAllies(g.table, of, street, from, allies);
    g.emit?.({ t: 'moved', of, from: street, to: from, allies, why: 'accusation' });
  }
};

/** V-C45 Intimidation: the schemer picks a colour present here, own included. */
export const scaredColour = openQuestion({
  name: 'scared',
  talk: 'open',
  who: table => [table.fight.success],
  choice: ({ table, seat }) => ({ kind: 'one', what: 'seat', of: colours(table, seat) }),
  why: ({ table }, of) => whyNotHere(table, of, 'V-C45'),
  absent: ({ table, seat }) => others(table, seat)[0] ?? NONE,
  settle: (g, answers) => {
    const { fight } = g.table;
    const by = fight.success;
    const of = answers[by]!;
    if (of === NONE) {
      g.emit?.({ t: 'spared', by, card: 'intimidation' });
      return;
    }
    const allies = alliesOf(g.table, of, fight.street);
    fight.scattering = of;
    g.emit?.({ t: 'scared', by, of, street: fight.street, allies });
    if (refuges(g.table).length > 0) return;
    takeBack(g.table, of, fight.street, allies);
    fight.scattering = NONE;
    g.emit?.({ t: 'driven-out', of, allies });
  },
});

export const isScattering = (table: TownTable): boolean => table.fight.scattering !== NONE;

/** The other streets where the scared colour has allies at this moment. */
const refuges = (table: TownTable): number[] => {
  const { scattering, street } = table.fight;
  return table.board.all.filter(other => other !== street && hasAlly(table, scattering, other));
};

const scaredAllies = (table: TownTable): number =>
  alliesOf(table, table.fight.scattering, table.fight.street);

/** V-C45 All its allies here return to their owner, who spreads them openly over those streets at once. */
export const scatter = openQuestion({
  name: 'scatter',
  talk: 'open',
  who: table => [table.fight.scattering],
  choice: ({ table }) => ({
    kind: 'spread',
    what: 'street',
    over: refuges(table),
    min: scaredAllies(table),
    max: scaredAllies(table),
  }),
  absent: ({ table }) => refuges(table).map((_, i) => (i === 0 ? scaredAllies(table) : 0)),
  settle: (g, answers) => {
    const { scattering: of, street } = g.table.fight;
    const streets = refuges(g.table);
    const to = answers[of]!.flatMap((allies, i) => (allies > 0 ? [{ street: streets[i]!, allies }] : []));
    for (const refuge of to) moveAllies(g.table, of, street, refuge.street, refuge.allies);
    g.table.fight.scattering = NONE;
    g.emit?.({ t: 'scattered', of, to });
  },
});
