import { DIE_SIDES, MERCENARY_STRENGTH } from '../../rules/index.ts';

/** The largest sum in the tables, and the most dice. */
const MOST = 80;
const MAX_DICE = 8;

const oneDie = (): number[] => {
  const chance = Array.from({ length: MOST + 1 }, () => 0);
  for (let eights = 0, p = 1 / DIE_SIDES; eights * DIE_SIDES <= MOST; eights++, p /= DIE_SIDES)
    for (let face = 1; face < DIE_SIDES && eights * DIE_SIDES + face <= MOST; face++)
      chance[eights * DIE_SIDES + face] = p;
  return chance;
};

const sumWith = (some: readonly number[], die: readonly number[]): number[] => {
  const sums = Array.from({ length: MOST + 1 }, () => 0);
  for (let a = 0; a <= MOST; a++)
    for (let b = 0; a + b <= MOST && some[a]! > 0; b++) sums[a + b]! += some[a]! * die[b]!;
  return sums;
};

/** V-D01 below[n][k] is the chance that n exploding dice make less than k. */
const below: number[][] = [];
const faces: number[][] = [];
{
  const die = oneDie();
  let sums = Array.from({ length: MOST + 1 }, (_, k): number => (k === 0 ? 1 : 0));
  for (let n = 0; n <= MAX_DICE; n++) {
    faces.push(sums);
    let sum = 0;
    below.push(
      sums.map(p => {
        const before = sum;
        sum += p;
        return before;
      }),
    );
    sums = sumWith(sums, die);
  }
}

/** The chance that n dice make less than a strength. */
export const diceBelow = (n: number, strength: number): number =>
  strength > MOST ? 1 : below[Math.min(n, MAX_DICE)]![Math.max(0, strength)]!;

/** V-C23, V-C31 The chance that so many mercenaries and two dice beat so many defenders. */
const VIOLENCE = new Map<number, number>();
export const violenceBeats = (mercenaries: number, defenders: number): number => {
  if (mercenaries === 0) return 0;
  const key = Math.min(mercenaries, 15) * 8 + defenders;
  const known = VIOLENCE.get(key);
  if (known !== undefined) return known;
  let chance = 0;
  for (let k = 0; k <= MOST; k++)
    chance += faces[2]![k]! * diceBelow(2, k + MERCENARY_STRENGTH * mercenaries) ** defenders;
  VIOLENCE.set(key, chance);
  return chance;
};
