import { HEAD, NONE, PULLS, type Vendetta } from '../rules/index.ts';
import type { Refusal, View } from '@tavola/kernel';
import type { Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { text as words } from '../text/index.ts';
import { capitalize, createSpeaker } from '../text/speaker.ts';
import type { Mark, WhyNot } from '@tavola/web/board-kit/contract.ts';
import { PICK_REFUSALS, PICK_RULES, type PickRefusal } from '../text/pick-refusals.ts';

type About = { readonly [name: string]: string | number };

/** Explains in the viewer's language, and with the rule, why the table does not offer something. */
export interface RefusalReasons {
  /** Explains why no scene of this turn can use a place, tower or piece of the plan. */
  mark(mark: Mark): WhyNot | undefined;
  /** Explains why the turn does not offer an action. */
  deed(what: 'scene' | 'lay-out' | 'strengthen' | 'pull-down'): WhyNot | undefined;
  /** Translates the refusal of an unfinished answer by the rules. */
  refused(refusal: Refusal | undefined): WhyNot | undefined;
}

export const whysOf = (
  language: Language,
  view: View<Vendetta>,
  names: readonly string[],
): RefusalReasons => {
  const { table } = view;
  const seat = view.seat ?? NONE;
  const to = createSpeaker(language, view, names);
  const because = (reason: PickRefusal, about: About = {}): WhyNot => ({
    code: reason,
    rule: PICK_RULES[reason],
    sentence: capitalize(fillIn(PICK_REFUSALS[language][reason], about)),
  });
  const isArrested = table.disfavour === seat && table.locked === HEAD;
  const isTurn = table.turn === seat && view.asked?.name === 'turn' && view.asked.choice !== null;
  const countLaidOut = (owner: number): number =>
    table.power.reduce((sum, power, piece) => (table.owner[piece] === owner ? sum + power : sum), 0);

  const tower = (house: number): WhyNot | undefined => {
    if (house === seat) return because('own-tower');
    if (isArrested) return because('arrested');
    const about = { house: to.house(house), own: countLaidOut(seat), other: countLaidOut(house) };
    if (table.floors[house] === 0) return because('house-fallen', about);
    return about.own > 2 * about.other ? undefined : because('too-weak', about);
  };
  return {
    mark: ({ what, number }) => {
      if (!isTurn) return because('not-composing');
      if (table.called) return because('scene-called');
      if (what === 'seat') return tower(number);
      if (what === 'place') return isArrested && number !== table.arrest ? because('arrested') : undefined;
      return number === table.locked ? because('locked-up', { piece: to.piece(number) }) : undefined;
    },
    deed: what => {
      const isEmpty = table.reserve[seat] === 0;
      if (what === 'scene') return because(table.called ? 'scene-called' : 'no-object');
      if (what === 'pull-down') return table.pulled >= PULLS ? because('floors-pulled') : undefined;
      if (isEmpty) return because('empty-reserve');
      return what === 'strengthen' ? because('nothing-to-strengthen') : undefined;
    },
    refused: refusal => {
      if (!refusal) return undefined;
      return { ...refusal, sentence: words.refusal(language, refusal, view, names) ?? '' };
    },
  };
};
