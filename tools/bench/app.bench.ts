import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import { ensureBuilt } from '../start/bootstrap.mjs';
import { withAppFloor } from './lib/app-floor.ts';
import { assetsOf, weightOf } from './lib/assets.ts';
import { cpuRate } from './lib/cpu-rate.ts';
import { type BareChromium, type BarePage, withBareChromium } from './lib/bare-chromium.ts';
import { fast4G, type Network, withFront } from './lib/front.ts';
import { reportLongUse } from './lib/long-use.ts';
import { type Figure, progress, report } from './lib/report.ts';
import { demoPassword } from '../../e2e/demo-password.ts';
import { percentile } from './lib/stats.ts';
import { fillIn, press, visit, watch } from './lib/visit.ts';
import { withBrowser, withServer } from './lib/with-server.ts';

/** Number of rounds; `BENCH_ROUNDS` overrides it. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Warm navigations per round. */
const steps = 6;
/** Milliseconds between two clicks: of a typical user, and of a fast one. */
const pause = { usual: 500, short: 100 };
interface App {
  /** With a trailing slash. */
  url: string;
  home: string;
  view: string;
  /** Tabs of home and view; the menu, if the app has no tabs. */
  homeTab: string;
  viewTab: string;
}

/** Results of one round of one app, in milliseconds; layout shifts have no unit. */
interface Round {
  signIn: number;
  signInCpu: number;
  signInShift: number;
  enter: number;
  home: number;
  homeCpu: number;
  homeShift: number;
  longestTask: number;
  longestFrame: number;
  firstView: number;
  menu: number;
  tab: number;
  hurriedMenu: number;
  hurriedTab: number;
}

/** Compares the whole app with a minimal React app with a router, on a slow phone and a mobile network. */
export async function bench(): Promise<void> {
  progress('building the portal and the floor, and starting a server with the demo organisation');
  ensureBuilt();
  await withServer(
    (server) =>
      withAppFloor(async (floorOrigin) => {
        const origin = new URL(server.url).origin;
        await withFronts(origin, floorOrigin, fast4G, (portal, floor) =>
          withBareChromium((browser) => measure(browser, portal, floor)),
        );
        await withFronts(origin, floorOrigin, undefined, async (portal, floor) => {
          await withBrowser((browser) => reportWeights(browser, portal, floor));
          await withBareChromium((browser) => reportLongUse(browser, portal.url));
        });
      }),
    { env: { PORTAL_DEMO: '2000' } },
  );
}

const withFronts = (
  origin: string,
  floorOrigin: string,
  network: Network | undefined,
  work: (portal: App, floor: App) => Promise<void>,
) =>
  withFront(
    origin,
    (portal) => withFront(floorOrigin, (floor) => work(ours(portal), least(floor)), network),
    network,
  );

const linkTo = (path: string) => `nav a[href="/snap-portal${path}"]`;
const tabOf = (path: string) => `[role=tab][data-tab="${path}"]`;

const ours = (origin: string): App => {
  const [home, view] = ['/', '/news/news'];
  return {
    url: `${origin}/snap-portal/`,
    home: linkTo(home),
    view: linkTo(view),
    homeTab: tabOf(home),
    viewTab: tabOf(view),
  };
};

const least = (origin: string): App => {
  const [home, view] = ['nav a:first-child', 'nav a:last-child'];
  return { url: `${origin}/floor/`, home, view, homeTab: home, viewTab: view };
};

async function measure(browser: BareChromium, portal: App, floor: App): Promise<void> {
  const cpu = await cpuRate((rate) => costOfSignIn(browser, floor, rate));
  const measured = { portal: new Array<Round>(), floor: new Array<Round>() };
  // oxlint-disable no-await-in-loop -- one at a time, or they would measure each other
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    measured.portal.push(await oneRound(browser, portal, cpu.rate));
    measured.floor.push(await oneRound(browser, floor, cpu.rate));
  }
  // oxlint-enable no-await-in-loop
  reportTimes(cpu.description, measured.portal, measured.floor);
}

/** Median of three, in milliseconds of the main thread. */
async function costOfSignIn(browser: BareChromium, app: App, rate: number): Promise<number> {
  const costs: number[] = [];
  // oxlint-disable no-await-in-loop -- one at a time, or they would measure each other
  while (costs.length < 3) {
    const page = await browser.open();
    await watch(page, rate);
    costs.push((await visit(page, `${app.url}login`)).cpu);
    await page.close();
  }
  // oxlint-enable no-await-in-loop
  return percentile(costs, 0.5);
}

async function oneRound(browser: BareChromium, app: App, rate: number): Promise<Round> {
  const visitor = await browser.open();
  await watch(visitor, rate);
  const signIn = await visit(visitor, `${app.url}login`);
  await fillIn(visitor);
  const enter = await press(visitor, 'button[type=submit]', 'signed-in');
  const cookies = await visitor.cookies();
  await visitor.close();

  const colleague = await browser.open(cookies);
  await watch(colleague, rate);
  const home = await visit(colleague, app.url);
  const firstView = await press(colleague, app.view, 'other-title');
  const menu = await backAndForth(colleague, app.home, app.view, pause.usual);
  const tab = await backAndForth(colleague, app.homeTab, app.viewTab, pause.usual);
  const hurriedMenu = await backAndForth(colleague, app.home, app.view, pause.short);
  const hurriedTab = await backAndForth(colleague, app.homeTab, app.viewTab, pause.short);
  await colleague.close();
  return {
    signIn: signIn.usable,
    signInCpu: signIn.cpu,
    signInShift: signIn.shift,
    enter,
    home: home.usable,
    homeCpu: home.cpu,
    homeShift: home.shift,
    longestTask: home.longestTask,
    longestFrame: home.longestFrame,
    firstView,
    menu,
    tab,
    hurriedMenu,
    hurriedTab,
  };
}

/** Median of warm navigations between two pages. */
async function backAndForth(page: BarePage, home: string, view: string, between: number): Promise<number> {
  const times: number[] = [];
  // oxlint-disable no-await-in-loop -- one after the other
  for (let step = 0; step < steps; step += 1) {
    times.push(await press(page, step % 2 === 0 ? home : view, 'other-title'));
    await wait(between);
  }
  // oxlint-enable no-await-in-loop
  return percentile(times, 0.5);
}

/** Chromium reports tasks of 50 ms or more: no report means that there was none. */
const shown = (value: number, what: keyof Round) =>
  what === 'longestTask' && value === 0 ? '< 50' : value.toFixed(0);

function reportTimes(cpu: string, portal: readonly Round[], floor: readonly Round[]): void {
  const median = (results: readonly Round[], what: keyof Round) =>
    percentile(
      results.map((round) => round[what]),
      0.5,
    );
  const beside = (title: string, what: keyof Round, target: string): Figure => {
    const [own, floorTime] = [median(portal, what), median(floor, what)];
    const ratio = own > 0 && floorTime > 0 ? `, ${(own / floorTime).toFixed(2)} ×` : '';
    return { what: title, measured: `${shown(own, what)} / ${shown(floorTime, what)} ms${ratio}`, target };
  };
  const shift = (title: string, what: keyof Round): Figure => ({
    what: title,
    measured: median(portal, what).toFixed(4),
    target: '≤ 0.01',
  });
  report(`The portal / its floor, ${cpu}, fast 4G, HTTP/2 and brotli, medians of ${rounds}`, [
    beside('sign-in page usable', 'signIn', '≤ 1.3 × (RuoYi-Vue3 2.5, shadcn-admin 1.7)'),
    beside('cold home usable', 'home', '≤ 1.3 × (RuoYi-Vue3 3.1, shadcn-admin 1.9)'),
    beside('sign-in pressed to home painted', 'enter', '≤ 1.2 × (RuoYi-Vue3 3.0)'),
    beside('longest task at home', 'longestTask', '≤ 100 ms (RuoYi-Vue3 641)'),
    beside('longest style, layout and paint of home', 'longestFrame', ''),
    beside('main-thread CPU, sign-in', 'signInCpu', '≤ 1.5 × (RuoYi-Vue3 838)'),
    beside('main-thread CPU, home', 'homeCpu', '≤ 2.5 × (RuoYi-Vue3 1,362)'),
    beside('first visit of a view', 'firstView', '≤ 1.5 × (RuoYi-Vue3 7.7)'),
    beside('warm menu click to painted', 'menu', '≤ 2 × (RuoYi-Vue3 22)'),
    beside('tab switch to painted', 'tab', '≤ 2 × (RuoYi-Vue3 21)'),
    beside(`menu click, ${pause.short} ms after the one before`, 'hurriedMenu', '≤ 2 ×'),
    beside(`tab switch, ${pause.short} ms after the one before`, 'hurriedTab', '≤ 2 ×'),
    shift('layout shift, sign-in', 'signInShift'),
    shift('layout shift, home', 'homeShift'),
  ]);
}

/** A new context, with an empty cache. */
const newContext = (browser: Browser, storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) =>
  browser.newContext({ ignoreHTTPSErrors: true, ...(storageState && { storageState }) });

async function reportWeights(browser: Browser, portal: App, floor: App): Promise<void> {
  const figures: Figure[] = [];
  // oxlint-disable no-await-in-loop -- one at a time
  for (const [name, app] of Object.entries({ portal, floor })) {
    const context = await newContext(browser);
    const visitor = await context.newPage();
    const signIn = await assetsOf(visitor, async () => {
      await visitor.goto(`${app.url}login`);
      await visitor.locator('button[type=submit]').waitFor();
    });
    await visitor.locator('input[autocomplete=username]').fill('zhangwei');
    await visitor.locator('input[type=password]').fill(demoPassword);
    await visitor.locator('button[type=submit]').click();
    await visitor.locator('nav a[href]').first().waitFor();
    const next = await newContext(browser, await context.storageState());
    const colleague = await next.newPage();
    const home = await assetsOf(colleague, async () => {
      await colleague.goto(app.url);
      await colleague.locator('main h1').waitFor();
    });
    const own = name === 'portal';
    figures.push(
      {
        what: `sign-in, ${name}`,
        measured: weightOf(signIn),
        ...(own && { target: '≤ 175.0 kB in ≤ 10 (RuoYi-Vue3 651 in 8)' }),
      },
      {
        what: `home, ${name}`,
        measured: weightOf(home),
        ...(own && { target: '≤ 260.0 kB in ≤ 16 (RuoYi-Vue3 648 in 12)' }),
      },
    );
    await context.close();
    await next.close();
  }
  // oxlint-enable no-await-in-loop
  report('JavaScript and CSS, gzip', figures);
}
