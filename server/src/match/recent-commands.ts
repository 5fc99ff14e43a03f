/** A command of a seat: what it is remembered by. */
export const commandKey = (seat: number, id: string): string => `${seat}:${id}`;

/** A client repeats a command that got no reply; it never has more than a few under way. */
const REMEMBERED_PER_SEAT = 16;

/** With one more, and without the oldest of the same seat: nobody can make the commands of others forgotten. */
export const rememberCommand = (keys: readonly string[], key: string): readonly string[] => {
  if (keys.includes(key)) return keys;
  const own = key.slice(0, key.indexOf(':') + 1);
  const isFull = keys.filter(other => other.startsWith(own)).length >= REMEMBERED_PER_SEAT;
  const oldest = isFull ? keys.findIndex(other => other.startsWith(own)) : -1;
  return [...keys.slice(0, Math.max(0, oldest)), ...keys.slice(oldest + 1), key];
};
