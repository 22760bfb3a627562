import { beforeEach, expect, test, vi } from 'vitest';
import { findColleagues, session, star } from './portal.ts';

const grant = {
  userId: 'demo~lina',
  userName: '李娜',
  tenantId: 'demo',
  accessToken: 'first',
  expiresIn: 900,
};
const zhangwei = { id: 'demo~zhangwei', name: '张伟', position: '首席记者' };

/** The portal's server, as far as the example uses it. `first` is refused once it has been used. */
const server: Record<string, (token: string | null) => Response> = {
  '/co/webim/login': () => signedIn('first'),
  '/co/accesstoken/login': () => signedIn('second'),
  '/snap-app-im/im/search/web/all.ajax': () =>
    Response.json({ code: '0', users: [zhangwei], groups: [], userNumber: 1, groupNumber: 0 }),
  '/co/friend/setstar': (token) =>
    token === 'Bearer second'
      ? Response.json({ code: '0', msg: '已设为星标好友' })
      : Response.json({ code: '401', msg: '请先登录。' }, { status: 401 }),
};

const page = { cookie: '' };

function signedIn(token: string): Response {
  page.cookie = `portal_access_token=${token}; portal_login=demo~lina; portal_tenant=demo`;
  return Response.json({ code: '0', result: { ...grant, accessToken: token } });
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const response = server[url.split('?')[0] ?? ''];
    return response?.(new Headers(headers).get('authorization')) ?? new Response(null, { status: 404 });
  });
});

test('a host signs in, searches and renews its token without a callback', async () => {
  expect(session.userId).toBeUndefined();
  await session.signIn({ username: 'lina', password: 'p' });
  expect(session.userId).toBe('demo~lina');
  expect(await findColleagues('zhangw')).toEqual({ users: [zhangwei], userCount: 1 });
  expect(await star('demo~zhangwei')).toBe('已设为星标好友');
});
