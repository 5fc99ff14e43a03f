/** Picks a random item other than the current one; this randomness never affects a game. */
export const pickAnother = (list: readonly string[], but = ''): string => {
  const others = list.filter(one => one !== but);
  return others[Math.floor(Math.random() * others.length)] ?? but;
};
