import type { Ending, HouseKind, PieceKind, SceneKind } from '../rules/index.ts';
import type { Line } from './inline.ts';

/** Numbers of a house that are drawn over the acts, as a story names them. */
export type Charted = 'towers' | 'reserves' | 'powers';

/** Everything that a chronicle says by itself. A language that lacks a sentence does not compile. */
export interface Words {
  readonly lang: string;

  // The title page and the headings.
  readonly vendetta: string;
  readonly drama: (acts: number) => string;
  readonly unfinished: string;
  readonly playedBy: (players: Line) => Line;
  readonly and: string;
  readonly personae: string;
  readonly ofNobody: string;
  readonly city: string;
  readonly act: (number: string) => string;
  readonly scene: (number: number, kind: SceneKind) => string;
  readonly epilogue: string;
  /** What is charted over the acts. */
  readonly course: { readonly [C in Charted]: string };
  readonly dice: string;

  // Names of things.
  readonly house: (name: Line) => Line;
  readonly houseKind: { readonly [K in HouseKind]: string };
  readonly pieceKind: { readonly [K in PieceKind]: string };
  readonly attribute: { readonly [K in SceneKind]: string };
  readonly head: (title: Line, name: Line) => Line;
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
  readonly victor: string;
  readonly shares: string;
  readonly stands: (floors: number) => string;
  readonly fellIn: (act: string) => string;
  readonly nowOf: (house: Line) => Line;
  readonly nowNobodys: string;
  readonly outIn: (scene: number) => string;
  readonly outByAgreement: string;

  // An act.
  readonly rolled: (rolls: Line) => Line;
  readonly order: (houses: Line) => Line;
  readonly disfavour: (house: Line) => Line;
  readonly lockedUp: (who: Line) => Line;
  readonly laid: (house: Line, piece: Line, kind: PieceKind, power: number) => Line;
  readonly strengthened: (house: Line, pieces: Line) => Line;
  readonly pulled: (house: Line, floors: number, left: number) => Line;
  readonly fell: (house: Line) => Line;
  readonly noScene: (house: Line) => Line;
  readonly noted: (house: Line, about: Line, text: Line) => Line;
  readonly agreed: (house: Line) => Line;
  readonly change: {
    readonly move: (piece: Line, house: Line | undefined) => Line;
    readonly power: (piece: Line, power: number) => Line;
    readonly reserve: (house: Line, points: number) => Line;
    readonly floors: (house: Line, floors: number) => Line;
    readonly return: (piece: Line, house: Line | undefined, power: number) => Line;
    readonly remove: (piece: Line) => Line;
    readonly note: (about: Line, text: Line | undefined) => Line;
    readonly ending: (end: Ending, rounds: number) => string;
  };

  // A scene.
  readonly towerOf: (house: Line) => Line;
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
  readonly servants: (house: Line) => Line;
  readonly won: (house: Line, totals: readonly [number, number], coin: boolean) => Line;
  readonly lost: (house: Line, totals: readonly [number, number], coin: boolean) => Line;
  readonly booked: {
    readonly out: (piece: Line) => Line;
    readonly joined: (piece: Line, house: Line) => Line;
    readonly stayed: (piece: Line) => Line;
    readonly weakened: (piece: Line, from: number, to: number) => Line;
    readonly gained: (house: Line, points: number, from: 'object' | 'place') => Line;
    readonly paid: (house: Line, points: number, due: number, to: 'object' | 'place') => Line;
    readonly floors: (house: Line, floors: number, left: number) => Line;
    readonly fell: (house: Line) => Line;
  };
  readonly rewarded: (house: Line, points: number) => Line;

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
    readonly coin: (scene: number) => string;
  };
  readonly beginning: string;
  readonly favours: { readonly caller: string; readonly defender: string };
  readonly colophon: string;
}
