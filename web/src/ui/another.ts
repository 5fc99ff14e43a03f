/** One of the list, another than the one there is. Chance that decides nothing in a game. */
export const pickAnother = (list: readonly string[], but = ''): string => {
  const others = list.filter(one => one !== but);
  return others[Math.floor(Math.random() * others.length)] ?? but;
};
