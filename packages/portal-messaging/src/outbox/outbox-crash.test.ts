import { PortalApiError } from '@snap/portal-api';
import type { NewMessage } from '@snap/portal-api/areas';
import type { Message, Target } from '@snap/portal-api/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessaging, type Messaging } from '../messaging.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { apiOf, engineOptions, manualClock, memoryBrowser, memoryOutboxStorage } from '../testing/engine.ts';
import { me, message } from '../testing/messages.ts';

/** What the network does to one request. */
type Fate = 'works' | 'request lost' | 'response lost' | 'slowed';

interface Plan {
  /** Texts by tab, in the order of writing, each to one of two conversations. */
  writes: readonly { tab: 0 | 1; to: 0 | 1 }[];
  /** Each visit of a tab ends before its n-th step: at any await of storage or network. */
  kills: readonly number[];
  fates: readonly Fate[];
}

const targets: readonly Target[] = [
  { type: 'user', id: 'demo~lina' },
  { type: 'group', id: 'g1' },
];

/** A server that stores a repeated `clientMsgId` once, and returns the first result (decision B5). */
function createServer(fates: readonly Fate[]) {
  const stored: Message[] = [];
  let requests = 0;
  async function send(id: string, { text = '', clientMsgId = '' }: NewMessage): Promise<Message> {
    const fate = fates[requests] ?? 'works';
    requests += 1;
    if (fate === 'request lost') throw new PortalApiError('POST send', { kind: 'network', shown: true });
    if (fate === 'slowed')
      throw new PortalApiError('POST send', { kind: 'http', status: 429, retryAfter: 9_000, shown: true });
    const known = stored.find((each) => each.clientMsgId === clientMsgId);
    const result = known ?? message(stored.length + 1, { sender: me, clientMsgId, text, targetId: id });
    if (!known) stored.push(result);
    if (fate === 'response lost') throw new PortalApiError('POST send', { kind: 'timeout', shown: true });
    return result;
  }
  return { stored, send };
}

/** The page of a tab until it is killed: after its last step, no await resolves. */
function createVisit(steps: number) {
  let left = steps;
  const step = async () => {
    left -= 1;
    if (left < 0) await new Promise<never>(() => undefined);
  };
  /** Kills before the effect, and between the effect and what the page learns of it. */
  const guard =
    <Input extends unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      await step();
      const result = await call(...input).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      await step();
      if ('error' in result) throw result.error;
      return result.value;
    };
  return { guard, isAlive: () => left >= 0 };
}

function guarded(storage: OutboxStorage, guard: ReturnType<typeof createVisit>['guard']): OutboxStorage {
  return {
    add: guard((record) => storage.add(record)),
    list: guard((account) => storage.list(account)),
    setFailure: guard((order, failure) => storage.setFailure(order, failure)),
    setFile: guard((order, file) => storage.setFile(order, file)),
    renew: guard((order, clientMsgId) => storage.renew(order, clientMsgId)),
    remove: guard((clientMsgId) => storage.remove(clientMsgId)),
  };
}

/** Runs everything that does not wait for the clock. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function run({ writes, kills, fates }: Plan) {
  const storage = memoryOutboxStorage();
  const server = createServer(fates);
  const browser = memoryBrowser();
  let opened = 0;

  function openTab(steps: number) {
    opened += 1;
    const tab = opened;
    const visit = createVisit(steps);
    const clock = manualClock();
    const messaging: Messaging = createMessaging(
      engineOptions({
        api: apiOf({
          recent: async () => [],
          sendToUser: visit.guard((input) => server.send(input.recipient, input.message)),
          sendToGroup: visit.guard((input) => server.send(input.groupId, input.message)),
        }),
        clock,
        storage: { ...engineOptions().storage, outbox: guarded(storage, visit.guard) },
        tabs: browser.tab(tab),
      }),
    );
    void messaging.start();
    return { messaging, clock, visit, close: () => browser.close(tab) };
  }

  const stepsOfVisits = [...kills];
  const nextVisit = () => openTab(stepsOfVisits.shift() ?? Number.POSITIVE_INFINITY);
  const tabs = [nextVisit(), nextVisit()];
  /** Texts whose `add` has resolved: the user may close the page. */
  const confirmed: string[] = [];
  const written: { text: string; target: Target }[] = [];

  for (const [index, { tab, to }] of writes.entries()) {
    const text = `text ${index}`;
    const target = targets[to];
    const page = tabs[tab];
    if (!target || !page) continue;
    written.push({ text, target });
    void page.messaging.outbox.add(target, text).then(() => confirmed.push(text));
    await settle();
    for (const [place, each] of tabs.entries()) {
      each.clock.advance(10_000);
      if (each.visit.isAlive()) continue;
      each.close();
      tabs[place] = nextVisit();
    }
    await settle();
  }
  // The last visits: killed as planned, until one lives to the end.
  for (let round = 0; round < kills.length + fates.length + 3; round += 1) {
    for (const [place, each] of tabs.entries()) {
      each.clock.advance(60_000);
      if (each.visit.isAlive()) continue;
      each.close();
      tabs[place] = nextVisit();
    }
    await settle();
  }
  const left = await storage.list(me);
  // A page killed after sending notified no other tab: the message's event does.
  for (const { messaging } of tabs) {
    for (const sent of server.stored) messaging.applyEvent({ type: 'message', message: sent });
  }
  return { confirmed, written, stored: server.stored, left, tabs };
}

const plans: fc.Arbitrary<Plan> = fc.record({
  writes: fc.array(fc.record({ tab: fc.constantFrom(0, 1), to: fc.constantFrom(0, 1) }), {
    minLength: 1,
    maxLength: 8,
  }),
  kills: fc.array(fc.integer({ min: 1, max: 24 }), { maxLength: 8 }),
  fates: fc.array(fc.constantFrom<Fate>('works', 'request lost', 'response lost', 'slowed'), {
    maxLength: 10,
  }),
});

test('outbox › loses nothing and sends nothing twice, wherever its pages are killed', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const { confirmed, written, stored, left, tabs } = await run(plan);
      const texts = stored.map(({ text }) => text);
      // No duplicates.
      expect(texts).toEqual([...new Set(texts)]);
      // No loss of what the device had stored.
      expect(texts).toEqual(expect.arrayContaining(confirmed));
      expect(left).toEqual([]);
      // In the order of writing, per conversation: each text was stored before the next one was written.
      for (const { id } of targets) {
        const ofTarget = written.filter(({ target }) => target.id === id).map(({ text }) => text);
        const sent = stored.filter(({ targetId }) => targetId === id).map(({ text }) => text);
        expect(sent).toEqual(ofTarget.filter((text) => sent.includes(text)));
      }
      // No page that lives shows a message as waiting.
      expect(tabs.flatMap(({ messaging }) => messaging.outbox.state.items)).toEqual([]);
    }),
    { numRuns: 200 },
  );
}, 60_000);
