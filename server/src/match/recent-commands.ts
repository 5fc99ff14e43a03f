/** Identifies a command by its seat and its id. */
export const commandKey = (seat: number, id: string): string => `${seat}:${id}`;

/** A client repeats a command that got no reply; it never has more than a few underway. */
const REMEMBERED_PER_SEAT = 16;

/** Adds a command and drops the oldest of the same seat, so that no seat can push out another's. */
export const rememberCommand = (keys: readonly string[], key: string): readonly string[] => {
  if (keys.includes(key)) return keys;
  const own = key.slice(0, key.indexOf(':') + 1);
  const isFull = keys.filter(other => other.startsWith(own)).length >= REMEMBERED_PER_SEAT;
  const oldest = isFull ? keys.findIndex(other => other.startsWith(own)) : -1;
  return [...keys.slice(0, Math.max(0, oldest)), ...keys.slice(oldest + 1), key];
};
