import type { Script } from '@tavola/kernel';
import {
  accuse,
  corrupt,
  isCard,
  isScattering,
  moveIn,
  murderVictim,
  scaredColour,
  scatter,
  hasSucceeded,
  tellOutcome,
  victim,
} from './street/action.ts';
import { anotherGo, beginArming, hire, isArming } from './round/arming.ts';
import { bids, isAuction, computeStrengths } from './street/auction.ts';
import { grantBenefits } from './street/benefits.ts';
import { rollDefence, hasStrongest } from './street/defence.ts';
import {
  actingAlly,
  cards,
  loseCaughtAlly,
  hasOneSchemer,
  isGuessing,
  mayTryAgain,
  tryAgain,
} from './street/intrigue.ts';
import type { Verona } from './types.ts';
import { missionOrder, showMission } from './street/missions.ts';
import { nameMission, namersInOrder, settleNaming } from './street/naming.ts';
import {
  beginSettling,
  claim,
  countBarren,
  isGoingOn,
  isAuctioned,
  isClaimed,
  isSettling,
  municipio,
} from './round/occupation.ts';
import { isAtOnce, isInTurns, nextToken, plan, planners, proposeBuilding, turnUpDeck } from './planning.ts';
import { announceFirst, firstAlly, isPreparing } from './setup/preparation.ts';
import { passFirst, payProfit } from './round/profit.ts';
import { addOne, removeOne, hasReward, takeStep } from './street/rewards.ts';
import { revealMissions, recordScore } from './score.ts';
import { clockwise } from './setup/seats.ts';
import { hasTokens, leaveStreet, nextStreet } from './street/street.ts';
import { isShownAtOnce, isShownInTurns } from './versions.ts';
import { ask, call, each, repeat, step, when } from './rulebook.ts';

/** The game runs through the preparation, rounds of phases A, B, C and E, and the score. */
const main: Script<Verona> = [
  step('V-S10', announceFirst),
  repeat('V-S11', isPreparing, [each('V-S12', clockwise, [ask('V-S11', firstAlly)])]),
  step('V-S07', turnUpDeck),
  repeat('V-X08', isGoingOn, [
    step('V-A01', proposeBuilding),
    when('V-B01', isAtOnce, [ask('V-B01', plan)]),
    repeat('V-B03', isInTurns, [each('V-B03', planners, [ask('V-B03', nextToken)])]),
    repeat('V-C01', hasTokens, [ask('V-C01', nextStreet), call('V-C07', 'street')]),
    call('V-E10', 'buildings'),
    when('V-E14', isGoingOn, [step('V-E20', payProfit), call('V-E30', 'arming'), step('V-E40', passFirst)]),
  ]),
  step('V-F01', recordScore),
  step('V-F03', revealMissions),
];

const rewards: Script<Verona> = [
  repeat('V-C52', hasReward('steps'), [ask('V-C52', takeStep)]),
  when('V-C52', hasReward('remove'), [ask('V-C52', removeOne)]),
  when('V-C52', hasReward('add'), [ask('V-C52', addOne)]),
];

/** V-C07 Order inside a street: tokens up, roles, C1 to C4, benefits, tokens back, C5. */
const street: Script<Verona> = [
  when('V-C10', hasOneSchemer, [
    ask('V-C11', actingAlly),
    repeat('V-C12', isGuessing, [ask('V-C12', cards), when('V-G07', mayTryAgain, [ask('V-G07', tryAgain)])]),
    step('V-C13', loseCaughtAlly),
  ]),
  when('V-C20', isAuction, [
    ask('V-C21', bids),
    step('V-C23', computeStrengths),
    when('V-C30', hasStrongest, [step('V-C30', rollDefence)]),
  ]),
  step('V-C02', tellOutcome),
  when('V-C40', hasSucceeded('corruption'), [step('V-C40', corrupt)]),
  when('V-C41', hasSucceeded('violence'), [ask('V-C41', victim)]),
  when('V-C42', hasSucceeded('intrigue'), [
    step('V-C42', moveIn),
    when('V-C43', isCard('murder'), [ask('V-C43', murderVictim)]),
    when('V-C44', isCard('accusation'), [step('V-C44', accuse)]),
    when('V-C45', isCard('intimidation'), [
      ask('V-C45', scaredColour),
      when('V-C45', isScattering, [ask('V-C45', scatter)]),
    ]),
  ]),
  step('V-G11', grantBenefits),
  when('V-C54', isShownAtOnce, [call('V-C50', 'missions')]),
  when('V-C50', isShownInTurns, [each('V-C50', missionOrder, [ask('V-C50', showMission), ...rewards])]),
  step('V-C01', leaveStreet),
];

/** C5 All name their missions at the same time; then they are settled one after another. */
const missions: Script<Verona> = [
  ask('V-C54', nameMission),
  each('V-C50', namersInOrder, [step('V-C51', settleNaming), ...rewards]),
];

/** E1 Buildings on offer, in the order in which they were revealed. */
const buildings: Script<Verona> = [
  step('V-E10', beginSettling),
  repeat('V-E10', isSettling, [
    when('V-E13', isAuctioned, [ask('V-E13', municipio)]),
    when('V-E10', isClaimed, [step('V-E10', claim)]),
  ]),
  step('V-E15', countBarren),
];

/** E3 All hire mercenaries, again as long as a player calls for another go. */
const arming: Script<Verona> = [
  step('V-E30', beginArming),
  repeat('V-E31', isArming, [ask('V-E30', hire), ask('V-E32', anotherGo)]),
];

export const scripts = { main, street, missions, buildings, arming };
