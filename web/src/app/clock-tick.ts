import { createSubscriber } from 'svelte/reactivity';
import { steadyNow } from './steady-now.ts';

const HALF_A_SECOND = 500;
const subscribe = createSubscriber(update => {
  const timer = setInterval(update, HALF_A_SECOND);
  return () => clearInterval(timer);
});

/** The current time, updated twice a second while a component reads it. */
export const clockTick = {
  get now(): number {
    subscribe();
    return steadyNow();
  },
};
