import type { VendettaCodes } from '../../bot/reasons.ts';
import type { ReasonTexts } from '@tavola/web/text/reasons.ts';

export const en: ReasonTexts<VendettaCodes> = {
  story: 'nothing hangs on it but the story.',
  'lays-out': 'wants more in play ({power}).',
  'takes-out': 'means to take {piece} out of play. Place: {place}.',
  'wins-over': 'means to win {piece} over. Place: {place}.',
  'finds-ally': 'looks for somebody or something new ({power}). Place: {place}.',
  storms: 'the tower can be taken: {seat}.',
  strengthens: 'it is worth {points}: {piece}.',
  'pulls-down': 'needs points more than {floors}.',
  'ends-turn': 'nothing else in this turn would pay.',
  reacts: 'the scene is worth {points}.',
  interrupts: 'how the scene ends is worth {floors}.',
  'lets-be': 'to spend more here would not pay.',
  'locks-up': 'will be missed least: {piece}.',
  'keeps-standing': 'without the last floor all is lost.',
};
