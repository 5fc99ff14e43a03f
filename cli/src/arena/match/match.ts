import { nextRemark } from '@tavola/bots';
import { seedDice, type Dice, type Game, type GameTypes, type Seat, type State } from '@tavola/kernel';
import type { CliGame } from '../../registry.ts';
import { seedOf } from '../../simulation/statistics.ts';
import { seatPlayers, type Contest, type PlayerFault, type MatchResult } from './contest.ts';
import { sit, type Sitting } from './seat.ts';

/** No game in this repository takes so many answers. */
const MAX_ANSWERS = 100_000;
/** The dice of the match and those of the bots must be independent. */
const THOUGHTS = 0x5bd1e995;

/** Plays one game of a contest to its end. */
export const playMatch = async (entry: CliGame, contest: Contest, number: number): Promise<MatchResult> => {
  const { game, extras } = entry;
  const { deal, players } = seatPlayers(contest, number);
  const dice = seedDice(seedOf(contest.seed, deal));
  const begun = game.begin(contest.seats, contest.options, dice);
  if (!begun.ok) throw new Error(`cannot begin: ${begun.error.code}`);
  const thoughts = players.map((_, seat) => seedDice(seedOf(contest.seed ^ THOUGHTS, number * 16 + seat)));
  const sittings = players.map(player => sit(game, contest.players[player]!, contest.limit));
  const faults: PlayerFault[] = [];
  const note = (seat: Seat, what: PlayerFault['what'], question: string): void => {
    faults.push({ player: players[seat]!, what, question });
  };
  const heard = new Map<string, number>();
  const add = (what: string, n: number): void => void heard.set(what, (heard.get(what) ?? 0) + n);
  const hear = (events: readonly GameTypes['event'][]): void => {
    if (extras.hear) for (const event of events) extras.hear(event, add);
  };
  hear(begun.value.events);
  try {
    const { state, answers } = await playToEnd(game, begun.value.state, dice, sittings, thoughts, note, hear);
    const count = (what: string): number => heard.get(what) ?? 0;
    const { points, ranks } = game.outcome(state);
    return {
      game: number,
      players,
      points,
      ranks,
      rounds: extras.rounds?.(state.table) ?? null,
      answers,
      sources: extras.sources?.(state.table) ?? {},
      holdings: extras.holdings?.(state.table, count) ?? {},
      tallies: Object.fromEntries(
        (extras.tallies ?? []).map(tally => [tally.name, tally.count(state.table, count)]),
      ),
      thinking: sittings.map(({ thinking }) => thinking),
      faults,
    };
  } finally {
    for (const sitting of sittings) sitting.end();
  }
};

const playToEnd = async (
  game: Game,
  from: State<GameTypes>,
  dice: Dice,
  sittings: readonly Sitting[],
  thoughts: readonly Dice[],
  note: (seat: Seat, what: PlayerFault['what'], question: string) => void,
  hear: (events: readonly GameTypes['event'][]) => void,
): Promise<{ readonly state: State<GameTypes>; readonly answers: number }> => {
  const bots = new Map(sittings.flatMap(({ bot }, seat) => (bot ? [[seat, bot] as const] : [])));
  let state = from;
  let answers = 0;
  while (state.asked) {
    const remark = nextRemark(game, state, bots, thoughts[0]!);
    if (remark) {
      const turn = game.interject(state, remark.seat, remark.aside, remark.answer, dice);
      if (!turn.ok) throw new Error(`${remark.aside} refused: ${turn.error.code}`);
      hear(turn.value.events);
      state = turn.value.state;
      continue;
    }
    const { id, who, answers: given } = state.asked;
    const seat = who.find(asked => given[asked] === null)!;
    // A bot of ours answers synchronously, and awaiting it would cost more than most answers.
    const promised = sittings[seat]!.answer(state, seat, thoughts[seat]!);
    const said = promised instanceof Promise ? await promised : promised;
    const turn = game.submit(state, seat, id, said.answer, dice);
    const question = (): string => game.view(state, seat).asked!.name;
    if (said.fault) note(seat, said.fault, question());
    if (!turn.ok) note(seat, 'illegal', question());
    const played = turn.ok ? turn : game.submit(state, seat, id, game.absent(state, seat), dice);
    if (!played.ok) throw new Error(`absent answer refused: ${played.error.code}`);
    hear(played.value.events);
    state = played.value.state;
    if (++answers > MAX_ANSWERS) throw new Error(`the game does not end within ${MAX_ANSWERS} answers`);
  }
  return { state, answers };
};
