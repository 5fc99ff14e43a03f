import { HEAD, NONE, type VendettaEvent } from '../../rules/index.ts';
import type { Catalogue } from '@tavola/web/text/game.ts';
import { count, joinList, plural } from '@tavola/web/text/language.ts';
import { capitalize as capital, formatSigned, type VendettaSpeaker } from '../speaker.ts';

/**
 * Names that people typed are not declined and have no gender for us: they stand in the nominative with a verb in the
 * present, or after a noun that takes the case for them (rod, pro rod, s rodem).
 */
const points = (n: number): string => count('cs', n, ['bod', 'body', 'bodů']);
const floors = (n: number): string => count('cs', n, ['patro', 'patra', 'pater']);
const left = (n: number): string => `${plural('cs', n, ['zbývá', 'zbývají', 'zbývá'])} ${n}`;
const list = (items: readonly string[]): string => joinList('cs', items);
const quoted = (text: string): string => `„${text}“`;
const rolls = (to: VendettaSpeaker, of: readonly (readonly [number, number])[]): string =>
  of.map(([seat, face]) => `${to.house(seat)} ${face}`).join(', ');
/** V prvním pádě: věž rodu Ardinghi. */
const ofHouse = (to: VendettaSpeaker, seat: number): string => to.house(seat).replace(/^rod/, 'rodu');

export const cs: Catalogue<VendettaEvent, VendettaSpeaker> = {
  begins: (e, to) => `Losem začíná ${to.player(e.seat)}.`,
  continued: e => `Svazek ${e.volume + 1} příběhu města ${e.city}: navazuje na konec svazku ${e.volume}.`,
  epilogue: (e, to) => `Epilog – ${to.house(e.seat)}: ${quoted(e.text)}`,
  city: (e, to) => `Město dostává jméno: ${e.name} (${to.player(e.by)}).`,
  house: ({ seat, house }, to) => {
    const [tower, rose, friend] = house.values;
    return `${to.player(seat)} zakládá ${to.house(seat)} (${to.words.houseKind[house.kind]}); v čele stojí ${to.head(seat)}. Věž ${tower}, Růže ${rose}, Přítel ${friend}.`;
  },
  'location-dice': (e, to) => `O lokace hází ${to.house(e.seat)}: ${list(e.dice.map(String))}.`,
  naming: (e, to) =>
    `Lokaci s hodnotou ${e.value} pojmenovává ${to.house(e.seat)}: ${e.name}. ${quoted(e.text)}`,
  'against-name': (e, to) => `${to.player(e.by)} je proti názvu ${quoted(to.place(e.place))}.`,
  vetoed: (e, to) => {
    if (e.by.length === 0) return `Proti názvu ${quoted(e.name)} není nikdo.`;
    const who = list(e.by.map(to.player));
    return e.falls
      ? `Název ${quoted(e.name)} neprochází, proti: ${who}. Je třeba jiný.`
      : `Název ${quoted(e.name)} platí. Proti: ${who}.`;
  },
  place: ({ is }) =>
    is.value > 0
      ? `Na herním plánu přibývá ${is.name}, hodnota ${is.value}.`
      : `Na herním plánu přibývá ${is.name}, místo bez hodnoty${is.outside ? ' za městem' : ''}.`,
  layouts: (e, to) =>
    `Všichni ukazují, co mají vyloženo. ${e.reserve
      .map((reserve, seat) => {
        const own = e.laid.filter(({ owner }) => owner === seat);
        const said =
          own.length === 0 ? 'nic' : own.map(({ card, power }) => `${card.name} ${power}`).join(', ');
        return `${capital(to.house(seat))}: ${said}; rezerva ${reserve}.`;
      })
      .join(' ')}`,
  order: (e, to) => {
    const again = e.again.map(of => ` Shoda, hází se znovu: ${rolls(to, of)}.`).join('');
    return `Hází se o pořadí: ${rolls(to, e.thrown)}.${again} Pořadí v kole: ${e.order.map(to.house).join(', ')}.`;
  },
  disfavour: (e, to) =>
    `V nemilost prince upadá ${to.house(e.seat)}: padlo ${e.roll} a bylo třeba více než ${e.upTo}.`,
  locked: (e, to) =>
    e.piece === HEAD
      ? `Ve vězení je sama hlava ${ofHouse(to, e.seat)}: ${to.head(e.seat)}.`
      : `Ve vězení je vedlejší postava ${ofHouse(to, e.seat)}: ${to.piece(e.piece)}.`,
  turn: (e, to) => `Na tahu je ${to.house(e.seat)}.`,
  'turn-ended': (e, to) => `Tah ${ofHouse(to, e.seat)} končí${e.scene ? '' : ' bez scény'}.`,
  'round-ended': (e, to) =>
    `Končí ${e.round}. kolo. ${e.floors
      .map((n, seat) =>
        n === 0
          ? `${capital(to.house(seat))}: padl.`
          : `${capital(to.house(seat))}: ${floors(n)}, rezerva ${e.reserve[seat]}, moc ${e.power[seat]}.`,
      )
      .join(' ')}`,
  laid: ({ laid, paid, reserve }, to) => {
    const what = `${laid.card.name} (${to.words.pieceKind[laid.card.kind]}, moc ${laid.power})`;
    return laid.owner === NONE
      ? `Na herním plánu je nově neutrální ${what}. Cena: ${points(paid)}, v rezervě zbývá ${reserve}.`
      : `${capital(to.house(laid.owner))} vykládá: ${what}. Cena: ${points(paid)}, v rezervě zbývá ${reserve}.`;
  },
  strengthened: (e, to) =>
    `${capital(to.house(e.seat))} posiluje: ${e.pieces.map(([piece, n]) => `${to.piece(piece)} +${n}`).join(', ')}. V rezervě zbývá ${e.reserve}.`,
  pulled: (e, to) =>
    `${capital(to.house(e.seat))} bourá ze své věže ${floors(e.floors)}, ${left(e.left)}. V rezervě je ${e.reserve}.`,
  spared: (e, to) => `${capital(to.house(e.seat))} nechává poslední patro stát.`,
  fell: (e, to) =>
    `${capital(to.house(e.seat))} padá.${e.pieces.length === 0 ? '' : ` Odteď neutrální: ${list(e.pieces.map(to.piece))}.`}`,
  called: ({ scene, reserve }, to) => {
    const kind = to.words.attribute[scene.kind];
    const company = [...scene.actors, ...scene.props].map(to.piece);
    const { neutral, pieces, actors, boost } = scene.price;
    const paid = neutral + pieces + actors + boost;
    const where =
      scene.tower === NONE
        ? `${capital(to.house(scene.caller))} vyvolává ${scene.number}. scénu, ${kind}. Místo: ${to.place(scene.place)}. V sázce: ${to.piece(scene.object)} (${scene.defender === NONE ? 'neutrální' : to.house(scene.defender)}).`
        : `${capital(to.house(scene.caller))} napadá věž ${ofHouse(to, scene.tower)}: ${scene.number}. scéna, ${kind}.`;
    return `${where} ${company.length === 0 ? 'Hlava rodu přichází bez doprovodu.' : `S hlavou rodu: ${list(company)}.`}${boost > 0 ? ` Posílení: ${boost}.` : ''} Zaplaceno: ${points(paid)}, v rezervě zbývá ${reserve}.`;
  },
  reacted: ({ seat, reaction, reserve }, to) => {
    const said = [
      ...(reaction.prop === NONE ? [] : [`zapojuje rekvizitu ${to.piece(reaction.prop)}`]),
      ...(reaction.boost > 0 ? [`posiluje hod o ${points(reaction.boost)}`] : []),
    ];
    return `${capital(to.house(seat))} ${list(said)}. V rezervě zbývá ${reserve}.`;
  },
  dice: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    return `Kostky: ${caller} ${e.caller}, ${other} ${e.defender}.`;
  },
  interrupted: (e, to) =>
    `${capital(to.house(e.seat))} přerušuje a bourá ${floors(e.floors)} za stejný počet bodů; ${left(e.left)}.`,
  'rolled-again': (e, to) =>
    `Dohodou se znovu hází kostkou. ${capital(e.seat === NONE ? to.sides(e.scene)[1] : to.house(e.seat))}: ${e.face}.`,
  coin: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    return `Součty jsou stejné. Mince přeje této straně: ${e.favours === 'caller' ? caller : other}.`;
  },
  booked: (e, to) => {
    const [caller, other] = to.sides(e.scene);
    const side = (of: typeof e.sums.caller, total: number): string =>
      `${of.map(entry => `${to.summand(entry, { kind: to.kindOf(e.scene) })} ${formatSigned(entry.n)}`).join(', ')}; celkem ${total}`;
    const done = e.booked.map(entry => ` ${capital(to.booked(entry))}.`).join('');
    return `${capital(caller)}: ${side(e.sums.caller, e.totals[0])}. ${capital(other)}: ${side(e.sums.defender, e.totals[1])}. ${capital(caller)} ${e.won ? 'uspěl' : 'neuspěl'}.${done}`;
  },
  told: (e, to) => {
    const as = to.speaker(e.by, e.as);
    return as === undefined
      ? `${to.player(e.by)} vypráví: ${e.text}`
      : `${as} (${to.player(e.by)}): ${e.text}`;
  },
  voice: (e, to) => `${to.player(e.by)} propůjčuje hlas: ${to.sides(e.scene)[1]}.`,
  hold: (e, to) => `${to.player(e.by)} žádá před koncem ${e.scene}. scény o čas.`,
  'had-my-say': (e, to) => `${to.player(e.by)} už nemá co dodat.`,
  fate: (e, to) =>
    e.text === ''
      ? `Co se dále stalo, zůstává otevřené: ${to.piece(e.piece)}.`
      : `Co se dále stalo – ${to.piece(e.piece)}: ${e.text}`,
  'close-proposed': (e, to) =>
    `${to.player(e.by)} navrhuje uzavřít ${e.scene}. scénu. Uzavře se, nepožádá-li nikdo o čas.`,
  closed: e => `${e.scene}. scéna je uzavřena.`,
  corrected: (e, to) => `${to.player(e.by)} opravuje svá slova v ${e.scene}. scéně.`,
  veiled: (e, to) => `${to.player(e.by)} klade závoj přes slova ${e.scene}. scény.`,
  'strike-proposed': (e, to) => `${to.player(e.by)} navrhuje škrtnout slova ${e.scene}. scény.`,
  'strike-voted': (e, to) => `${to.player(e.by)} je ${e.yes ? 'pro škrtnutí' : 'proti škrtnutí'}.`,
  struck: e => `Slova ${e.scene}. scény jsou škrtnuta.`,
  'strike-failed': e => `Slova ${e.scene}. scény zůstávají.`,
  'reward-proposed': (e, to) =>
    `${to.player(e.by)} navrhuje odměnu za vyprávění: ${to.player(e.to)}, ${points(e.points)}.`,
  'reward-voted': (e, to) => `${to.player(e.by)} je ${e.yes ? 'pro odměnu' : 'proti odměně'}.`,
  rewarded: (e, to) => to.rewarded(e.to, e.points),
  'reward-failed': e => `Odměna za vyprávění ${e.scene}. scény neprochází.`,
  note: (e, to) => `Poznámka (${to.player(e.by)}) – ${to.about(e.about)}: ${e.text}`,
  'note-changed': (e, to) =>
    e.text === ''
      ? `${to.player(e.by)} škrtá poznámku – ${to.noted(e.note)}.`
      : `${to.player(e.by)} mění poznámku – ${to.noted(e.note)}: ${e.text}`,
  proposed: (e, to) => `${to.player(e.by)} navrhuje: ${e.changes.map(to.change).join('; ')}.`,
  voted: (e, to) =>
    `${to.player(e.by)} ${e.yes ? 'souhlasí s návrhem' : 'odmítá návrh'} č. ${e.proposal + 1}.`,
  agreed: e => `S návrhem č. ${e.proposal + 1} souhlasí všichni.`,
  rejected: e => `Návrh č. ${e.proposal + 1} padá.`,
  amended: (e, to) => `Dohoda všech: ${e.changes.map(to.change).join('; ')}.`,
  lapsed: e => `Návrh č. ${e.proposal + 1} propadá, už není možný.`,
  paused: (e, to) => `${to.player(e.by)} zastavuje příběh.`,
  ready: (e, to) => `${to.player(e.by)} chce pokračovat.`,
  resumed: () => 'Příběh pokračuje.',
  over: (e, to) => {
    const winners = e.result.ranks.flatMap((rank, seat) => (rank === 1 ? [to.house(seat)] : []));
    const all = e.result.points.map((n, seat) => `${to.house(seat)} ${n}`).join(', ');
    const end =
      winners.length === 0
        ? 'Nevyhrává nikdo.'
        : winners.length === 1
          ? `Vyhrává ${winners[0]}.`
          : `O vítězství se dělí ${list(winners)}.`;
    return `Konec. Moc a rezerva dohromady: ${all}. ${end}`;
  },
};
