/**
 * Whether a browser page of that origin may talk to us. Browsers always name the origin of a socket and of a
 * request that changes something; what names none is no browser, so no page can misuse somebody's cookies by it.
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
