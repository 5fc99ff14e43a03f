/** Returns a number from 0 to 1 that looks random and is the same for every drawing of a seed. */
export const drawChance = (seed: number): number => {
  const n = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return n - Math.floor(n);
};
