import { areaApi, createClient } from '@snap/portal-api';
import { directory, friends, groups, messages } from '@snap/portal-api/areas';
import { listHandlers, mockHandlers, mockToken, MockWorld } from '@snap/portal-api/mocks';
import { describeContactSource } from '@snap/portal-ui/contact-source-kit';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContactSource } from './contact-source.ts';

const self = 'demo~lina';
const server = setupServer(...listHandlers(mockHandlers(new MockWorld())));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const client = createClient({
  baseUrl: 'http://portal.example',
  tenantId: () => 'demo',
  accessToken: () => mockToken,
  language: () => 'zh',
  onSessionExpired: () => undefined,
});
const make = () =>
  createContactSource(
    {
      directory: areaApi(client, directory),
      friends: areaApi(client, friends),
      groups: areaApi(client, groups),
      messages: areaApi(client, messages),
    },
    self,
  );

describeContactSource(make, {
  test,
  expect,
  selfId: self,
  search: { query: 'zhang', finds: 'demo~zhangwei' },
  knownIds: ['demo~zhangwei', 'demo~tanaka'],
});

describe('the contacts of the portal', () => {
  const { signal } = new AbortController();

  test('take a pasted number for a colleague, and nobody of another tenant', async () => {
    const source = make();
    expect(source.idOf?.('zhangwei')).toBe('demo~zhangwei');
    const found = await source.resolve?.(['demo~zhangwei', 'acme~walker'], signal);
    expect(found?.map(({ id }) => id)).toEqual(['demo~zhangwei']);
  });

  test('ask for the tree of departments once', async () => {
    let asked = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('mydeptsTreeJson')) asked += 1;
    });
    const source = make();
    const tops = await source.departments?.(undefined, { signal });
    await source.departments?.(tops?.items[0]?.id, { signal });
    await source.path?.(tops?.items[0]?.id ?? '', signal);
    expect(asked).toBe(1);
  });
});
