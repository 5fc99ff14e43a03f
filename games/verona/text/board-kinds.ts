import type { BUILDINGS } from '../rules/index.ts';

/** What Verona's board says beyond log, questions and refusals. */
export interface VeronaBoardText {
  readonly plan: string;
  readonly keys: string;
  readonly planKeys: string;
  yourAllies(n: number): string;
  alliesOf(n: number, house: string): string;
  readonly nobody: string;
  tokenOf(house: string): string;
  yourToken(action: string): string;
  readonly resolved: string;
  frightened(n: number): string;

  readonly buildings: string;
  readonly onOffer: string;
  readonly next: string;
  ownedBy(name: string): string;
  points(n: number): string;
  claims(where: string): string;
  readonly byAuction: string;
  readonly benefits: { readonly [B in (typeof BUILDINGS)[number]['id']]: string };

  readonly players: string;
  readonly firstPlayer: string;
  house(name: string): string;
  florins(n: number): string;
  mercenaries(n: number): string;
  supply(n: number): string;
  unshown(n: number): string;
  readonly shownMissions: string;
  readonly onlyYou: string;
  readonly yourMissions: string;
  readonly done: string;
  alliesMissing(streets: string): string;
  rivalsIn(streets: string): string;
  rivalsInOf(n: number, streets: string): string;

  readonly tokens: string;
  left(n: number): string;
  usedUp(action: string): string;
  readonly emptyPlan: string;
  readonly ready: string;
  readonly amount: string;
  readonly less: string;
  readonly more: string;
  readonly nothing: string;
  readonly unset: string;
  readonly everything: string;
  strength(n: number): string;
  strengthWithDice(n: number): string;
  costs(n: number, left: number): string;
  toPlace(n: number): string;
  readonly showNothing: string;
  readonly noStep: string;
  readonly pickAlly: string;
  readonly pickTarget: string;
  readonly nobodyPicked: string;
  readonly yes: string;
  readonly no: string;
  readonly yourCard: string;
  readonly yourGuess: string;
  readonly you: string;

  /** What happens, before it is shown what comes of it. */
  readonly leads: {
    street(name: string, street: string): string;
    readonly cards: string;
    readonly bids: string;
    readonly strength: string;
    defence(name: string, strength: number): string;
    undefended(name: string, strength: number): string;
    settled(building: string): string;
    auction(building: string): string;
  };
  against(n: number): string;
  readonly dice: string;
  readonly rolling: string;
  rolledAgain(faces: string): string;
}
