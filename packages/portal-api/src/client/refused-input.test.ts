import { expect, it, vi } from 'vitest';
import type { NewMessage } from '../areas/messages.ts';
import { disk } from '../contract/disk/calls.ts';
import { createPortalApi } from './create-portal-api.ts';
import { PortalApiError } from './errors.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const api = createPortalApi({
  baseUrl: 'http://portal.test',
  tenantId: () => 'demo',
  accessToken: () => 'token',
  language: () => 'en',
  onSessionExpired: () => undefined,
  fetch,
});

const sent = (message: NewMessage) =>
  api.messages.sendToUser({ sender: 'demo~lina', recipient: 'demo~zhangwei', message });
const shared = (params: string) => api.client.call(disk.share, { params });

it.each([
  [
    'a long search',
    () => api.directory.search({ query: 'x'.repeat(101) }),
    { field: 'q', rule: 'maxLength', limit: 100 },
  ],
  [
    'a long message',
    () => sent({ text: 'x'.repeat(10_001) }),
    { field: 'message.msg', rule: 'maxLength', limit: 10_000 },
  ],
  [
    'a file with an empty id',
    () => sent({ file: { id: '' } }),
    { field: 'message.file.id', rule: 'required' },
  ],
  [
    'too many mentions',
    () => sent({ text: '@', mentions: Array.from({ length: 101 }, (_, n) => `demo~${n}`) }),
    { field: 'message.mentions', rule: 'maxItems', limit: 100 },
  ],
  ['params without JSON', () => shared('[{'), { field: 'params', rule: 'json' }],
  [
    'an empty share',
    () => api.disk.share({ sender: 'demo~lina', files: [] }),
    { field: 'params', rule: 'minItems', limit: 1 },
  ],
  [
    'params for two',
    () => shared('[{"id":"f","user2":"a","groupId":"b"}]'),
    { field: 'params.0.user2', rule: 'combination' },
  ],
] as const)("%s is refused before it is sent, with the server's error", async (_, call, error) => {
  const refused = await call().catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(PortalApiError);
  expect(refused).toMatchObject({ kind: 'http', status: 400, code: '400', errors: [error], shown: true });
  expect(refused).toHaveProperty('msg', expect.stringContaining(error.field));
  expect(fetch).not.toHaveBeenCalled();
});

it('sends a text that looks like JSON but is not', async () => {
  fetch.mockResolvedValueOnce(Response.json({ code: '1106', msg: 'A message needs some text.' }));
  await expect(sent({ text: '{today' })).rejects.toMatchObject({ code: '1106' });
  expect(fetch).toHaveBeenCalledOnce();
  const { body } = fetch.mock.lastCall?.[1] ?? {};
  const { message = '' } = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
  expect(JSON.parse(message)).toEqual({ msg: '{today' });
});
