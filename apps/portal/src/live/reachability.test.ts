import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';

type Reachability = typeof import('./reachability.ts');
type Connection = typeof import('../stores/connection.ts').connection;

let server: 'responds' | 'responds slowly' | 'refuses' | 'hangs';
let reachability: Reachability;
let connection: Connection;

beforeEach(async () => {
  stubBrowser();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    if (server === 'responds') return Promise.resolve(new Response('{}'));
    if (server === 'refuses') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve, reject) => {
      if (server === 'responds slowly') setTimeout(() => resolve(new Response('{}')), 2_500);
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  // The real one keeps a clock of its own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  reachability = await import('./reachability.ts');
  ({ connection } = await import('../stores/connection.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a failed call starts the checks, and a response ends them', async () => {
  server = 'refuses';
  await expect(reachability.watchedFetch('/x')).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.unreachable).toBe(true);
  server = 'responds';
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connection.unreachable).toBe(false);
});

test('a call that fails alone says nothing of the network', async () => {
  server = 'refuses';
  const call = reachability.watchedFetch('/x');
  server = 'responds';
  await expect(call).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.unreachable).toBe(false);
});

test('reachability › detects a network that drops every packet within three seconds, and lets a slow read go on', async () => {
  server = 'hangs';
  const read = vi.fn<() => void>();
  void reachability.watchedFetch('/x').then(read, read);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(connection.unreachable).toBe(true);
  expect(read).not.toHaveBeenCalled();
});

test('reachability › a network that was slow before is not called lost', async () => {
  server = 'responds slowly';
  const states: boolean[] = [];
  const call = async () => {
    const response = reachability.watchedFetch('/x');
    await vi.advanceTimersByTimeAsync(2_400);
    states.push(connection.unreachable);
    await vi.advanceTimersByTimeAsync(2_000);
    await response;
  };
  await call();
  await call();
  expect(states).toEqual([true, false]);
});

test('reads that hang end when the network itself fails, writes do not', async () => {
  server = 'hangs';
  const [read, write] = [vi.fn<() => void>(), vi.fn<() => void>()];
  void reachability.watchedFetch('/x').then(undefined, read);
  void reachability.watchedFetch('/x', { method: 'POST' }).then(undefined, write);
  server = 'refuses';
  await reachability.checkConnection();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledOnce();
  expect(write).not.toHaveBeenCalled();
});

test('reachability › probes again while the browser is offline, though the first probe was answered', async () => {
  server = 'responds';
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
  reachability.watchNetwork();
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.unreachable).toBe(false);
  server = 'refuses';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.unreachable).toBe(true);
});

/** A call whose response was in flight when the network failed, and arrives when it is resolved. */
function callInFlight(): { arrive: () => Promise<Response> } {
  const flight = Promise.withResolvers<Response>();
  const refused = fetch;
  vi.stubGlobal('fetch', () => flight.promise);
  const call = reachability.watchedFetch('/x', { method: 'POST' });
  vi.stubGlobal('fetch', refused);
  return {
    arrive: () => {
      flight.resolve(new Response('{}'));
      return call;
    },
  };
}

test('reachability › a late response does not cancel the next probe of a lost network', async () => {
  server = 'refuses';
  const [first, second] = [callInFlight(), callInFlight()];
  const probed = reachability.checkConnection();
  // In the same millisecond as the probe: it proves nothing, and another probe follows.
  await first.arrive();
  await probed;
  expect(connection.unreachable).toBe(false);
  await second.arrive();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.unreachable).toBe(true);
});

test('reachability › a late response after a failed probe is confirmed by another probe', async () => {
  server = 'refuses';
  const late = callInFlight();
  await vi.advanceTimersByTimeAsync(10);
  await reachability.checkConnection();
  expect(connection.unreachable).toBe(true);
  await late.arrive();
  expect(connection.unreachable).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.unreachable).toBe(true);
});

test('reachability › a response on a slow network ends the probes', async () => {
  server = 'hangs';
  const slow = callInFlight();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(connection.unreachable).toBe(true);
  await slow.arrive();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.unreachable).toBe(false);
});
