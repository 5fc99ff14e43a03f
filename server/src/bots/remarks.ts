import { levels, nextRemark, type Bot } from '@tavola/bots';
import { seedDice, type Dice, type GameTypes, type Seat } from '@tavola/kernel';
import { interject } from '@tavola/match';
import { instantBots, thinkers } from '../clock/deadlines.ts';
import { momentUntil } from '../room/attention.ts';
import { stepsOf } from '../match/commands.ts';
import type { Position } from '../match/position.ts';
import type { Room, Step } from '../room/room.ts';
import { isPlayedByBot, levelOf, type TableDoc } from '../lobby/table-document.ts';

/** Dice for what bots do: not those of the match. */
export const ownDice = ({ world }: Pick<Room, 'world'>): Dice => seedDice(world.host.bytes(4).readInt32LE());

export const botOn = ({ game, doc }: Pick<Room, 'game' | 'doc'>, seat: Seat): Bot<GameTypes> => {
  const bot = levels.get(levelOf(doc, seat))?.(game, { language: doc.language });
  if (!bot) throw new Error(`there are no bots of level ${levelOf(doc, seat)}`);
  return bot;
};

const seatsOf = (doc: TableDoc): Seat[] =>
  doc.seats.flatMap((_, seat) => (isPlayedByBot(doc, seat) ? [seat] : []));

/** What bots do besides the open question, one thing after another, as long as there is anything. */
export const remarks = (room: Room, from: Position, most: number): Step[] => {
  const { game, doc, world } = room;
  const steps: Step[] = [];
  if (game.asides.length === 0 || from.ended || from.paused) return steps;
  const bots = new Map(seatsOf(doc).map(seat => [seat, botOn(room, seat)]));
  for (let position = from; bots.size > 0 && steps.length < most; position = steps.at(-1)!.after) {
    const remark = nextRemark(game, position.match.state, bots, ownDice(room));
    if (!remark) break;
    const done = interject(game, position.match, remark.seat, remark.aside, remark.answer);
    if (!done.ok) {
      world.log.warn({ table: doc.id, seat: remark.seat, code: done.error.code }, 'an aside was refused');
      break;
    }
    steps.push(...stepsOf(room, position, done.value, null));
  }
  return steps;
};

/** Until when bots wait for people at the open question; null where they need not. */
export const heldUntil = (room: Room, position: Position): number | null => {
  const { game, doc, world } = room;
  const isCompany = doc.seats.some(({ by, away }) => by === 'person' && !away);
  if (game.asides.length === 0 || !isCompany || world.limits.moment === 0) return null;
  const until = momentUntil(room, position);
  if (until <= world.host.now()) return null;
  const seats = [...instantBots(doc, position), ...thinkers(doc, position, world.host.now()).keys()];
  const waits = (seat: Seat): boolean =>
    botOn({ game, doc }, seat).isUnhurried(game.view(position.match.state, seat));
  return seats.some(waits) ? until : null;
};
