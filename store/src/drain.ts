/** Lets calls in until the store is closed; closing waits for the calls inside. */
export interface Drain {
  readonly enter: <T>(work: () => Promise<T>) => Promise<T>;
  readonly close: (shut: () => Promise<void>) => Promise<void>;
}

export const createDrain = (): Drain => {
  let inside = 0;
  let closing: Promise<void> | undefined;
  let onEmpty: (() => void) | undefined;
  const emptied = (): Promise<void> =>
    inside === 0 ? Promise.resolve() : new Promise(done => (onEmpty = done));
  return {
    enter: async work => {
      if (closing) throw new Error('the store is closed');
      inside++;
      try {
        return await work();
      } finally {
        if (--inside === 0) onEmpty?.();
      }
    },
    close: shut => (closing ??= emptied().then(shut)),
  };
};
