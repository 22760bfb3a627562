import { PortalApiError, type PortalApiErrorKind } from '@snap/portal-api';
import { codes } from '@snap/portal-api/contract';
import { expect, test } from 'vitest';
import { sendResultOf } from './send-result.ts';

const failure = (kind: PortalApiErrorKind, status?: number, code?: string, retryAfter?: number) =>
  new PortalApiError('POST /x', { kind, status, code, retryAfter, shown: true });

test.each([
  failure('network'),
  failure('timeout'),
  failure('aborted'),
  failure('invalid-response', 200),
  failure('http', 500, '500'),
  failure('http', 408, '408'),
  new TypeError('a mistake of ours'),
])('retries after %s', (error) => {
  expect(sendResultOf(error).kind).toBe('retry');
});

test('distinguishes a server error from a network error', () => {
  expect(sendResultOf(failure('http', 502, '502'))).toMatchObject({ serverFailed: true });
  expect(sendResultOf(failure('network'))).not.toHaveProperty('serverFailed');
});

test('waits at least for the Retry-After of the server', () => {
  for (const status of [429, 503]) {
    const result = sendResultOf(failure('http', status, String(status), 7_000));
    expect(result).toEqual({ kind: 'retry', after: 7_000, slowed: true });
  }
});

test('a taken clientMsgId is neither retried nor refused', () => {
  const result = sendResultOf(failure('business', 200, codes.clientMsgIdTaken));
  expect(result).toEqual({ kind: 'taken', failure: { code: codes.clientMsgIdTaken } });
});

test.each([failure('http', 401, '401'), failure('business', 200, '-2'), failure('business', 200, '-3')])(
  'waits for the session after %s',
  (error) => {
    expect(sendResultOf(error)).toEqual({ kind: 'wait' });
  },
);

test.each([failure('business', 200, '1102'), failure('http', 400, '400'), failure('http', 403, '403')])(
  'refuses after %s, with its details',
  (error) => {
    const ofStatus = error.kind === 'http' ? { status: error.status } : {};
    expect(sendResultOf(error)).toEqual({ kind: 'refuse', failure: { code: error.code, ...ofStatus } });
  },
);
