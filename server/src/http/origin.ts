/**
 * Whether a page of that origin may use the server. Browsers always send the origin with a socket and with a
 * request that changes something; a client that sends none is no browser and carries no cookies of others.
 */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  also: readonly string[],
): boolean => {
  if (origin === undefined || also.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host;
};
