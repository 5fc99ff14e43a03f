import { withBots, type PlayableGame } from '@tavola/bots';
import type { Answer, View } from '@tavola/kernel';
import { fair, type Fair } from '@tavola/kernel/test/fair.ts';
import { describe, expect, test } from 'vitest';
import type { Decided, Task, Thinker } from '../src/decide.ts';
import { WAITING } from '../src/moment.ts';

/** The actions of the person on seat 0 and of the test's clock at a table under test. */
export interface TableUnderTest {
  /** The view of the person. */
  view(): View<Fair>;
  answer(answer: Answer): Promise<unknown>;
  interject(aside: string, answer: Answer): Promise<unknown>;
  /** Leaves a standing order of the person, or takes it back if `answer` is null. */
  order(order: string, answer: Answer | null): Promise<unknown>;
  /** Reports that the person's device has ended all shows. */
  see(enough: boolean): Promise<unknown>;
  /** Lets this much time pass and runs everything that falls due. */
  pass(milliseconds: number): Promise<void>;
  /** Runs everything that needs no more time. */
  settle(): Promise<void>;
  /** Waits for a condition without letting time pass. */
  until(look: (view: View<Fair>) => boolean): Promise<void>;
  /** The host's reports about its bots. */
  reports(): readonly string[];
}

export interface Setup {
  readonly game: PlayableGame;
  /** The level of the bot on seat 1, which is the only bot. */
  readonly level: string;
  /** `hangs` stands for the host's own thinker with a thread that never ends. */
  readonly thinker: Thinker | 'hangs';
}

export type OpenTable = (setup: Setup) => Promise<TableUnderTest | { readonly refused: string }>;

type Talk = NonNullable<NonNullable<PlayableGame<Fair>['bot']>['tableTalk']>;

const gameWith = (talk: Partial<Talk> = {}): PlayableGame => {
  const tableTalk: Talk = {
    aside: () => undefined,
    isUnhurried: () => false,
    addWords: (_, answer) => answer,
    ...talk,
  };
  return withBots(fair, { tableTalk });
};

const deciding = (decided: Decided | undefined): Thinker => ({
  think: () => ({ decided: Promise.resolve(decided), cancel: () => undefined }),
});

const BID: Decided = { answer: 2, reason: { code: 'chance' } };
/** The answer that lays nothing at the fair. */
const NOTHING = [0, 0, 0];

const hasAnswered = ({ asked }: View<Fair>): boolean => asked!.answered.includes(1);
const isBidding = ({ asked }: View<Fair>): boolean => asked?.name === 'bid';

/** Tests how bots behave at a table of any host. */
export const tableHost = (name: string, openTable: OpenTable): void => {
  const open = async (setup: Partial<Setup> = {}): Promise<TableUnderTest> => {
    const thinker = deciding(BID);
    const table = await openTable({ game: gameWith(), level: 'steady', thinker, ...setup });
    if ('refused' in table) throw new Error(table.refused);
    return table;
  };

  describe(`bots at the table of ${name}`, () => {
    test('a bot answers with what it has decided', async () => {
      const table = await open();
      await table.until(hasAnswered);
      await table.answer(1);
      await table.until(view => !isBidding(view));
      expect(table.view().table).toMatchObject({ florins: [3, 1], cards: [0, 1] });
      expect(table.reports()).toEqual([]);
    });

    test.each([
      ['that fails', undefined],
      ['whose answer the rules refuse', { answer: 99, reason: { code: 'chance' } }],
    ])('a bot %s gives the default answer, and that is reported', async (_, decided) => {
      const table = await open({ thinker: deciding(decided) });
      await table.until(hasAnswered);
      await table.answer(1);
      await table.until(view => !isBidding(view));
      expect(table.view().table).toMatchObject({ florins: [2, 3], cards: [1, 0] });
      expect(table.reports().length).toBeGreaterThan(0);
    });

    test('a bot of an instant level that throws gives the default answer', async () => {
      const broken = gameWith({
        addWords: () => {
          throw new Error('broken');
        },
      });
      const table = await open({ game: broken, level: 'random' });
      await table.until(hasAnswered);
      await table.answer(1);
      await table.until(view => !isBidding(view));
      expect(table.view().table).toMatchObject({ florins: [2, 3], cards: [1, 0] });
      expect(table.reports().length).toBeGreaterThan(0);
    });

    test('a bot whose thinking hangs is ended, gives the default answer, and the match goes on', async () => {
      const table = await open({ thinker: 'hangs' });
      await table.pass(1000);
      expect(hasAnswered(table.view())).toBe(false);
      for (let tries = 0; tries < 3; tries++) await table.pass(40_000);
      await table.until(hasAnswered);
      await table.answer(1);
      await table.until(view => !isBidding(view));
      expect(table.view().table).toMatchObject({ florins: [2, 3] });
      expect(table.reports().length).toBeGreaterThan(0);
    });

    test('a level that no bot plays is refused when the table is made', async () => {
      const made = await openTable({ game: gameWith(), level: 'unknown', thinker: deciding(BID) });
      expect(made).toEqual({ refused: 'no-such-bot' });
    });

    test('one decision is asked for, however often something is done meanwhile', async () => {
      const tasks: Task[] = [];
      let resolve = (_: Decided): void => undefined;
      const decided = new Promise<Decided>(done => (resolve = done));
      const think: Thinker['think'] = task => {
        tasks.push(task);
        return { decided, cancel: () => undefined };
      };
      const table = await open({ thinker: { think } });
      await table.interject('note', 'one');
      await table.interject('note', 'two');
      await table.settle();
      expect(tasks).toHaveLength(1);
      expect(tasks[0]).toMatchObject({ game: 'fair', level: 'steady', seat: 1, among: 1 });
      resolve(BID);
      await table.until(hasAnswered);
      expect(table.reports()).toEqual([]);
    });
  });

  describe(`people at the table of ${name} have a moment`, () => {
    const unhurried = gameWith({ isUnhurried: () => true });

    test.each(['steady', 'random'])(
      'a %s bot waits no longer for a silent device than the bound',
      async level => {
        const table = await open({ game: unhurried, level });
        await table.pass(WAITING.patience - 1);
        expect(hasAnswered(table.view())).toBe(false);
        await table.pass(1);
        await table.until(hasAnswered);
      },
    );

    test('the moment begins when the person sees the question, and again while they are busy', async () => {
      const table = await open({ game: unhurried });
      await table.pass(20_000);
      await table.see(false);
      await table.pass(WAITING.moment - 1);
      await table.see(false);
      await table.pass(WAITING.moment - 1);
      expect(hasAnswered(table.view())).toBe(false);
      await table.pass(1);
      await table.until(hasAnswered);
    });

    test('it never ends later than the bound', async () => {
      const table = await open({ game: unhurried });
      await table.pass(WAITING.patience - 1000);
      await table.see(false);
      await table.pass(999);
      expect(hasAnswered(table.view())).toBe(false);
      await table.pass(1);
      await table.until(hasAnswered);
    });

    test('it ends as soon as they want to go on', async () => {
      const table = await open({ game: unhurried });
      await table.settle();
      expect(hasAnswered(table.view())).toBe(false);
      await table.see(true);
      await table.until(hasAnswered);
    });
  });

  describe(`remarks at the table of ${name}`, () => {
    /** A bot that says these words one after the other, even while the match is halted. */
    const saying = (...words: readonly string[]): Partial<Talk> => ({
      aside: ({ seat, table: { notes } }) => {
        const next = seat === 1 ? words.find(word => !notes.includes(word)) : undefined;
        return next === undefined ? undefined : { aside: 'note', answer: next };
      },
    });

    test('bots say all that they have to, and while people still have their moment', async () => {
      const table = await open({ game: gameWith({ ...saying('a', 'b'), isUnhurried: () => true }) });
      await table.until(view => view.table.notes.length === 2);
      expect(table.view().table.notes).toEqual(['a', 'b']);
      expect(hasAnswered(table.view())).toBe(false);
    });

    test('while the rules halt the match bots speak but do not answer', async () => {
      const talk: Partial<Talk> = {
        aside: ({ seat, table: { notes } }) =>
          seat === 1 && notes.length === 1 ? { aside: 'note', answer: 'why' } : undefined,
        isUnhurried: () => true,
      };
      const table = await open({ game: gameWith(talk) });
      await table.interject('note', 'halt');
      await table.until(view => view.table.notes.includes('why'));
      await table.pass(2 * WAITING.patience);
      expect(hasAnswered(table.view())).toBe(false);
    });

    test('a refused remark is reported, not repeated, and the match goes on', async () => {
      const rude: Partial<Talk> = {
        aside: ({ seat }) => (seat === 1 ? { aside: 'note', answer: '' } : undefined),
      };
      const table = await open({ game: gameWith(rude) });
      await table.until(hasAnswered);
      await table.settle();
      expect(table.view().table.notes).toEqual([]);
      // There is one report for each state with this question: before the bot's answer and after it.
      expect(table.reports()).toHaveLength(2);
    });

    test('a bot that throws when it should speak says nothing, and the match goes on', async () => {
      const broken: Partial<Talk> = {
        aside: () => {
          throw new Error('broken');
        },
      };
      const table = await open({ game: gameWith(broken) });
      await table.until(hasAnswered);
      expect(table.view().table.notes).toEqual([]);
      expect(table.reports()).toContain('bot failed');
    });

    test('bots play on to the end while the person answers', async () => {
      const table = await open({ level: 'random', game: gameWith(saying('hello')) });
      for (let steps = 0; steps < 50 && !table.view().over; steps++) {
        await table.until(
          ({ over, asked }) => over || (asked!.who.includes(0) && !asked!.answered.includes(0)),
        );
        if (!table.view().over) await table.answer(isBidding(table.view()) ? 0 : NOTHING);
        await table.settle();
      }
      await table.until(({ over }) => over);
    });
  });

  describe(`standing orders at the table of ${name}`, () => {
    const playToSecondDay = async (table: TableUnderTest): Promise<void> => {
      const isAsked = ({ asked, table: { day } }: View<Fair>): boolean =>
        day >= 2 || (asked!.who.includes(0) && !asked!.answered.includes(0));
      for (let steps = 0; steps < 9 && table.view().table.day < 2; steps++) {
        await table.until(isAsked);
        if (table.view().table.day < 2) await table.answer(isBidding(table.view()) ? 0 : NOTHING);
        await table.settle();
      }
      await table.until(view => view.table.day >= 2);
    };

    test('answer for a person, and bots go on as if the person had', async () => {
      const table = await open({ level: 'random' });
      await table.order('bid-up-to', 9);
      expect(table.view().orders).toMatchObject([{ name: 'bid-up-to', left: 9 }, { left: null }]);
      await playToSecondDay(table);
      // The bot may have played the match to its end, in which the person has nothing left to decide.
      await table.until(({ over, asked }) => over || asked!.answered.includes(0));
      expect(table.view().table.florins[0]).toBe(0);
    });

    test('answer nothing once they are taken back', async () => {
      const table = await open({ level: 'random' });
      await table.order('never-bid', []);
      await table.order('never-bid', null);
      expect(table.view().orders).toMatchObject([{ left: null }, { left: null }]);
      await playToSecondDay(table);
      await table.until(hasAnswered);
      expect(table.view().asked).toMatchObject({ name: 'bid', answered: [1] });
    });
  });
};
