import { openEventStream } from '@snap/portal-api';
import type { Page } from 'playwright';
import type { PortalServer } from '../../e2e/portal-server.ts';
import { ensureBuilt } from '../start/bootstrap.mjs';
import { cpuEach, cpuOfTree } from './lib/cpu.ts';
import { startFloor } from './lib/floor.ts';
import { progress, report } from './lib/report.ts';
import { signIn, signInOnPage } from '../../e2e/signed-in.ts';
import { percentile, spread, timed } from './lib/stats.ts';
import { withBrowser, withServer } from './lib/with-server.ts';

const [screens, sends] = [100, 500];

/** Delivery from one person to another: from key press to paint, and the server's share. */
export async function bench(): Promise<void> {
  ensureBuilt();
  await withServer(
    async (server) => {
      progress(`${sends} messages through the server, and as many through its floor`);
      const { served, bare, cpu } = await throughServer(server);
      progress(`${screens} messages from screen to screen`);
      const painted = await fromScreenToScreen(server);
      const ratio = percentile(served, 0.95) / percentile(bare, 0.95);
      report('One message, one after the other: p50 / p95 / p99', [
        {
          what: `key press to painted on the other screen (${screens})`,
          measured: spread(painted),
          target: '≤ 200 ms',
        },
        { what: `call sent to event received (${sends})`, measured: spread(served) },
        { what: 'CPU of server and database, each', measured: cpu },
        {
          what: 'floor: bare relay, nothing checked or stored',
          measured: spread(bare),
          target: `p95 ratio ${ratio.toFixed(1)}`,
        },
      ]);
    },
    { env: { PORTAL_DEMO: '200' } },
  );
}

/** Callbacks by expected text. */
type Waiting = Map<string, () => void>;

async function throughServer(
  server: PortalServer,
): Promise<{ served: number[]; bare: number[]; cpu: string }> {
  const sender = await signIn(server, 'zhangwei');
  const reader = await signIn(server, 'lina');
  const waiting: Waiting = new Map();
  const opened = Promise.withResolvers<void>();
  const stream = openEventStream({
    client: reader.api.client,
    onEvent: (event) => event.type === 'message' && waiting.get(event.message.text)?.(),
    onState: ({ status }) => status === 'open' && opened.resolve(),
  });
  await opened.promise;
  const floor = await startFloor('{}');
  const relay = await listenToFloor(floor.url, waiting);

  const [served, bare]: [number[], number[]] = [[], []];
  const trip = (text: string, send: () => Promise<unknown>) => {
    const received = Promise.withResolvers<void>();
    waiting.set(text, received.resolve);
    return timed(() => Promise.all([received.promise, send()]).then(() => waiting.delete(text)));
  };
  const throughIt = (text: string) =>
    trip(text, () => {
      const message = { text, clientMsgId: crypto.randomUUID() };
      return sender.api.messages.sendToUser({ sender: sender.userId, recipient: reader.userId, message });
    });
  const throughFloor = (text: string) =>
    trip(text, async () => (await fetch(floor.url, { method: 'POST', body: text })).text());
  const cpuBefore = cpuOfTree(server.pid);
  for (let count = 0; count < sends; count += 1) {
    // oxlint-disable no-await-in-loop -- one at a time is what is measured
    served.push(await throughIt(`served ${count}`));
    bare.push(await throughFloor(`bare ${count}`));
  }
  const cpu = cpuEach(cpuBefore, cpuOfTree(server.pid), sends);
  stream.close();
  relay.abort();
  await floor.close();
  // The first ones are warm-ups.
  return { served: served.slice(20), bare: bare.slice(20), cpu };
}

async function listenToFloor(url: string, waiting: Waiting): Promise<AbortController> {
  const controller = new AbortController();
  const { body } = await fetch(`${url}/events`, { signal: controller.signal });
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body ?? []) {
      const frames = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) waiting.get(frame.slice('data: '.length))?.();
    }
  };
  read().catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  return controller;
}

async function fromScreenToScreen(server: PortalServer): Promise<number[]> {
  return withBrowser(async (browser) => {
    const [sender, reader] = [await browser.newContext(), await browser.newContext()];
    const [left, right] = [await sender.newPage(), await reader.newPage()];
    await signInOnPage(left, server, 'zhangwei');
    await signInOnPage(right, server, 'lina');
    await left.goto(`${server.url}news/news?type=user&id=demo~lina`);
    await right.goto(`${server.url}news/news?type=user&id=demo~zhangwei`);
    await right.getByRole('log').waitFor();
    const composer = left.getByRole('main').getByRole('textbox');
    await composer.waitFor();
    const times: number[] = [];
    for (let count = 0; count < screens; count += 1) {
      const text = `screen ${count}.`;
      // oxlint-disable no-await-in-loop -- one at a time is what is measured
      await composer.fill(text);
      const pressed = nextEnter(left);
      const painted = textPainted(right, text);
      // A page evaluates in order: both are observing when this resolves.
      await Promise.all([left, right].map((page) => page.evaluate(() => document.readyState)));
      await composer.press('Enter');
      times.push((await painted) - (await pressed));
    }
    return times;
  });
}

/** Time of the next Enter in milliseconds since 1970, the common clock of all pages. */
function nextEnter(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const note = (event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          removeEventListener('keydown', note, true);
          resolve(Date.now());
        };
        addEventListener('keydown', note, true);
      }),
  );
}

/** Time when the conversation has painted a text. */
function textPainted(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const log = document.querySelector('[role=log]');
          if (!log?.textContent.includes(awaited)) return;
          observer.disconnect();
          // A task after the next frame runs when that frame was submitted.
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );
}
