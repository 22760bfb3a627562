import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumArgs, chromiumPath } from '../../test/chromium.ts';

/** Window size in pixels. */
const size = { width: 1_440, height: 900 };
/** Polling interval in milliseconds. */
const POLL_MS = 100;

interface Reply {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** The used part of Chromium's protocol: https://chromedevtools.github.io/devtools-protocol/ */
interface Replies {
  'Target.createBrowserContext': { browserContextId: string };
  'Target.createTarget': { targetId: string };
  'Target.attachToTarget': { sessionId: string };
  'Storage.getCookies': { cookies: Cookie[] };
  'Performance.getMetrics': { metrics: { name: string; value: number }[] };
  'Runtime.evaluate': {
    result: { value?: unknown };
    exceptionDetails?: { exception?: { description?: string } };
  };
  'Runtime.getHeapUsage': { usedSize: number };
}

interface Cookie {
  name: string;
  value: string;
  domain: string;
  path: string;
}

/** Initial cookies of a browser. */
export type Cookies = readonly Cookie[];

type Send = <Method extends string>(
  method: Method,
  parameters?: object,
) => Promise<Method extends keyof Replies ? Replies[Method] : unknown>;

/**
 * A page without instrumentation of network, scripts and console. Test drivers enable all of it, for which Chromium
 * parses scripts again while they run: a fifth of the cost of a first visit.
 */
export interface BarePage {
  send: Send;
  goto: (url: string) => Promise<void>;
  /** Runs a self-contained function in the page and returns its result. */
  evaluate: <Given, T>(work: (given: Given) => T, given: Given) => Promise<Awaited<T>>;
  /** Runs before all scripts of a page. */
  before: (work: () => void) => Promise<void>;
  /** Waits until a condition holds in the page, for at most 30 s. */
  until: <Given>(holds: (given: Given) => boolean, given: Given) => Promise<void>;
  /** Types a text at once. */
  type: (selector: string, text: string) => Promise<void>;
  cookies: () => Promise<Cookies>;
  close: () => Promise<void>;
}

export interface BareChromium {
  /** A page in a new browser with an empty cache. */
  open: (cookies?: Cookies) => Promise<BarePage>;
}

/** Runs work with such a browser, which accepts any certificate. */
export async function withBareChromium<T>(work: (browser: BareChromium) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const { executablePath } = chromiumPath();
  if (executablePath === undefined) throw new Error('no Chromium: say where it is with CHROMIUM_BIN');
  const browser = spawn(
    executablePath,
    [
      '--headless',
      '--remote-debugging-port=0',
      '--ignore-certificate-errors',
      `--user-data-dir=${profile}`,
      ...chromiumArgs,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      browser.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /ws:\/\/\S+/.exec(said)?.[0];
        if (found !== undefined) resolve(found);
      });
      browser.once('exit', () => reject(new Error(`Chromium ended: ${said.slice(-500)}`)));
    });
    const sendTo = await connect(address);
    return await work({ open: (cookies) => openPage(sendTo, cookies) });
  } finally {
    browser.kill();
    await gone;
    await rm(profile, { recursive: true, force: true });
  }
}

/** Connects to a browser; commands go to it or to one of its pages. */
async function connect(address: string): Promise<(session?: string) => Send> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (response: Reply) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const response: Reply = JSON.parse(String(data));
    if (response.id === undefined) return;
    waiting.get(response.id)?.(response);
    waiting.delete(response.id);
  });
  return (sessionId) => (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, result }) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the protocol says
        if (!error) resolve(result as never);
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
}

async function openPage(sendTo: (session?: string) => Send, cookies: Cookies = []): Promise<BarePage> {
  const toBrowser = sendTo();
  const { browserContextId } = await toBrowser('Target.createBrowserContext');
  if (cookies.length > 0) await toBrowser('Storage.setCookies', { cookies, browserContextId });
  const { targetId } = await toBrowser('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    ...size,
  });
  const { sessionId } = await toBrowser('Target.attachToTarget', { targetId, flatten: true });
  const send = sendTo(sessionId);

  const evaluate: BarePage['evaluate'] = async (work, given) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression: `(${work.toString()})(${JSON.stringify(given)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'it failed in the page');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the function returns, as JSON
    return result.value as never;
  };
  const until: BarePage['until'] = async (holds, given) => {
    // oxlint-disable no-await-in-loop -- one look after the other
    for (let waited = 0; !(await evaluate(holds, given)); waited += POLL_MS) {
      if (waited > 30_000) throw new Error(`it did not come: ${holds.toString()}`);
      await wait(POLL_MS);
    }
    // oxlint-enable no-await-in-loop
  };
  return {
    send,
    evaluate,
    until,
    async goto(url) {
      await send('Page.navigate', { url });
    },
    async before(work) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${work.toString()})()` });
    },
    async type(selector, text) {
      await evaluate((query) => document.querySelector<HTMLElement>(query)?.focus(), selector);
      await send('Input.insertText', { text });
    },
    cookies: async () => (await toBrowser('Storage.getCookies', { browserContextId })).cookies,
    async close() {
      await toBrowser('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
