import { createSubscriber } from 'svelte/reactivity';

const HALF_A_SECOND = 500;
const subscribe = createSubscriber(update => {
  const timer = setInterval(update, HALF_A_SECOND);
  return () => clearInterval(timer);
});

/** The time now, for whoever shows it: told anew twice a second as long as anybody looks. */
export const clockTick = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
