import { ACTIONS, NONE, verona } from '../../rules/index.ts';
import { NOTHING, seedDice, type Answer } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import type { Draft } from '@tavola/web/board-kit/contract.ts';
import {
  EMPTY_HANDED,
  hidesAccomplished,
  namedMissions,
  nameMission,
  numberAt,
  openStreets,
  ownTokens,
  pickedStreets,
  press,
  takeBack,
  tokensLeft,
  changeKind,
  type Pick,
} from '../ask.ts';
import { numberOf } from '@tavola/web/board-kit/draft.ts';
import type { TownView } from '../table.ts';
import { askedPositions, goldenNames, goldenTurns } from './goldens.ts';

/** The helper plays a person who touches one street after another. */
const person = (view: TownView) => {
  let draft: Draft;
  let pick: Pick = EMPTY_HANDED;
  return {
    press: (street: number, kind = pick.kind) => {
      const touched = press(view, draft, { ...pick, kind }, street);
      if (touched) ({ draft, pick } = touched);
      return touched !== undefined;
    },
    back: (street: number) => {
      const touched = takeBack(view, draft, pick, street);
      if (touched) ({ draft, pick } = touched);
      return touched !== undefined;
    },
    get draft() {
      return draft;
    },
    get pick() {
      return pick;
    },
  };
};

/** Touches the streets that the recorded answer names. */
const compose = (view: TownView, answer: Answer): Draft => {
  const me = person(view);
  const choice = view.asked?.choice;
  const streets = view.table.board.all.length;
  if (choice?.kind === 'lay' && Array.isArray(answer))
    for (const [i, kind] of answer.entries()) if (kind !== NOTHING) me.press(choice.over[i]!, Number(kind));
  if (choice?.kind === 'lay') return me.draft ?? choice.over.map(() => NOTHING);
  if (choice?.kind === 'spread' && Array.isArray(answer))
    for (const [i, n] of answer.entries()) for (let k = 0; k < Number(n); k++) me.press(choice.over[i]!);
  if (
    choice?.kind === 'either' &&
    typeof answer === 'object' &&
    'branch' in answer &&
    Array.isArray(answer.answer)
  )
    me.press(Number(answer.answer[0]), Number(answer.answer[1]));
  if (choice?.kind === 'one' && typeof answer === 'number' && answer >= 0) {
    if (choice.what === 'street') me.press(answer);
    if (choice.what === 'move') {
      me.press(Math.floor(answer / streets));
      me.press(answer % streets);
    }
    if (choice.what === 'ally')
      for (let i = 0; i < 6 && me.draft !== answer; i++)
        me.press(Math.floor(answer / view.table.seats.length));
  }
  return me.draft;
};

describe.each(goldenNames)('%s', name => {
  test('touches can compose every recorded answer about streets', () => {
    for (const { before, line } of goldenTurns(name)) {
      if (line.t !== 'answer') continue;
      const view = verona.view(before, line.seat);
      if (openStreets(view, EMPTY_HANDED) === undefined || line.answer === NONE) continue;
      if (typeof line.answer === 'object' && 'branch' in line.answer && line.answer.branch === 1) continue;
      expect(compose(view, line.answer)).toEqual(line.answer);
    }
  });
});

const at = (question: string) => {
  const found = askedPositions().find(({ name }) => name.startsWith(`${question} `));
  if (!found) throw new Error(`no golden match asks ${question}`);
  return verona.view(found.turn.before, found.seat);
};

describe('planning', () => {
  const view = at('plan');
  test('the number of tokens in hand goes down and up again', () => {
    const me = person(view);
    expect(tokensLeft(view, me.draft)).toEqual([3, 2, 1, 3]);
    me.press(4, 2);
    expect(tokensLeft(view, me.draft)).toEqual([3, 2, 0, 3]);
    expect(me.press(5, 2)).toBe(false);
    expect(me.back(4)).toBe(true);
    expect(tokensLeft(view, me.draft)).toEqual([3, 2, 1, 3]);
  });
  test('another kind replaces a token, and the same kind takes it back', () => {
    const me = person(view);
    me.press(4, 0);
    me.press(4, 1);
    expect(ownTokens(view, me.draft)[4]).toBe(1);
    me.press(4, 1);
    expect(ownTokens(view, me.draft)[4]).toBe(NONE);
  });
  test('after the last token of a kind the hand holds the next kind', () => {
    const me = person(view);
    me.press(4, 2);
    expect(me.pick.kind).toBe(ACTIONS.indexOf('corruption'));
  });
  test('every touch leaves a legal draft', () => {
    const found = askedPositions().find(({ name }) => name.startsWith('plan '))!;
    const dice = seedDice(3);
    const me = person(view);
    for (let i = 0; i < 200; i++) {
      if (dice.below(5) === 0) me.back(dice.below(20));
      else me.press(dice.below(20), dice.below(4));
      const { asked } = found.turn.before;
      if (me.draft !== undefined)
        expect(verona.submit(found.turn.before, found.seat, asked!.id, me.draft, seedDice(1)).ok).toBe(true);
    }
  });
});

describe('planning in turns', () => {
  const view = at('next-token');
  test('the player picks a street and a kind, and may change both', () => {
    const me = person(view);
    const [street] = openStreets(view, EMPTY_HANDED)!;
    me.press(street!, 3);
    expect(me.draft).toEqual({ branch: 0, answer: [street, 3] });
    expect(changeKind(view, me.draft, 0)).toEqual({ branch: 0, answer: [street, 0] });
    me.back(street!);
    expect(me.draft).toBeUndefined();
  });
});

describe('one street', () => {
  const view = at('first-ally');
  test('a second touch takes it back', () => {
    const me = person(view);
    const [street] = openStreets(view, EMPTY_HANDED)!;
    me.press(street!);
    expect(me.draft).toBe(street);
    expect(pickedStreets(view, me.draft, me.pick)).toEqual([street]);
    me.press(street!);
    expect(me.draft).toBeUndefined();
  });
  test('a closed street does nothing, and the rules say why', () => {
    const central = view.table.board.streets.findIndex(({ district }) => district === 'centre');
    const me = person(view);
    expect(me.press(central)).toBe(false);
    expect(numberAt(view, EMPTY_HANDED, central)).toBe(central);
  });
});

describe('a step', () => {
  const view = at('take-step');
  test('the first touch picks the ally and the second the target; a repeated first touch undoes it', () => {
    const me = person(view);
    const streets = view.table.board.all.length;
    const choice = view.asked?.choice;
    const step = choice?.kind === 'one' ? choice.of.find(n => n >= 0)! : NONE;
    const [from, to] = [Math.floor(step / streets), step % streets];
    me.press(from);
    expect(me.draft).toBeUndefined();
    expect(pickedStreets(view, me.draft, me.pick)).toEqual([from]);
    me.press(to);
    expect(numberOf(me.draft)).toBe(step);
    expect(pickedStreets(view, me.draft, me.pick)).toEqual([from, to]);
    me.press(from);
    expect(me.draft).toBeUndefined();
    expect(me.pick.from).toBe(NONE);
  });
});

describe('naming missions', () => {
  test('[V-C54] a touch names a mission after the others, a second one takes it back, none takes back all', () => {
    let draft = nameMission([], 4);
    draft = nameMission(draft, 9);
    expect(draft).toEqual([[4], [9]]);
    expect(namedMissions(draft)).toEqual([4, 9]);
    expect(nameMission(draft, 4)).toEqual([[9]]);
    expect(nameMission(draft, NONE)).toEqual([]);
    expect(namedMissions(undefined)).toEqual([]);
  });
});

describe('showing none', () => {
  test('[V-C54] raises a doubt only while a mission could be shown', () => {
    const missions = (of: readonly number[]) =>
      ({
        kind: 'list',
        what: 'missions',
        parts: [{ kind: 'one', what: 'mission', of }],
        min: 0,
        max: 1,
      }) as const;
    const view = at('next-street');
    const [mission] = view.table.board.missions.keys();
    const allies = [...view.table.allies].fill(0);
    for (const street of view.table.board.missions[mission!]!.streets)
      allies[street * view.table.seats.length] = 1;
    const asking = (held: readonly number[]): TownView => ({
      ...view,
      seat: 0,
      table: { ...view.table, allies: held },
      asked: { ...view.asked!, name: 'name-mission', choice: missions([mission!]) },
    });
    expect(hidesAccomplished(asking(allies), [])).toBe(true);
    expect(hidesAccomplished(asking(allies), [[mission!]])).toBe(false);
    expect(hidesAccomplished(asking([...allies].fill(0)), [])).toBe(false);
    expect(hidesAccomplished(view, [])).toBe(false);
  });
});

describe('scattering', () => {
  const view = at('scatter');
  test('the player adds no more allies than there are and takes them back one by one', () => {
    const me = person(view);
    const choice = view.asked?.choice;
    const { over, max } = choice?.kind === 'spread' ? choice : { over: [], max: 0 };
    for (let i = 0; i < max; i++) expect(me.press(over[0]!)).toBe(true);
    expect(me.press(over[0]!)).toBe(false);
    expect(me.back(over[0]!)).toBe(true);
    expect(me.draft).toEqual(over.map((_, i) => (i === 0 ? max - 1 : 0)));
  });
});
