import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configuration } from '../configuration.ts';
import { menu } from '../stores/menu.ts';
import { preferences } from '../stores/preferences.ts';
import { beginSession, endSession } from '../stores/session.ts';
import { openTabs, visit } from '../stores/tabs.ts';
import { stubBrowser } from '../testing/browser.ts';
import { holdFrame } from './page-frames.ts';
import { navigateTo } from './navigate-to.ts';

const entry = (path: string) => ({ id: path, name: path, path, icon: 'star', children: [] });
const news = '/news/news?type=user&id=demo~lina';

/** What waits for the next paint. */
let waiting: FrameRequestCallback | undefined;
const paint = () => waiting?.(0);

/** The frames of the pages that are kept alive: only their class counts. */
const frames = new Map<string, HTMLElement>();
const releases: (() => void)[] = [];
/** Keeps a page alive, as its component does. */
function keepAlive(path: string, inFront: boolean) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an element only these are used
  const frame = { className: '', children: [] } as unknown as HTMLElement;
  frames.set(path, frame);
  releases.push(holdFrame(path, frame, inFront));
}
const pageInFront = () => [...frames].find(([, { className }]) => !className.includes('hidden'))?.[0];

/** A router that accepts every navigation. */
function fakeRouter() {
  const navigate = vi.fn<(to: { href: string }) => Promise<void>>().mockResolvedValue();
  return { latestLocation: { pathname: '/' }, navigate };
}
let router = fakeRouter();

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('document', { cookie: 'portal_login=demo~lina', hidden: false });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => {
    waiting = work;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = undefined));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  beginSession({ userId: 'demo~lina', userName: 'Lina' });
  openTabs('demo~lina', [{ path: '/', href: '/', affix: true }], () => true);
  visit({ path: '/news/news', href: news, affix: false });
  menu.entries = [entry('/news/news')];
  keepAlive('/', true);
  keepAlive('/news/news', false);
  router = fakeRouter();
});
afterEach(() => {
  paint();
  for (const release of releases.splice(0)) release();
  frames.clear();
  vi.unstubAllGlobals();
});

const step = (href: string) => navigateTo(router, href);
const gone = () => router.navigate.mock.calls.map(([{ href }]) => href);

test('shows a keep-alive page, and navigates after the paint', () => {
  step(news);
  expect(pageInFront()).toBe('/news/news');
  expect(gone()).toEqual([]);
  paint();
  expect(gone()).toEqual([news]);
});

test('shows the page of the address when the navigation has ended elsewhere', async () => {
  step(news);
  paint();
  await vi.waitFor(() => expect(pageInFront()).toBe('/'));
});

test('keeps the order of two navigations when the second comes before a paint', () => {
  step(news);
  step('/collection/collection');
  expect(gone()).toEqual([news, '/collection/collection']);
});

test('stays where another navigation has led', () => {
  step(news);
  router.latestLocation = { pathname: '/elsewhere' };
  paint();
  expect(gone()).toEqual([]);
  expect(pageInFront()).toBe('/');
});

test.each([
  ['the menu has no more', () => (menu.entries = [])],
  ['no menu is known for', () => (menu.entries = undefined)],
  ['has another address than its tab', () => visit({ path: '/news/news', href: '/news/news', affix: false })],
  ['is not kept alive', () => releases[1]?.()],
  ['belongs to a session that has ended', endSession],
  ['no user is signed in for', () => vi.stubGlobal('document', { cookie: '', hidden: false })],
  [
    'is in a hidden browser tab',
    () => vi.stubGlobal('document', { cookie: 'portal_login=demo~lina', hidden: true }),
  ],
])('shows no page before its address that %s', (_why, given) => {
  given();
  step(news);
  expect(pageInFront()).toBe('/');
  expect(gone()).toEqual([news]);
});

test('shows no page before its address where the header scrolls with pages', () => {
  const { layoutSettings } = configuration;
  configuration.layoutSettings = true;
  preferences.layout = { ...preferences.layout, fixedHeader: false };
  step(news);
  preferences.layout = { ...preferences.layout, fixedHeader: true };
  configuration.layoutSettings = layoutSettings;
  expect(pageInFront()).toBe('/');
  expect(gone()).toEqual([news]);
});
