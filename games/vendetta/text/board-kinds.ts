/** What Vendetta's table says beside the log's sentences and the words of choices. */
export interface TableText {
  // The plan and the panels.
  readonly plan: string;
  readonly unnamed: string;
  readonly towers: string;
  readonly neutrals: string;
  readonly reserve: string;
  readonly power: string;
  readonly floors: (n: number) => string;
  readonly fallen: string;
  readonly disfavour: string;
  readonly locked: string;
  readonly lockedHead: string;
  readonly away: (place: string) => string;
  readonly awaited: (names: string) => string;
  readonly nobodyAwaited: string;
  readonly votersAwaited: (names: string) => string;

  // Making things.
  readonly suggestAll: string;
  readonly more: string;
  readonly values: string;
  readonly valuesHint: string;
  readonly letters: (n: number, most: number) => string;
  readonly mayStayEmpty: string;
  readonly character: string;
  readonly prop: string;
  readonly removePiece: (name: string) => string;
  readonly pointsLeft: (n: number) => string;
  readonly pointsOver: (n: number) => string;
  readonly ready: string;

  // The turn and the stage.
  readonly whatNow: string;
  readonly callScene: string;
  readonly callSceneHint: string;
  readonly layOut: string;
  readonly layOutHint: string;
  readonly strengthen: string;
  readonly strengthenHint: string;
  readonly pullDown: string;
  readonly pullDownHint: (left: number) => string;
  readonly endTurn: string;
  readonly endTurnHint: (called: boolean) => string;
  readonly anotherThing: string;
  readonly stepKind: string;
  readonly stepPlace: string;
  readonly stepObject: string;
  readonly stepWith: string;
  readonly stepNew: string;
  readonly stepBoost: string;
  readonly newPlace: string;
  readonly newNeutral: string;
  readonly storm: (house: string) => string;
  readonly kindHint: readonly [string, string, string];
  readonly alone: string;
  readonly call: string;
  readonly price: (points: number, left: number) => string;
  readonly unknown: string;
  readonly chances: string;
  readonly beforeReaction: string;
  readonly afterReaction: (n: number) => string;
  readonly theyAdd: string;
  readonly win: string;
  readonly tie: string;
  readonly loss: string;
  readonly percent: (share: number) => string;
  readonly outOf: (n: number, all: number) => string;
  readonly beforeYou: string;
  readonly withReaction: string;
  readonly react: string;
  readonly lettingStand: string;
  readonly stakes: string;
  readonly ifYou: (floors: number) => string;
  readonly scene: (n: number, kind: string) => string;
  readonly sides: string;
  readonly total: string;
  readonly coinFalls: string;

  // Telling.
  readonly telling: string;
  readonly nothingToldYet: string;
  readonly writeHere: string;
  readonly asWhom: string;
  readonly writes: (names: string, n: number) => string;
  readonly yourWords: string;
  readonly send: string;
  readonly sendKeys: string;
  readonly kept: string;
  readonly close: string;
  readonly closeHint: string;
  readonly untold: string;
  readonly stillWriting: (names: string) => string;
  readonly tellAndClose: string;
  readonly closeAnyway: string;
  readonly closeAndKeep: string;
  readonly tellAndDone: string;
  readonly doneAndKeep: string;
  readonly goOnTelling: string;
  readonly leftOver: (scene: number) => string;
  readonly tellHere: string;
  readonly toNote: string;
  readonly copyWords: string;
  readonly throwAway: string;
  readonly holding: (names: string) => string;
  readonly voicedBy: (piece: string, name: string) => string;
  readonly rewardFor: string;
  readonly rewardOpen: (name: string, points: string) => string;
  readonly inFavour: string;
  readonly against: string;
  readonly rewarded: (name: string, points: string) => string;
  readonly facts: string;

  // Agreement, notes, pause.
  readonly agreement: string;
  readonly agreementHint: string;
  readonly propose: string;
  readonly addChange: string;
  readonly spelledOut: string;
  readonly proposal: (n: number, name: string) => string;
  readonly agreedBy: (names: string) => string;
  readonly waitsFor: (names: string) => string;
  readonly takesEffectSoon: string;
  readonly agree: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly addNote: string;
  readonly noteAbout: string;
  readonly saveNote: string;
  readonly changeNote: string;
  readonly strikeOut: string;
  readonly pause: string;
  readonly pauseKey: string;
  readonly paused: string;
  readonly pausedHint: string;
  readonly readyToGoOn: string;
  readonly readyAlready: (names: string) => string;

  // The chronicle.
  readonly chronicle: string;
  readonly readFromStart: string;
  readonly asHtml: string;
  readonly asMarkdown: string;
  readonly print: string;
  readonly notBegun: string;
  readonly course: string;
}
