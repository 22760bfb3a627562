import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { messaging } from './messaging.ts';

const target = { type: 'user', id: 'demo~zhangwei' } as const;

/** The body of each message that the server has received. */
const sent: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'portal_access_token=t; portal_login=demo~lina; portal_tenant=demo' });
  vi.stubGlobal('localStorage', {
    setItem: vi.fn<Storage['setItem']>(),
    removeItem: vi.fn<Storage['removeItem']>(),
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(body);
    return new Response(null, { status: 502 });
  });
});

test('an application sends a draft; it stays in the outbox while the server is unreachable', async () => {
  await messaging.outbox.start();
  messaging.drafts.texts.set(target, 'hello');
  await messaging.composer.send(target, '张伟', { text: 'hello', mentions: [] });
  expect(messaging.drafts.texts.state.byKey).toEqual({});
  await vi.waitFor(() => expect(sent.map(String)).toEqual([expect.stringContaining('hello')]));
  await vi.waitFor(() => expect(messaging.outbox.state.nextTryAt).toBeDefined());
  expect(messaging.outbox.state.items).toMatchObject([{ target, text: 'hello', state: 'queued' }]);
  messaging.stop();
});
