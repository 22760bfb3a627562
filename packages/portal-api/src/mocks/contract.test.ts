import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { describeContract } from '../testing/index.ts';
import { mockPassword } from './people.ts';
import { mockPhoneCode } from './registration.ts';
import { listHandlers, mockHandlers } from './scenarios.ts';
import { MockWorld } from './world.ts';

const mocked = new MockWorld();
const server = setupServer(...listHandlers(mockHandlers(mocked)));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describeContract(() => ({
  baseUrl: 'http://portal.example',
  tenantId: 'demo',
  password: mockPassword,
  logins: { asker: 'lina', peer: 'zhangwei', guessed: 'smith' },
  reading: { q: 'たなか', finds: 'tanaka' },
  foreigner: { tenantId: 'acme', userId: 'acme~walker' },
  app: { id: 'oa', secret: 'mock-secret-oa', redirectUri: 'https://oa.demo.example/' },
  groups: { own: 'g-news', closed: 'g-photo' },
  forgetful: { login: 'garcia', mobile: '13800000005' },
  captchaText: (name) => Promise.resolve(mocked.captchas.get(name) ?? ''),
  phoneCode: () => mockPhoneCode,
}));
