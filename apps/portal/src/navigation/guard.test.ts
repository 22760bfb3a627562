import { describe, expect, test } from 'vitest';
import { canonicalPath, guard, safeRedirect } from './guard.ts';

const origin = 'https://portal.example';

describe('the guard', () => {
  test.each([
    '/login',
    '/auth-redirect',
    '/bind',
    '/register',
    '/findPassword',
    '/login/',
    '/LOGIN',
    '/Auth-Redirect//',
  ])('lets a stranger see %s', (path) => {
    expect(guard(false, path, path)).toEqual({ to: 'pass' });
  });

  test.each(['/', '/news/news', '/404', '/redirect/news/news', '/nowhere'])(
    'sends a stranger from %s to sign in, with the full path',
    (path) => {
      const fullPath = `${path}?type=user&id=demo~lina#end`;
      expect(guard(false, path, fullPath)).toEqual({ to: 'login', redirect: fullPath });
    },
  );

  test('sends those who are signed in from the sign-in page to the root', () => {
    expect(guard(true, '/login', '/login?redirect=/news/news')).toEqual({ to: 'root' });
    expect(guard(true, '/LOGIN/', '/LOGIN/')).toEqual({ to: 'root' });
  });

  test('lets those who are signed in go everywhere else', () => {
    expect(guard(true, '/loginIn', '/loginIn')).toEqual({ to: 'pass' });
    expect(guard(true, '/news/news', '/news/news')).toEqual({ to: 'pass' });
  });
});

test.each([
  ['/', '/'],
  ['/LOGIN', '/login'],
  ['/loginin/', '/loginIn'],
  ['/news/NEWS//', '/news/news'],
  ['//addressbook/addressbook', '/addressBook/addressBook'],
  ['/REDIRECT/News/News/', '/redirect/news/news'],
  ['/redirect', '/redirect/'],
  ['/Nowhere/', '/Nowhere'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('%s is written %s', (path, written) => {
  expect(canonicalPath(path)).toBe(written);
  expect(canonicalPath(written)).toBe(written);
});

describe('the redirect parameter', () => {
  test.each([
    ['/news/news?type=user&id=demo~lina', '/news/news?type=user&id=demo~lina'],
    ['/snap-portal/news/news?id=1#end', '/news/news?id=1#end'],
    ['/', '/'],
    ['/snap-console/', '/snap-console/'],
    ['/snap-console/people?state=left#end', '/snap-console/people?state=left#end'],
  ])('keeps %s', (wanted, path) => {
    expect(safeRedirect(wanted, origin)).toBe(path);
  });

  test.each([
    undefined,
    42,
    '',
    'news',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/snap-portal//evil.example',
    '/snap-portal/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/../co/webim/logout',
    '/news/../../co/webim/logout',
    '/%2e%2e/co',
    '/snap-console/../co/webim/logout',
    '/snap-console/%2e%2e/co',
    '/login?redirect=/x',
    '/loginIn',
    '/register?redirect=/x',
    '/findPassword',
    '/auth-redirect?begin=1',
    '/LOGIN',
    '/loginin/',
    '/LOGININ//',
    '/%6CoginIn',
    '/snap-portal/Login/?redirect=/loginIn',
    '/redirect/loginIn',
    '/Redirect/redirect//LOGIN/',
  ])('sends %j to the root', (wanted) => {
    expect(safeRedirect(wanted, origin)).toBe('/');
  });
});
