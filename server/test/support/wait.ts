/** A test waits this long for an expected event, which takes that long only if something is broken. */
export const WAIT_TIMEOUT_MS = 120_000;

/** Waits for a state that no message announces. A failure reports the last state. */
export const waitUntil = async (
  what: string,
  look: () => boolean | Promise<boolean>,
  state: () => unknown = () => undefined,
): Promise<void> => {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  while (!(await look())) {
    if (Date.now() > end)
      throw new Error(
        `waited ${WAIT_TIMEOUT_MS / 1000} s in vain until ${what}: ${JSON.stringify(await state())}`,
      );
    await new Promise(done => setTimeout(done, 2));
  }
};
