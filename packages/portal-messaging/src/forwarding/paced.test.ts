import { PortalApiError } from '@snap/portal-api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../system-clock.ts';
import { createPaced } from './paced.ts';

const slowDown = (retryAfter?: number) =>
  new PortalApiError('POST send', { kind: 'http', status: 429, code: '1212', retryAfter, shown: true });

/** A call with these responses in turn; an error is thrown. */
function answering(...outcomes: (string | Error)[]) {
  return vi.fn<() => Promise<string>>(async () => {
    const response = outcomes.shift() ?? 'nothing';
    if (response instanceof Error) throw response;
    return response;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('paced', () => {
  test('waits for the Retry-After of the server, then continues', async () => {
    const call = answering(slowDown(5_000), slowDown(1_000), 'sent');
    const result = createPaced(systemClock)(call);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(result).resolves.toBe('sent');
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('delays calls that start during the pause', async () => {
    const paced = createPaced(systemClock);
    const [first, second] = [answering(slowDown(5_000), 'first'), answering('second')];
    const results = [paced(first)];
    await vi.advanceTimersByTimeAsync(10);
    results.push(paced(second));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(Promise.all(results)).resolves.toEqual(['first', 'second']);
  });

  test('waits two seconds without a Retry-After', async () => {
    const call = answering(slowDown(), 'sent');
    const result = createPaced(systemClock)(call);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toBe('sent');
  });

  test('rejects on any other failure, and on a pause of more than a minute', async () => {
    const refused = new PortalApiError('POST send', { kind: 'business', code: '1104', shown: true });
    await expect(createPaced(systemClock)(answering(refused))).rejects.toBe(refused);
    const long = slowDown(3_600_000);
    await expect(createPaced(systemClock)(answering(long))).rejects.toBe(long);
  });
});
