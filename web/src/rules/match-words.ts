/** Removes diacritics, so that "zoldaci" finds "žoldáci". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains all words of the query. */
export const hasAllWords = (text: string, query: string): boolean => {
  const hay = plain(text);
  return plain(query)
    .split(/\s+/)
    .every(word => hay.includes(word));
};
