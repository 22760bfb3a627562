import type { Clock } from './options.ts';

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, work) {
    const timer = setTimeout(work, delay);
    return () => clearTimeout(timer);
  },
};
