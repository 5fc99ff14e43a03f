/** wins[a][b]: how often a came before b; an equal rank is half a win for each. */
export type Duels = readonly (readonly number[])[];

const ROUNDS = 500;
/** Counts one more draw for each pair, so that a player who never lost has a finite rating. */
const PRIOR = 0.5;
const MIDDLE = 1500;
const PER_FACTOR_TEN = 400;

/** Ratings after Bradley and Terry, on the usual scale: 400 more win ten times as often. Their mean is 1500. */
export const ratings = (duels: Duels): number[] => {
  let strength = duels.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = duels.map((row, a) => {
      let won = 0;
      let expected = 0;
      for (let b = 0; b < duels.length; b++) {
        if (a === b) continue;
        const [wins, losses] = [row[b]! + PRIOR, duels[b]![a]! + PRIOR];
        won += wins;
        expected += (wins + losses) / (strength[a]! + strength[b]!);
      }
      return expected === 0 ? 1 : won / expected;
    });
    const mean = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / next.length);
    strength = next.map(s => s / mean);
  }
  return strength.map(s => MIDDLE + PER_FACTOR_TEN * Math.log10(s));
};
