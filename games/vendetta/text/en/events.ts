import { HEAD, NONE, type VendettaEvent } from '../../rules/index.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, joinList } from '@tavola/web/text/language.ts';
import { capitalize as capital, formatSigned, type VendettaSpeaker } from '../speaker.ts';

const points = (n: number): string => count('en', n, ['point', 'points']);
const floors = (n: number): string => count('en', n, ['floor', 'floors']);
const left = (n: number): string => (n === 1 ? '1 is left' : n === 0 ? 'none is left' : `${n} are left`);
const list = (items: readonly string[]): string => joinList('en', items);
const quoted = (text: string): string => `“${text}”`;
const rolls = (to: VendettaSpeaker, of: readonly (readonly [number, number])[]): string =>
  of.map(([seat, face]) => `${to.house(seat)} ${face}`).join(', ');

export const en: Catalogue<VendettaEvent, VendettaSpeaker> = {
  begins: (e, to) => `${to.player(e.seat)} is drawn to begin.`,
  continued: e =>
    `Volume ${e.volume + 1} of the story of ${e.city}: it goes on from the end of volume ${e.volume}.`,
  epilogue: (e, to) => `Epilogue of ${to.house(e.seat)}: ${quoted(e.text)}`,
  city: (e, to) => `${to.player(e.by)} names the city: ${e.name}.`,
  house: ({ seat, house }, to) => {
    const [tower, rose, friend] = house.values;
    return `${to.player(seat)} makes ${to.house(seat)} (${to.words.houseKind[house.kind]}); its head is ${to.head(seat)}. Tower ${tower}, Rose ${rose}, Friend ${friend}.`;
  },
  'location-dice': (e, to) => `${to.house(e.seat)} rolls for locations: ${list(e.dice.map(String))}.`,
  naming: (e, to) => `${to.house(e.seat)} names the location worth ${e.value}: ${e.name}. ${quoted(e.text)}`,
  'against-name': (e, to) => `${to.player(e.by)} is against the name ${quoted(to.place(e.place))}.`,
  vetoed: (e, to) => {
    if (e.by.length === 0) return `Nobody is against the name ${quoted(e.name)}.`;
    const who = list(e.by.map(to.player));
    return e.falls
      ? `Vetoed by ${who}: ${quoted(e.name)} falls and another name is needed.`
      : `The name ${quoted(e.name)} stands, though ${who} would have vetoed it.`;
  },
  place: ({ is }) =>
    is.value > 0
      ? `On the plan: ${is.name}, worth ${is.value}.`
      : `On the plan: ${is.name}, a place without a value${is.outside ? ', outside the city' : ''}.`,
  layouts: (e, to) =>
    `All show what they have laid out. ${e.reserve
      .map((reserve, seat) => {
        const own = e.laid.filter(({ owner }) => owner === seat);
        const said =
          own.length === 0 ? 'nothing' : own.map(({ card, power }) => `${card.name} ${power}`).join(', ');
        return `${to.house(seat)}: ${said}; reserve ${reserve}.`;
      })
      .join(' ')}`,
  order: (e, to) => {
    const again = e.again.map(of => ` Equal, so again: ${rolls(to, of)}.`).join('');
    return `The houses roll: ${rolls(to, e.thrown)}.${again} Order of the round: ${e.order.map(to.house).join(', ')}.`;
  },
  disfavour: (e, to) =>
    `${to.house(e.seat)} falls into the prince’s disfavour: rolled ${e.roll}, and would have had to roll more than ${e.upTo}.`,
  locked: (e, to) =>
    e.piece === HEAD
      ? `Locked up is ${to.head(e.seat)}, the head of ${to.house(e.seat)}.`
      : `${to.house(e.seat)} has to see locked up: ${to.piece(e.piece)}.`,
  turn: (e, to) => `It is the turn of ${to.house(e.seat)}.`,
  'turn-ended': (e, to) => `${to.house(e.seat)} ends its turn${e.scene ? '' : ' without a scene'}.`,
  'round-ended': (e, to) =>
    `Round ${e.round} ends. ${e.floors
      .map((n, seat) =>
        n === 0
          ? `${to.house(seat)}: fallen.`
          : `${to.house(seat)}: ${floors(n)}, reserve ${e.reserve[seat]}, power ${e.power[seat]}.`,
      )
      .join(' ')}`,
  laid: ({ laid, paid, reserve }, to) => {
    const what = `${laid.card.name} (${to.words.pieceKind[laid.card.kind]}, power ${laid.power})`;
    return laid.owner === NONE
      ? `New in the city, of no house: ${what}. It costs ${points(paid)}, reserve now ${reserve}.`
      : `${to.house(laid.owner)} lays out ${what} for ${points(paid)}, reserve now ${reserve}.`;
  },
  strengthened: (e, to) =>
    `${to.house(e.seat)} strengthens ${e.pieces.map(([piece, n]) => `${to.piece(piece)} +${n}`).join(', ')}. Reserve now ${e.reserve}.`,
  pulled: (e, to) =>
    `${to.house(e.seat)} pulls down ${floors(e.floors)} of its tower; ${left(e.left)}. Reserve now ${e.reserve}.`,
  spared: (e, to) => `${to.house(e.seat)} lets its last floor stand.`,
  fell: (e, to) =>
    `${to.house(e.seat)} falls.${e.pieces.length === 0 ? '' : ` Neutral from now on: ${list(e.pieces.map(to.piece))}.`}`,
  called: ({ scene, reserve }, to) => {
    const kind = to.words.attribute[scene.kind];
    const company = [...scene.actors, ...scene.props].map(to.piece);
    const { neutral, pieces, actors, boost } = scene.price;
    const paid = neutral + pieces + actors + boost;
    const where =
      scene.tower === NONE
        ? `${to.house(scene.caller)} calls scene ${scene.number}, ${kind}. Place: ${to.place(scene.place)}. At stake: ${to.piece(scene.object)} (${scene.defender === NONE ? 'neutral' : to.house(scene.defender)}).`
        : `${to.house(scene.caller)} storms the tower of ${to.house(scene.tower)}: scene ${scene.number}, ${kind}.`;
    return `${where} ${company.length === 0 ? 'The head of the house comes alone.' : `With the head of the house: ${list(company)}.`}${boost > 0 ? ` Boost: ${boost}.` : ''} Paid: ${points(paid)}, reserve now ${reserve}.`;
  },
  reacted: ({ seat, reaction, reserve }, to) => {
    const said = [
      ...(reaction.prop === NONE ? [] : [`brings in ${to.piece(reaction.prop)}`]),
      ...(reaction.boost > 0 ? [`boosts by ${reaction.boost}`] : []),
    ];
    return `${to.house(seat)} ${list(said)}. Reserve now ${reserve}.`;
  },
  dice: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    return `The dice: ${caller} ${e.caller}, ${other} ${e.defender}.`;
  },
  interrupted: (e, to) =>
    `${to.house(e.seat)} interrupts and pulls down ${floors(e.floors)} for as many points; ${left(e.left)}.`,
  'rolled-again': (e, to) =>
    `By agreement a die is rolled again, for ${e.seat === NONE ? to.sides(e.scene)[1] : to.house(e.seat)}: ${e.face}.`,
  coin: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    return `The totals are equal. The coin favours ${e.favours === 'caller' ? caller : other}.`;
  },
  booked: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    const side = (of: typeof e.sums.caller, total: number): string =>
      `${of.map(entry => `${to.summand(entry, { kind: to.kindOf(e.scene) })} ${formatSigned(entry.n)}`).join(', ')}; total ${total}`;
    const done = e.booked.map(entry => ` ${capital(to.booked(entry))}.`).join('');
    return `${caller}: ${side(e.sums.caller, e.totals[0])}. ${capital(other)}: ${side(e.sums.defender, e.totals[1])}. ${caller} ${e.won ? 'prevails' : 'fails'}.${done}`;
  },
  told: (e, to) => {
    const as = to.speaker(e.by, e.as);
    return as === undefined ? `${to.player(e.by)} tells: ${e.text}` : `${as} (${to.player(e.by)}): ${e.text}`;
  },
  voice: (e, to) => `${to.player(e.by)} lends a voice to ${to.sides(e.scene)[1]}.`,
  hold: (e, to) => `${to.player(e.by)} asks for more time before scene ${e.scene} is closed.`,
  'had-my-say': (e, to) => `${to.player(e.by)} has nothing more to add.`,
  fate: (e, to) =>
    e.text === ''
      ? `What became of ${to.piece(e.piece)} is left open.`
      : `What became of ${to.piece(e.piece)}: ${e.text}`,
  'close-proposed': (e, to) =>
    `${to.player(e.by)} proposes to close scene ${e.scene}. It closes unless somebody asks for more time.`,
  closed: e => `Scene ${e.scene} is closed.`,
  corrected: (e, to) => `${to.player(e.by)} corrects what was told in scene ${e.scene}.`,
  veiled: (e, to) => `${to.player(e.by)} puts a veil over words of scene ${e.scene}.`,
  'strike-proposed': (e, to) => `${to.player(e.by)} proposes to strike words of scene ${e.scene}.`,
  'strike-voted': (e, to) => `${to.player(e.by)} is ${e.yes ? 'for' : 'against'} striking them.`,
  struck: e => `Words of scene ${e.scene} are struck.`,
  'strike-failed': e => `The words of scene ${e.scene} stay.`,
  'reward-proposed': (e, to) =>
    `${to.player(e.by)} proposes a reward for the telling: ${points(e.points)} to ${to.player(e.to)}.`,
  'reward-voted': (e, to) => `${to.player(e.by)} is ${e.yes ? 'for' : 'against'} the reward.`,
  rewarded: (e, to) => to.rewarded(e.to, e.points),
  'reward-failed': e => `The reward for telling scene ${e.scene} does not pass.`,
  note: (e, to) => `${to.player(e.by)} notes on ${to.about(e.about)}: ${e.text}`,
  'note-changed': (e, to) =>
    e.text === ''
      ? `${to.player(e.by)} strikes out a note on ${to.noted(e.note)}.`
      : `${to.player(e.by)} rewrites a note on ${to.noted(e.note)}: ${e.text}`,
  proposed: (e, to) => `${to.player(e.by)} proposes: ${e.changes.map(to.change).join('; ')}.`,
  voted: (e, to) => `${to.player(e.by)} ${e.yes ? 'agrees to' : 'refuses'} proposal ${e.proposal + 1}.`,
  agreed: e => `All have agreed to proposal ${e.proposal + 1}.`,
  rejected: e => `Proposal ${e.proposal + 1} is off.`,
  amended: (e, to) => `By agreement of all: ${e.changes.map(to.change).join('; ')}.`,
  lapsed: e => `Proposal ${e.proposal + 1} lapses: it is no longer possible.`,
  paused: (e, to) => `${to.player(e.by)} pauses the story.`,
  ready: (e, to) => `${to.player(e.by)} is ready to go on.`,
  resumed: () => 'The story goes on.',
  over: (e, to) => {
    const winners = e.result.ranks.flatMap((rank, seat) => (rank === 1 ? [to.house(seat)] : []));
    const all = e.result.points.map((n, seat) => `${to.house(seat)} ${n}`).join(', ');
    const end =
      winners.length === 0
        ? 'Nobody wins.'
        : `${list(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}.`;
    return `The end. Power and reserve: ${all}. ${end}`;
  },
};
