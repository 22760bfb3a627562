import type { CuttingProxy, Cut } from './cutting-proxy.ts';
import { createEventClient } from './event-client.ts';
import { sendMessage } from './messaging-instance.ts';
import type { TestSession } from './world.ts';

export interface ResumeOutcome {
  sent: string[];
  received: string[];
  resets: number;
  cuts: number;
}

const kinds: readonly Cut[] = ['reset', 'close', 'black hole'];

/**
 * A reader whose connection is cut repeatedly, mostly within an event, while messages are sent; it reconnects with its
 * cursor each time. `proxy` forwards to the instance at `url`.
 */
export async function runResumeScenario(setting: {
  url: string;
  proxy: CuttingProxy;
  sender: TestSession;
  reader: TestSession;
  cuts: number;
}): Promise<ResumeOutcome> {
  const { url, proxy, sender, reader } = setting;
  const target = { type: 'user' as const, id: reader.userId };
  const client = createEventClient(proxy.url, reader.token);
  await client.connect();
  client.close();
  await client.ended();

  const sent: string[] = [];
  let cuts = 0;
  while (cuts < setting.cuts) {
    const how = kinds[cuts % kinds.length] ?? 'reset';
    // From within the response headers, which have about 1,400 bytes, to some events later.
    proxy.plan({ after: 1_000 + ((cuts * 137) % 1_800), how });
    const connecting = client.connect().then(
      () => true,
      () => false,
    );
    for (let n = 0; n < 5; n += 1) {
      sent.push((await sendMessage(url, sender, target, { msg: `${cuts}.${n} ${'·'.repeat(n * 40)}` })).id);
    }
    // A black hole never ends by itself: the reader disconnects, as on a heartbeat timeout.
    if (how === 'black hole') client.close();
    if (await connecting) await client.ended();
    cuts += 1;
  }
  proxy.plan(undefined);
  await client.connect();
  await client.until(() => client.messageIds().at(-1) === sent.at(-1));
  client.close();
  const resets = client.received.filter(({ event }) => event.type === 'reset').length;
  return { sent, received: client.messageIds(), resets, cuts };
}
