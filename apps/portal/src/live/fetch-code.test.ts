import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newVersion, putOffNewVersion } from '../stores/new-version.ts';
import { fetchCode, retryCode } from './fetch-code.ts';

const missing = new TypeError('Failed to fetch dynamically imported module');
const page = { Page: () => null };

describe('the code of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is waited for while the server is away', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
    const load = vi
      .fn<() => Promise<typeof page>>()
      .mockRejectedValueOnce(missing)
      .mockRejectedValueOnce(missing)
      .mockResolvedValue(page);
    const fetched = fetchCode(load);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await fetched).toBe(page);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('is not fetched while the browser is offline: it would cache the failure', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine: false });
    const load = vi.fn<() => Promise<typeof page>>().mockResolvedValue(page);
    const fetched = fetchCode(load);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(load).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    retryCode();
    expect(await fetched).toBe(page);
  });

  test('comes from the service worker while there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
    expect(await fetchCode(() => Promise.resolve(page))).toBe(page);
  });

  test('is retried while a proxy responds in place of the server', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 502 })));
    const load = vi.fn<() => Promise<typeof page>>().mockRejectedValueOnce(missing).mockResolvedValue(page);
    const fetched = fetchCode(load);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await fetched).toBe(page);
  });

  test('is given up when the server is there without it: it has a newer build, and the page says so', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('{}')));
    putOffNewVersion();
    const fetched = fetchCode(vi.fn<() => Promise<typeof page>>().mockRejectedValue(missing));
    await expect(fetched).rejects.toMatchObject({ cause: missing });
    expect(newVersion.available).toBe(true);
  });
});
