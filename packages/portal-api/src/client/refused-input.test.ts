import { expect, it, vi } from 'vitest';
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

const sent = (message: object | string) =>
  api.messages.sendToUser({
    sender: 'demo~lina',
    recipient: 'demo~zhangwei',
    message: typeof message === 'string' ? message : JSON.stringify(message),
  });
const shared = (params: string) => api.disk.share({ params });

it.each([
  [
    'a long search',
    () => api.directory.search({ q: 'x'.repeat(101) }),
    { field: 'q', rule: 'maxLength', limit: 100 },
  ],
  [
    'a long message',
    () => sent('x'.repeat(10_001)),
    { field: 'message.msg', rule: 'maxLength', limit: 10_000 },
  ],
  [
    'a long text in JSON',
    () => sent({ msg: 'x'.repeat(10_001) }),
    { field: 'message.msg', rule: 'maxLength', limit: 10_000 },
  ],
  [
    'a file without an id',
    () => sent({ file: { name: 'a' } }),
    { field: 'message.file.id', rule: 'required' },
  ],
  [
    'too many mentions',
    () => sent({ msg: '@', mentions: Array.from({ length: 101 }, (_, n) => `demo~${n}`) }),
    { field: 'message.mentions', rule: 'maxItems', limit: 100 },
  ],
  ['params without JSON', () => shared('[{'), { field: 'params', rule: 'json' }],
  ['params of nothing', () => shared('[]'), { field: 'params', rule: 'minItems', limit: 1 }],
  [
    'params for two',
    () => shared('[{"id":"f","user2":"a","groupId":"b"}]'),
    { field: 'params.0.user2', rule: 'combination' },
  ],
] as const)('%s is refused before it is sent, as the server refuses it', async (_, call, error) => {
  const refused = await call().catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(PortalApiError);
  expect(refused).toMatchObject({ kind: 'http', status: 400, code: '400', errors: [error], shown: true });
  expect(refused).toHaveProperty('msg', expect.stringContaining(error.field));
  expect(fetch).not.toHaveBeenCalled();
});

it('sends a text that looks like JSON and is none', async () => {
  fetch.mockResolvedValueOnce(Response.json({ code: '1106', msg: 'A message needs some text.' }));
  await expect(sent('{today')).rejects.toMatchObject({ code: '1106' });
  expect(fetch).toHaveBeenCalledOnce();
});
