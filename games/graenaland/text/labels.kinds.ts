/** What the parts of a choice are called, and the choices that have words of their own instead of a number. */
export const NOUNS = [
  'agreement',
  'territory',
  'victory-card',
  'order',
  'hero',
  'direction',
  'pass',
  'proposal',
  'card',
  'vote',
  'no-declaration',
  'builds',
  'end',
  'supply',
  'joint',
  'favour',
  'build',
  'undo',
  'payment',
  'markets',
  'gift',
  'move',
  'give-up',
  'own',
  'offered',
  'decline',
  'victory',
  'offer',
  'seat',
  'promise',
  'promise-vote',
  'promise-cards',
  'promise-away',
  'promise-work',
  'promise-words',
  'round',
  'condition',
  'cards',
  'words',
  'judge',
  'verdict',
] as const;
export type GraenalandNoun = (typeof NOUNS)[number];
export const OPTIONS = [
  'first',
  'start',
  'island',
  'tiles',
  'goals',
  'fiveAlt',
  'rounds',
  'promises',
  'components',
] as const;
export type GraenalandOption = (typeof OPTIONS)[number];

export interface GraenalandLabels {
  readonly yes: string;
  readonly no: string;
  readonly stay: string;
  readonly comes: string;
  readonly declare: string;
  readonly later: string;
  readonly always: string;
  readonly ifAgreed: string;
  readonly kept: string;
  readonly broken: string;
  /** `{territory}` */
  readonly proposeFor: string;
  readonly steps: string;
  readonly easier: string;
  readonly harder: string;
  readonly nobody: string;
  readonly nothing: string;
  readonly round: string;
  readonly closing: string;
  readonly whispers: {
    readonly drew: string;
    readonly gave: string;
    readonly given: string;
    readonly dealt: string;
  };
  /** What the main player must or may still do: parts of the hint to the building question. */
  readonly deeds: { readonly supply: string; readonly supplied: string; readonly closing: string };
  readonly nouns: { readonly [N in GraenalandNoun]: string };
  readonly options: {
    readonly [O in GraenalandOption]: {
      readonly title: string;
      readonly values: { readonly [v: string]: string };
    };
  };
}
