import { createSubscriber } from 'svelte/reactivity';

const HALF_A_SECOND = 500;
const subscribe = createSubscriber(update => {
  const timer = setInterval(update, HALF_A_SECOND);
  return () => clearInterval(timer);
});

/** The current time, updated twice a second while a component reads it. */
export const clockTick = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
