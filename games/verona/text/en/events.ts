import type { VeronaEvent } from '../../rules/events.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, joinList } from '@tavola/web/text/language.ts';
import { formatDice, type VeronaSpeaker } from '../speaker.ts';
import { WORDS } from '../words.ts';

const { actions, cards, roles } = WORDS.en;
const allies = (n: number): string => count('en', n, ['ally', 'allies']);
const florins = (n: number): string => count('en', n, ['florin', 'florins']);
const mercenaries = (n: number): string => count('en', n, ['mercenary', 'mercenaries']);
const streets = (n: number): string => count('en', n, ['street', 'streets']);
const points = (n: number): string => count('en', n, ['point', 'points']);
const list = (items: readonly string[]): string => joinList('en', items);
const withArticle = (role: keyof typeof roles): string =>
  role === 'bystander' ? roles.bystander : `${role === 'attacker' ? 'an' : 'a'} ${roles[role]}`;
const some = (parts: readonly (string | false)[]): string => list(parts.filter(part => part !== false));

export const en: Catalogue<VeronaEvent, VeronaSpeaker> = {
  first: (e, to) => `${to.name(e.seat)} is the first player.`,
  placed: (e, to) => `${to.name(e.by)} places an ally in ${to.street(e.street)}.`,
  deck: (e, to) =>
    e.next < 0
      ? 'The buildings are turned up.'
      : `The buildings are turned up; ${to.building(e.next)} will be first.`,
  round: (e, to) => `Round ${e.round} begins. ${to.name(e.first)} is the first player.`,
  offered: (e, to) =>
    `${to.building(e.building)} is on offer${e.next < 0 ? ', the last of the deck' : `; next will be ${to.building(e.next)}`}.`,
  planned: (e, to) =>
    `All have planned: ${e.streets.map((s, seat) => `${to.name(seat)} in ${streets(s.length)}`).join(', ')}.`,
  laid: (e, to) => `${to.name(e.by)} lays a token in ${to.street(e.street)}.`,
  ready: (e, to) => `${to.name(e.by)} has finished planning.`,
  street: (e, to) => {
    const parts = e.roles.flatMap((role, seat) => {
      const token = e.tokens[seat];
      if (!token && role === 'bystander') return [];
      return [
        `${to.name(seat)} ${token ? `planned ${token === 'bluff' ? 'a bluff' : actions[token]} and ` : ''}is ${withArticle(role)}`,
      ];
    });
    return `${to.name(e.by)} picks ${to.street(e.street)}. ${parts.join('; ')}.`;
  },
  cancelled: (e, to) => `The intrigues of ${list(e.schemers.map(to.name))} cancel each other out.`,
  acts: (e, to) => `${to.name(e.schemer)} schemes with their ally in ${to.street(e.from)}.`,
  cards: (e, to) => {
    const guesses = e.guesses.map(({ seat, card }) => `${to.name(seat)} guesses ${cards[card]}`);
    const said = guesses.length > 0 ? ` ${guesses.join(', ')}:` : ' Nobody guesses:';
    return `${to.name(e.schemer)} played ${cards[e.card]}.${said} ${e.guessed ? 'the intrigue is guessed' : 'the intrigue works'}.`;
  },
  again: (e, to) =>
    e.tries
      ? `${to.name(e.schemer)} uses Santa Susanna and tries once more.`
      : `${to.name(e.schemer)} does not try again.`,
  caught: (e, to) => `The ally of ${to.name(e.schemer)} in ${to.street(e.from)} goes back to the supply.`,
  bids: (e, to) =>
    `The bids: ${e.bids
      .map(
        ({ seat, action, bid }) =>
          `${to.name(seat)} ${action === 'violence' ? mercenaries(bid) : florins(bid)} for ${actions[action]}`,
      )
      .join(', ')}.`,
  strength: (e, to) => {
    const all = e.of.map(
      ({ seat, dice: rolled, strength }) =>
        `${to.name(seat)} ${strength}${rolled.length > 0 ? ` (dice ${formatDice(rolled)})` : ''}`,
    );
    return `Strength: ${all.join(', ')}. ${e.strongest < 0 ? 'Nobody is the strongest attacker.' : `${to.name(e.strongest)} is the strongest attacker.`}`;
  },
  defence: (e, to) => {
    const all = e.of.map(
      ({ seat, dice: rolled, total }) => `${to.name(seat)} rolls ${formatDice(rolled)}, that is ${total}`,
    );
    const rolls = all.length > 0 ? `${all.join('; ')}. ` : 'Nobody defends. ';
    return `Against strength ${e.strength}: ${rolls}${e.stopped ? `${to.name(e.against)} is stopped.` : `${to.name(e.against)} gets through.`}`;
  },
  succeeded: (e, to) => `${to.name(e.by)} succeeds with ${actions[e.action]} in ${to.street(e.street)}.`,
  nothing: (e, to) => `Nothing succeeds in ${to.street(e.street)}.`,
  added: (e, to) => `${to.name(e.by)} gains an ally in ${to.street(e.street)}.`,
  'supply-empty': (e, to) => `${to.name(e.by)} has no ally left in the supply to place.`,
  removed: (e, to) => `${to.name(e.by)} removes an ally of ${to.name(e.of)} from ${to.street(e.street)}.`,
  spared: (e, to) => `${to.name(e.by)} spares everybody: the ${cards[e.card]} has no victim.`,
  moved: (e, to) => {
    const who = e.allies === 1 ? 'An ally' : allies(e.allies);
    const goes = e.allies === 1 ? 'moves' : 'move';
    return `${who} of ${to.name(e.of)} ${goes} from ${to.street(e.from)} to ${to.street(e.to)}.`;
  },
  scared: (e, to) =>
    `${to.name(e.by)} frightens ${allies(e.allies)} of ${to.name(e.of)} out of ${to.street(e.street)}.`,
  scattered: (e, to) =>
    `${to.name(e.of)} leads them away: ${e.to.map(({ street, allies: n }) => `${n} to ${to.street(street)}`).join(', ')}.`,
  'driven-out': (e, to) =>
    `${to.name(e.of)} has no other street: ${allies(e.allies)} ${e.allies === 1 ? 'goes' : 'go'} back to the supply.`,
  benefit: (e, to) =>
    `${to.building(e.building)} brings ${to.name(e.seat)} ${some([e.florins > 0 && florins(e.florins), e.mercenaries > 0 && mercenaries(e.mercenaries)])}.`,
  mission: (e, to) =>
    `${to.name(e.seat)} shows a mission: ${list(to.mission(e.mission))}, ${points(to.missionPoints(e.mission))}.`,
  reward: (e, to) =>
    `As a reward ${to.name(e.seat)} gets ${some([e.florins > 0 && florins(e.florins), e.mercenaries > 0 && mercenaries(e.mercenaries)])}.`,
  'reward-lost': (e, to) => `The reward of ${to.name(e.seat)} is lost: there is nobody to remove.`,
  settled: (e, to) => {
    const counts = e.allies.map((n, seat) => `${to.name(seat)} ${n}`).join(', ');
    return `Allies for ${to.building(e.building)}: ${counts}. ${e.to < 0 ? 'It stays on offer.' : `${to.name(e.to)} has the most.`}`;
  },
  auction: (e, to) => {
    const all = e.bids.map((bid, seat) => `${to.name(seat)} ${bid}`).join(', ');
    return `Bids for ${to.building(e.building)}: ${all}. ${e.to < 0 ? 'It stays on offer.' : `${to.name(e.to)} wins it.`}`;
  },
  taken: (e, to) =>
    `${to.name(e.by)} takes ${to.building(e.building)}${e.manned ? '' : ', without an ally to put on it'}.`,
  profit: (e, to) =>
    `Profit: ${e.profits
      .map(
        ({ seat, total, mercenaries: m }) =>
          `${to.name(seat)} ${florins(total)}${m > 0 ? ` and ${mercenaries(m)}` : ''}`,
      )
      .join(', ')}.`,
  hired: (e, to) => `Hired: ${e.hired.map((n, seat) => `${to.name(seat)} ${mercenaries(n)}`).join(', ')}.`,
  rearming: (e, to) =>
    e.callers.length > 0
      ? `${list(e.callers.map(to.name))} ${e.callers.length === 1 ? 'calls' : 'call'} for another round of hiring.`
      : 'Nobody calls for another round of hiring.',
  'first-passes': (e, to) => `${to.name(e.to)} will be the first player.`,
  end: e =>
    e.why === 'barren'
      ? 'No building was taken for three rounds in a row: the game ends.'
      : 'The fifth building is taken: the game ends.',
  score: (e, to) => `Final score: ${e.scores.map((s, seat) => `${to.name(seat)} ${s.total}`).join(', ')}.`,
  unshown: (e, to) => {
    const kept = e.missions.flatMap((m, seat) => (m.length > 0 ? [`${to.name(seat)} ${m.length}`] : []));
    return kept.length > 0 ? `Missions never shown: ${kept.join(', ')}.` : 'All missions were shown.';
  },
};
