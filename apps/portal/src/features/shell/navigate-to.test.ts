import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menu } from '../../stores/menu.ts';
import { preferences } from '../../stores/preferences.ts';
import { beginSession, endSession } from '../../stores/session.ts';
import { openTabs, visit } from '../../stores/tabs.ts';
import { stubBrowser } from '../../testing/browser.ts';
import { configuration } from '../../configuration.ts';
import { navigateTo } from './navigate-to.ts';

const shown = vi.hoisted(() => ({
  showKeepAlive: vi.fn<(path: string) => void>(),
  showCurrent: vi.fn<() => void>(),
  isBehind: vi.fn<(path: string) => boolean>(),
}));
vi.mock(import('./front-page.ts'), () => ({ ...shown, holdFrame: () => () => undefined }));

// The words of the real ones are made by the build.
vi.mock('../../navigation/pages.ts', () => {
  const pages = [{ path: '/', affix: true }, { path: '/news/news' }];
  return { pageOf: (path: string) => pages.find((page) => page.path === path) };
});

const loadPage = vi.hoisted(() => vi.fn<(page: { path: string }) => Promise<void>>());
vi.mock(import('../../routes/page-code.ts'), () => ({ loadPage, loadedPage: () => undefined }));

let painted: (() => void) | undefined;
vi.mock(import('../after-paint.ts'), () => ({
  afterPaint: () => () => undefined,
  afterPaintIdle(work) {
    painted = work;
    return () => (painted = undefined);
  },
}));

const entry = (path: string) => ({ id: path, name: path, path, icon: 'star', children: [] });
const news = '/news/news?type=user&id=demo~lina';

/** A router that goes where it is told. */
function fakeRouter() {
  const navigate = vi.fn<(to: { href: string }) => Promise<void>>().mockResolvedValue();
  return { latestLocation: { pathname: '/disk' }, navigate };
}
let router = fakeRouter();

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('document', { cookie: 'portal_login=demo~lina', hidden: false });
  beginSession({ userId: 'demo~lina', userName: 'Lina' });
  openTabs('demo~lina', [{ path: '/', href: '/', affix: true }], () => true);
  visit({ path: '/news/news', href: news, affix: false });
  menu.entries = [entry('/news/news')];
  shown.isBehind.mockReturnValue(true);
  loadPage.mockResolvedValue();
  router = fakeRouter();
});
afterEach(() => {
  painted?.();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const step = (href: string) => navigateTo(router, href);
const gone = () => router.navigate.mock.calls.map(([{ href }]) => href);

test('shows a keep-alive page, and navigates after the paint', async () => {
  step(news);
  expect(shown.showKeepAlive).toHaveBeenCalledWith('/news/news');
  expect(gone()).toEqual([]);
  painted?.();
  expect(gone()).toEqual([news]);
  await vi.waitFor(() => expect(shown.showCurrent).toHaveBeenCalledOnce());
});

test('keeps the order of two navigations when the second comes before a paint', () => {
  step(news);
  step('/');
  expect(gone()).toEqual([news]);
  painted?.();
  expect(gone()).toEqual([news, '/']);
});

test('stays where another navigation has led', () => {
  step(news);
  router.latestLocation = { pathname: '/elsewhere' };
  painted?.();
  expect(gone()).toEqual([]);
  expect(shown.showCurrent).toHaveBeenCalledOnce();
});

test.each([
  ['the menu has no more', () => (menu.entries = [])],
  ['no menu is known for', () => (menu.entries = undefined)],
  ['has another address than its tab', () => visit({ path: '/news/news', href: '/news/news', affix: false })],
  ['is not kept alive', () => shown.isBehind.mockReturnValue(false)],
  ['belongs to a session that has ended', endSession],
  ['no user is signed in for', () => vi.stubGlobal('document', { cookie: '', hidden: false })],
  [
    'is in a hidden browser tab',
    () => vi.stubGlobal('document', { cookie: 'portal_login=demo~lina', hidden: true }),
  ],
])('shows no page before its address that %s', (_why, given) => {
  given();
  step(news);
  expect(shown.showKeepAlive).not.toHaveBeenCalled();
  expect(gone()).toEqual([news]);
});

test('preloads the code of a page that is not kept alive, and leaves a failure to the router', () => {
  shown.isBehind.mockReturnValue(false);
  loadPage.mockRejectedValue(new Error('The build of this page is gone.'));
  router.navigate.mockImplementation(() => {
    expect(loadPage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/news/news' }));
    return Promise.resolve();
  });
  step(news);
  expect(gone()).toEqual([news]);
});

test('shows no page before its address where the header scrolls with pages', () => {
  const { layoutSettings } = configuration;
  configuration.layoutSettings = true;
  preferences.layout = { ...preferences.layout, fixedHeader: false };
  step(news);
  preferences.layout = { ...preferences.layout, fixedHeader: true };
  configuration.layoutSettings = layoutSettings;
  expect(shown.showKeepAlive).not.toHaveBeenCalled();
  expect(gone()).toEqual([news]);
});
