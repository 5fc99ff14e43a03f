import type { Script } from '@tavola/kernel';
import { beginBuilding, build } from './building/building.ts';
import { dealVictoryCards, declaration, isDeclarationAsked, keep } from './declaration/declaration.ts';
import {
  anchor,
  clearCards,
  earlierArrivals,
  inOrder,
  inReverse,
  layCards,
  placement,
} from './setup/draft.ts';
import { turnSupplies } from './components/decks.ts';
import { beginFavour, favour } from './promises/favour.ts';
import { help } from './building/help.ts';
import { jointWork } from './building/joint-work.ts';
import type { Graenaland, IslandTable } from './types.ts';
import { NONE } from './names.ts';
import { enterWaiting, orders } from './movement.ts';
import { afterMovement, afterSharing } from './promises/judge-pledges.ts';
import { produceAll } from './sharing/production.ts';
import { beginRound, endOfRound, isPlaying } from './round.ts';
import { proposal, listProposers, vote } from './sharing/sharing.ts';
import { agreement, chooseFirstPlayer, placeFirstSettlements, layIsland } from './setup/start.ts';
import { beginClosing, listClosers, finish, isDeclared, victory } from './declaration/victory.ts';
import { ask, call, each, repeat, step, when } from './rulebook.ts';

const isBuilding = (table: IslandTable): boolean => table.builder !== NONE;
const isCrowded = (table: IslandTable): boolean => table.crowded !== NONE;
const withCards = (table: IslandTable): boolean => table.goals === 'cards';

/** S The set-up, then rounds until a player has won. */
const main: Script<Graenaland> = [
  step('G-S10', chooseFirstPlayer),
  when('G-O04', table => table.standard !== null, [ask('G-O04', agreement)]),
  step('G-S02', layIsland),
  step('G-S05', turnSupplies),
  when('G-S07', table => table.start === 'first', [step('G-S07', placeFirstSettlements)]),
  when('G-O01', table => table.start === 'draft', [call('G-O01', 'draft')]),
  when('G-O10', withCards, [step('G-O10', dealVictoryCards), ask('G-O10', keep)]),
  repeat('G-X05', isPlaying, [call('G-S09', 'round')]),
  step('G-W04', finish),
];

/** O01 to O05 Settlements are placed in turn, and back. */
const draft: Script<Graenaland> = [
  step('G-O01', layCards),
  each('G-O01', inOrder, [ask('G-O01', placement), when('G-O02', isCrowded, [call('G-O02', 'raiseAnchor')])]),
  each('G-O03', inReverse, [
    ask('G-O03', placement),
    when('G-O03', isCrowded, [call('G-O03', 'raiseAnchor')]),
  ]),
  step('G-O03', clearCards),
];

const raiseAnchor: Script<Graenaland> = [each('G-O02', earlierArrivals, [ask('G-O05', anchor)])];

/** P, M, D, B, E A round. */
const round: Script<Graenaland> = [
  step('G-S09', beginRound),
  step('G-P01', produceAll),
  ask('G-M01', orders),
  step('G-M05', enterWaiting),
  step('G-H02', afterMovement),
  each('G-D01', listProposers, [
    ask('G-D02', proposal),
    when('G-D04', table => table.proposal !== null, [ask('G-D04', vote)]),
  ]),
  step('G-H02', afterSharing),
  when('G-O12', isDeclarationAsked, [ask('G-O16', declaration)]),
  when('G-O13', table => !isDeclared(table), [call('G-B01', 'building')]),
  when('G-W03', isDeclared, [call('G-W03', 'closing')]),
  when('G-E01', table => !isDeclared(table), [step('G-E01', endOfRound)]),
];

/** B The main player builds; G-W02 and may then declare victory. */
const building: Script<Graenaland> = [
  step('G-B01', beginBuilding),
  repeat('G-B02', isBuilding, [
    ask('G-B02', build),
    when('G-B31', table => table.invited, [ask('G-B31', help)]),
    repeat('G-B31', table => table.joint !== NONE, [ask('G-B31', jointWork)]),
    when('G-O20', table => table.favoured !== NONE, [step('G-O20', beginFavour), ask('G-O21', favour)]),
  ]),
  when('G-O15', table => !withCards(table), [ask('G-W02', victory)]),
];

/** W03 All others build once more. */
const closing: Script<Graenaland> = [
  each('G-W03', listClosers, [
    step('G-W03', beginClosing),
    repeat('G-W03', isBuilding, [ask('G-W03', build)]),
  ]),
];

export const scripts = { main, draft, raiseAnchor, round, building, closing };
