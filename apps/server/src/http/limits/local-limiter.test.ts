import { expect, it } from 'vitest';
import { createLocalLimiter } from './local-limiter.ts';

it('allows the burst at once, then one per interval, and the burst again after a rest', () => {
  let time = 5_000;
  const limiter = createLocalLimiter({ burst: 60, perSecond: 3 }, () => time);
  const allowed = (key: string, times: number) =>
    Array.from({ length: times }, () => limiter.consume(key)).filter((consumed) => consumed.allowed).length;
  expect(limiter.consume('ann')).toEqual({ allowed: true, remaining: 59, waitMs: 0 });
  expect(allowed('ann', 100)).toBe(59);
  const { waitMs, ...refused } = limiter.consume('ann');
  expect(refused).toEqual({ allowed: false, remaining: 0 });
  expect(waitMs).toBeCloseTo(1_000 / 3);
  expect(allowed('ben', 100)).toBe(60);
  time += 10_000;
  expect(allowed('ann', 100)).toBe(30);
  time += 60_000;
  expect(allowed('ann', 100)).toBe(60);
  limiter.sync('ann', 10_000);
  expect(allowed('ann', 100)).toBe(30);
});
