import { levels, nextRemark, type Bot } from '@tavola/bots';
import { seedDice, type Dice, type GameTypes, type Seat } from '@tavola/kernel';
import { interject } from '@tavola/match';
import { instantBots, thinkers } from '../clock/deadlines.ts';
import { findMomentEnd } from '../room/attention.ts';
import { makeSteps } from '../match/commands.ts';
import type { MatchPosition } from '../match/position.ts';
import type { Room, MatchStep } from '../room/room.ts';
import { isPlayedByBot, levelOf, type TableDoc } from '../lobby/table-document.ts';

/** Dice for what bots do: not those of the match. */
export const ownDice = ({ context }: Pick<Room, 'context'>): Dice =>
  seedDice(context.environment.bytes(4).readInt32LE());

export const botOn = ({ game, doc }: Pick<Room, 'game' | 'doc'>, seat: Seat): Bot<GameTypes> => {
  const bot = levels.get(levelOf(doc, seat))?.(game, { language: doc.language });
  if (!bot) throw new Error(`there are no bots of level ${levelOf(doc, seat)}`);
  return bot;
};

const seatsOf = (doc: TableDoc): Seat[] =>
  doc.seats.flatMap((_, seat) => (isPlayedByBot(doc, seat) ? [seat] : []));

/** What bots do besides the open question, one thing after another, as long as there is anything. */
export const remarks = (room: Room, from: MatchPosition, most: number): MatchStep[] => {
  const { game, doc, context } = room;
  const steps: MatchStep[] = [];
  if (game.asides.length === 0 || from.ended || from.paused) return steps;
  const bots = new Map(seatsOf(doc).map(seat => [seat, botOn(room, seat)]));
  for (let position = from; bots.size > 0 && steps.length < most; position = steps.at(-1)!.after) {
    const remark = nextRemark(game, position.match.state, bots, ownDice(room));
    if (!remark) break;
    const done = interject(game, position.match, remark.seat, remark.aside, remark.answer);
    if (!done.ok) {
      context.log.warn({ table: doc.id, seat: remark.seat, code: done.error.code }, 'an aside was refused');
      break;
    }
    steps.push(...makeSteps(room, position, done.value, null));
  }
  return steps;
};

/** Until when bots wait for people at the open question; null where they need not. */
export const heldUntil = (room: Room, position: MatchPosition): number | null => {
  const { game, doc, context } = room;
  const isCompany = doc.seats.some(({ by, away }) => by === 'person' && !away);
  if (game.asides.length === 0 || !isCompany || context.limits.moment === 0) return null;
  const until = findMomentEnd(room, position);
  if (until <= context.environment.now()) return null;
  const seats = [...instantBots(doc, position), ...thinkers(doc, position, context.environment.now()).keys()];
  const waits = (seat: Seat): boolean =>
    botOn({ game, doc }, seat).isUnhurried(game.view(position.match.state, seat));
  return seats.some(waits) ? until : null;
};
