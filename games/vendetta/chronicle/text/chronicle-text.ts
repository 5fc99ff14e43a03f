import type { Ending, HouseKind, PieceKind, SceneKind } from '../../rules/index.ts';
import type { InlineText } from './inline.ts';

/** The numbers of a house that have a chart over the acts. */
export type Charted = 'towers' | 'reserves' | 'powers';

/** A language with a missing sentence does not compile. */
export interface ChronicleText {
  readonly lang: string;

  // The title page and the headings.
  readonly vendetta: string;
  readonly drama: (acts: number) => string;
  readonly unfinished: string;
  /** N-E05 The number of a volume, and what it goes on from. */
  readonly volume: (number: string) => string;
  readonly continues: (before: string, city: InlineText) => InlineText;
  readonly playedBy: (players: InlineText) => InlineText;
  readonly and: string;
  readonly personae: string;
  readonly ofNobody: string;
  readonly city: string;
  readonly act: (number: string) => string;
  readonly scene: (number: number, kind: SceneKind) => string;
  readonly epilogue: string;
  readonly contents: string;
  readonly relations: string;
  /** The titles of the charts. */
  readonly course: { readonly [C in Charted]: string };
  readonly dice: string;

  // Names of things.
  readonly house: (name: InlineText) => InlineText;
  readonly houseKind: { readonly [K in HouseKind]: string };
  readonly pieceKind: { readonly [K in PieceKind]: string };
  readonly attribute: { readonly [K in SceneKind]: string };
  readonly head: (title: InlineText, name: InlineText) => InlineText;
  readonly power: (n: number) => string;
  readonly value: (n: number) => string;
  readonly points: (n: number) => string;
  readonly floors: (n: number) => string;
  readonly outside: string;
  readonly noValue: string;

  // Houses and people.
  readonly player: string;
  readonly values: string;
  readonly background: string;
  readonly aim: string;
  readonly conflict: string;
  readonly note: string;
  readonly victor: string;
  readonly shares: string;
  readonly stands: (floors: number) => string;
  readonly fellIn: (act: string) => string;
  readonly nowOf: (house: InlineText) => InlineText;
  readonly nowNobodys: string;
  readonly outIn: (scene: number) => string;
  readonly outByAgreement: string;

  // An act.
  readonly rolled: (rolls: InlineText) => InlineText;
  readonly order: (houses: InlineText) => InlineText;
  readonly disfavour: (house: InlineText) => InlineText;
  readonly lockedUp: (who: InlineText, place: InlineText | undefined) => InlineText;
  readonly laid: (house: InlineText, piece: InlineText, kind: PieceKind, power: number) => InlineText;
  readonly strengthened: (house: InlineText, pieces: InlineText) => InlineText;
  readonly pulled: (house: InlineText, floors: number, left: number) => InlineText;
  readonly fell: (house: InlineText) => InlineText;
  readonly noScene: (house: InlineText) => InlineText;
  readonly noted: (house: InlineText, about: InlineText, text: InlineText) => InlineText;
  readonly agreed: (house: InlineText) => InlineText;
  readonly change: {
    readonly move: (piece: InlineText, house: InlineText | undefined) => InlineText;
    readonly power: (piece: InlineText, power: number) => InlineText;
    readonly reserve: (house: InlineText, points: number) => InlineText;
    readonly floors: (house: InlineText, floors: number) => InlineText;
    readonly return: (piece: InlineText, house: InlineText | undefined, power: number) => InlineText;
    readonly remove: (piece: InlineText) => InlineText;
    readonly note: (about: InlineText, text: InlineText | undefined) => InlineText;
    readonly ending: (end: Ending, rounds: number) => string;
    readonly named: (was: InlineText, name: InlineText) => InlineText;
    /** Without words the description is gone. */
    readonly described: (what: InlineText, text: InlineText | undefined) => InlineText;
    readonly value: (place: InlineText, value: number) => InlineText;
    readonly layOut: (
      piece: InlineText,
      kind: PieceKind,
      power: number,
      house: InlineText | undefined,
    ) => InlineText;
    readonly attribute: (house: InlineText, kind: SceneKind, value: number) => InlineText;
    /** Without a house nobody is in disfavour any more. */
    readonly disfavour: (house: InlineText | undefined) => InlineText;
    readonly lockUp: (piece: InlineText) => InlineText;
    readonly lockUpHead: (place: InlineText) => InlineText;
    readonly free: string;
    /** Without a place the piece is back in the city. */
    readonly absence: (piece: InlineText, place: InlineText | undefined) => InlineText;
    readonly die: (house: InlineText | undefined) => InlineText;
    readonly turncoat: (piece: InlineText, house: InlineText) => InlineText;
    readonly tone: (text: InlineText | undefined) => InlineText;
    readonly lines: (text: InlineText | undefined) => InlineText;
    readonly veils: (text: InlineText | undefined) => InlineText;
    readonly frameShown: (shown: boolean) => string;
  };

  // Words that are not for all, and what the table has agreed on before it tells.
  readonly veiled: string;
  readonly struck: string;
  readonly frame: string;
  readonly tone: string;
  readonly lines: string;
  readonly veils: string;

  // A scene.
  readonly towerOf: (house: InlineText) => InlineText;
  readonly caller: string;
  readonly against: string;
  readonly object: string;
  readonly withCaller: string;
  readonly alone: string;
  readonly reaction: string;
  readonly voice: string;
  readonly madeForThis: string;
  readonly summand: {
    readonly attribute: (kind: SceneKind) => string;
    readonly boost: string;
    readonly disfavour: string;
    readonly die: string;
    readonly floors: (n: number) => string;
  };
  readonly total: string;
  readonly bystander: string;
  readonly servants: (house: InlineText) => InlineText;
  readonly won: (house: InlineText, totals: readonly [number, number], coin: boolean) => InlineText;
  readonly lost: (house: InlineText, totals: readonly [number, number], coin: boolean) => InlineText;
  readonly booked: {
    readonly out: (piece: InlineText) => InlineText;
    readonly joined: (piece: InlineText, house: InlineText) => InlineText;
    readonly stayed: (piece: InlineText) => InlineText;
    readonly weakened: (piece: InlineText, from: number, to: number) => InlineText;
    readonly gained: (house: InlineText, points: number, from: 'object' | 'place') => InlineText;
    readonly paid: (house: InlineText, points: number, due: number, to: 'object' | 'place') => InlineText;
    readonly floors: (house: InlineText, floors: number, left: number) => InlineText;
    readonly fell: (house: InlineText) => InlineText;
  };
  readonly rewarded: (house: InlineText, points: number) => InlineText;

  // The relationship map.
  readonly bond: (from: InlineText, to: InlineText, how: string, scenes: number, won: number) => InlineText;
  readonly how: { readonly [K in SceneKind]: string };
  readonly storming: string;
  readonly holds: (holder: InlineText, piece: InlineText, first: InlineText | undefined) => InlineText;
  readonly ruined: (by: InlineText, piece: InlineText) => InlineText;
  readonly love: (from: InlineText, piece: InlineText, isReturned: boolean) => InlineText;
  readonly holding: string;
  readonly relationsCaption: string;
  readonly noRelations: string;

  // The end.
  readonly ending: { readonly [E in Ending]: string };
  readonly nobodyWins: string;
  readonly column: {
    readonly house: string;
    readonly rank: string;
    readonly points: string;
    readonly floors: string;
    readonly act: string;
    readonly throw: string;
    readonly dice: string;
  };
  readonly chart: { readonly [C in Charted]: string };
  readonly plan: string;
  readonly throw: {
    readonly begins: string;
    readonly locations: string;
    readonly order: string;
    readonly again: string;
    readonly scene: (scene: number) => string;
    readonly 'rolled-again': (scene: number) => string;
    readonly coin: (scene: number) => string;
  };
  readonly beginning: string;
  readonly favours: { readonly caller: string; readonly defender: string };
  readonly colophon: string;
}
