import { PortalApiError } from '@snap/portal-api';
import { codes } from '@snap/portal-api/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from './connection.ts';
import { forcePasswordChange, freePassword } from './password.ts';
import { retryOnReconnect } from './retry-on-reconnect.ts';

const cut = new PortalApiError('GET /x', { kind: 'network', shown: true });

vi.stubGlobal('window', new EventTarget());

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(connection, { status: 'waiting', unreachable: true });
});
afterEach(() => vi.useRealTimers());

async function reconnect(): Promise<void> {
  connection.unreachable = false;
  connection.status = 'open';
  await vi.advanceTimersByTimeAsync(0);
}

test('retry on reconnect › loads once when the network is back, and not again', async () => {
  const load = vi.fn<() => void>();
  retryOnReconnect('one', cut, load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  await reconnect();
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});

test('retry on reconnect › a load that fails again is retried at the next reconnection', async () => {
  const load = vi.fn<() => void>(() => void retryOnReconnect('one', cut, load));
  retryOnReconnect('one', cut, load);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
  load.mockImplementation(() => undefined);
  await reconnect();
  expect(load).toHaveBeenCalledTimes(2);
});

test('retry on reconnect › a cut too short to be noticed is followed by a retry', async () => {
  await reconnect();
  const load = vi.fn<() => void>();
  retryOnReconnect('one', cut, load);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledOnce();
});

test('retry on reconnect › what was refused until the password is changed is loaded when it is', async () => {
  await reconnect();
  forcePasswordChange();
  await vi.advanceTimersByTimeAsync(0);
  const load = vi.fn<() => void>();
  const refusal = new PortalApiError('GET /x', {
    kind: 'business',
    code: codes.passwordForced,
    shown: false,
  });
  retryOnReconnect('one', refusal, load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  freePassword();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

test('retry on reconnect › a refusal, an abort and a cancelled retry are not repeated', async () => {
  const load = vi.fn<() => void>();
  const refusal = new PortalApiError('GET /x', { kind: 'http', status: 403, shown: true });
  retryOnReconnect('refused', refusal, load);
  retryOnReconnect('aborted', new PortalApiError('GET /x', { kind: 'aborted', shown: false }), load);
  retryOnReconnect('cancelled', cut, load)();
  await reconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});
