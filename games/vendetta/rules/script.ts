import type { Script } from '@tavola/kernel';
import { enactAgreed, lapseAll } from './agreement/agreement.ts';
import {
  carryOver,
  endCarryOver,
  hasCarriedHouse,
  hasLocations,
  returnHouse,
} from './campaign/carry-over.ts';
import { epilogue } from './campaign/epilogue.ts';
import { lastRound, showResult } from './end.ts';
import {
  decide,
  hasDefender,
  interruption,
  lastFloorOfDefender,
  mayInterrupt,
  reaction,
  rollDice,
} from './scene/evaluation.ts';
import type { Vendetta } from './types.ts';
import { city, drawFirst, house, layout } from './setup/opening.ts';
import {
  acceptName,
  closeVetoes,
  letThirdStand,
  naming,
  openVetoes,
  places,
  rollAllLocations,
  rollLocations,
  veto,
  vetoAnew,
  VETOES,
} from './setup/locations.ts';
import { beginTelling } from './scene/outcome.ts';
import { isStanding } from './city-plan.ts';
import { arrest, endRound, lockUp, rollOrder } from './round.ts';
import { ask, call, each, repeat, step, when } from './rulebook.ts';
import { close, closeScene, haveYourSay, isHeld, lastWords } from './scene/closing.ts';
import { fate, lostPieces } from './scene/telling.ts';
import { beginTurn, endTurn, isTurnGoingOn, lastFloor, openTurn, turn } from './turn.ts';
import { HEAD, NONE } from './names.ts';

/** S. Set-up, then R. rounds until E. the end. */
const main: Script<Vendetta> = [
  step('N-R01', drawFirst),
  when('N-E05', t => t.before !== undefined, [ask('N-E05', carryOver)]),
  when('N-S01', t => t.before === undefined, [ask('N-S01', city)]),
  each('N-S01', t => t.seats, [
    when('N-E05', hasCarriedHouse, [step('N-E05', returnHouse)]),
    when('N-S01', (t, seat) => !hasCarriedHouse(t, seat), [ask('N-S01', house)]),
  ]),
  step('N-E05', endCarryOver),
  // In rules 1 one location was named and judged after another.
  each('N-S05', t => (t.rules === 1 && !hasLocations(t) ? t.seats : []), [
    step('N-S05', rollLocations),
    repeat('N-S05', t => t.dice.length > 0, [
      ask('N-S05', naming),
      // N-X24 After two vetoes the third name stands.
      when('N-S06', t => t.vetoes < VETOES, [ask('N-S06', veto)]),
      step('N-S05', acceptName),
    ]),
  ]),
  when('N-S05', t => t.rules > 1 && !hasLocations(t), [
    step('N-S05', rollAllLocations),
    ask('N-S05', places),
  ]),
  step('N-S08', openVetoes),
  ask('N-S08', layout),
  step('N-S06', closeVetoes),
  repeat('N-S06', t => t.names.length > 0, [
    ask('N-S06', places),
    step('N-X24', letThirdStand),
    when('N-S06', t => t.names.length > 0, [ask('N-S06', vetoAnew)]),
  ]),
  repeat('N-R04', t => t.result === null, [call('N-R01', 'round')]),
  step('N-P08', lapseAll),
  when('N-E05', t => t.epilogues !== undefined, [ask('N-E05', epilogue)]),
  step('N-E04', showResult),
];

/** R. Round: order, the prince's disfavour, turns. */
const round: Script<Vendetta> = [
  step('N-P08', enactAgreed),
  when('N-E04', t => t.result === null, [
    step('N-R01', rollOrder),
    when('N-R03', t => t.disfavour !== NONE, [
      ask('N-R03', lockUp),
      when('N-R03', t => t.locked === HEAD, [ask('N-R03', arrest)]),
    ]),
    each('N-R04', t => t.order, [
      // N-E03 The turn of the fallen is skipped; N-E04 and nobody's comes after the end.
      when('N-E03', (t, seat) => isStanding(t, seat) && t.result === null, [call('N-R04', 'turn')]),
    ]),
    step('N-R05', endRound),
    step('N-E04', lastRound),
  ]),
];

/** R and T. A turn: things done one after another, a scene among them. */
const turnScript: Script<Vendetta> = [
  step('N-R04', beginTurn),
  repeat('N-R08', isTurnGoingOn, [
    step('N-P08', enactAgreed),
    when('N-R08', isTurnGoingOn, [step('N-R08', openTurn), ask('N-R08', turn)]),
    when('N-T04', t => t.doomed > 0, [ask('N-T04', lastFloor)]),
    when('N-C01', t => t.scene !== null && !t.scene.closed, [call('N-C01', 'scene')]),
  ]),
  step('N-P06', endTurn),
];

/** V, O and P. A scene after its call: reaction, dice, interruption, booking, telling. */
const scene: Script<Vendetta> = [
  when('N-V08', hasDefender, [ask('N-V03', reaction)]),
  step('N-V04', rollDice),
  repeat('N-V05', mayInterrupt, [
    ask('N-V05', interruption),
    when('N-V09', t => t.doomed > 0, [ask('N-V09', lastFloorOfDefender)]),
  ]),
  step('N-V06', decide),
  step('N-V07', beginTelling),
  step('N-P08', enactAgreed),
  ask('N-P03', close),
  when('N-P03', t => t.rules > 1, [ask('N-P03', lastWords)]),
  // In rules 1 the caller alone closed, and only those who had asked for more time were waited for.
  repeat('N-P10', t => t.rules === 1 && isHeld(t), [ask('N-P10', haveYourSay)]),
  each('N-P09', lostPieces, [ask('N-P09', fate)]),
  step('N-P10', closeScene),
];

export const scripts = { main, round, turn: turnScript, scene };
