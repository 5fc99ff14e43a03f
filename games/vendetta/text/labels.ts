import type { CHANGES, Ending } from '../rules/index.ts';

/** Every word by which choices call their parts; the widgets head each with a noun. */
export const NOUNS = [
  'city',
  'house',
  'house-kind',
  'head',
  'title',
  'values',
  'background',
  'aim',
  'conflict',
  'location',
  'name',
  'text',
  'veto',
  'pieces',
  'piece-kind',
  'power',
  'locked',
  'arrest',
  'turn',
  'end',
  'lay-out',
  'strengthen',
  'pull-down',
  'scene',
  'scene-elsewhere',
  'scene-neutral',
  'scene-elsewhere-neutral',
  'storm',
  'place',
  'place-name',
  'place-text',
  'outside',
  'object',
  'neutral-kind',
  'neutral-power',
  'neutral-name',
  'neutral-text',
  'scene-kind',
  'actors',
  'props',
  'boost',
  'tower',
  'last-floor',
  'reaction',
  'no-prop',
  'own-prop',
  'new-prop',
  'prop',
  'floors',
  'close',
  'done',
  'fate',
  'contribution',
  'as',
  'voice',
  'hold',
  'reward',
  'seat',
  'points',
  'vote',
  'changes',
  'change',
  'piece',
  'value',
  'note',
  'ending',
  'proposal',
  'about',
  'pause',
  'resume',
] as const;
export type VendettaNoun = (typeof NOUNS)[number];

export interface VendettaLabels {
  readonly nouns: { readonly [W in VendettaNoun]: string };
  readonly round: string;
  readonly nobody: string;
  readonly nothing: string;
  readonly narrator: string;
  readonly bystander: string;
  readonly servants: string;
  readonly headOf: string;
  readonly inside: string;
  readonly outside: string;
  readonly neutral: string;
  readonly out: string;
  readonly away: string;
  readonly yes: { readonly [W in 'veto' | 'last-floor' | 'vote']: readonly [no: string, yes: string] };
  readonly changes: { readonly [C in (typeof CHANGES)[number]]: string };
  readonly endings: { readonly [E in Ending]: string };
  readonly kinds: readonly [tower: string, rose: string, friend: string];
  readonly options: {
    readonly [O in 'end' | 'rounds' | 'tower']: {
      readonly title: string;
      readonly values: { readonly [value: string]: string };
    };
  };
  readonly sources: { readonly [S in 'power' | 'reserve']: string };
}
