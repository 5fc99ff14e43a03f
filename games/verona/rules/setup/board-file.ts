/** V-S02 The districts, each with the first letter of its streets' names. */
export const DISTRICTS = { east: 'C', west: 'P', north: 'S', south: 'R', centre: 'M' } as const;
export type District = keyof typeof DISTRICTS;
/** V-S03 */
export const AUTHORITIES = ['church', 'guilds', 'prince', 'none'] as const;
export type Authority = (typeof AUTHORITIES)[number];
/** V-C52 */
export const REWARDS = ['florins', 'mercenaries', 'steps', 'remove', 'add', 'none'] as const;
export type Reward = (typeof REWARDS)[number];
/** V-S04 How two streets join. */
export const JOINS = ['border', 'bridge', 'gate'] as const;
export type Join = (typeof JOINS)[number];

export interface RawStreet {
  readonly id: string;
  readonly name: string;
  readonly kind: 'street' | 'square';
  readonly district: District;
  readonly authority: Authority;
  readonly x: number;
  readonly y: number;
}

/** A board file: owners of the box can enter the printed board. */
export interface BoardFile {
  readonly name: string;
  readonly streets: readonly RawStreet[];
  readonly neighbours: readonly { readonly a: string; readonly b: string; readonly by: Join }[];
  readonly missions: readonly {
    readonly id: string;
    readonly streets: readonly string[];
    readonly reward: Reward;
    readonly points: number;
  }[];
}
