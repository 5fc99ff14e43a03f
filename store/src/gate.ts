/** Lets calls in until the store is closed, which waits for those that are inside. */
export interface Gate {
  readonly enter: <T>(work: () => Promise<T>) => Promise<T>;
  readonly close: (shut: () => Promise<void>) => Promise<void>;
}

export const newGate = (): Gate => {
  const inside = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  return {
    enter: async work => {
      if (closing) throw new Error('the store is closed');
      const promise = work();
      inside.add(promise);
      return promise.finally(() => inside.delete(promise));
    },
    close: shut => (closing ??= Promise.allSettled(inside).then(shut)),
  };
};
