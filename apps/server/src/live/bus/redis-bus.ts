import { createHintSender, everyTenant, readHint } from '../../store/hints.ts';
import type { Redis } from '../../store/redis.ts';
import type { Bus, BusOptions } from './bus.ts';

const hintChannel = 'hints';
const ephemeralChannel = 'ephemeral';

/** A bus of Redis's PUBLISH and SUBSCRIBE. Does not close the connection. */
export function openRedisBus({
  redis,
  instanceId,
  onHint,
  onEphemeral,
}: Omit<BusOptions, 'onError'> & { redis: Redis }): Bus {
  const publish = (channel: string, message: string) =>
    redis.ask((client) => client.publish(redis.prefix + channel, message));
  const servers = createHintSender((hint) => publish(hintChannel, hint), instanceId);
  const stops = [
    redis.subscribe(hintChannel, (text) => {
      const hint = readHint(text);
      if (hint.instanceId !== instanceId) onHint(hint.tenantIds);
    }),
    redis.subscribe(ephemeralChannel, onEphemeral),
    // Hints may have been missed, by this server or from it.
    redis.onChange((ready) => {
      onHint();
      if (ready) servers.hint(everyTenant);
    }),
  ];
  return {
    hint: (tenantId) => servers.hint(tenantId),
    send: (payload) => void publish(ephemeralChannel, payload),
    isConnected: () => redis.isReady(),
    async close() {
      for (const stop of stops) stop();
      await servers.settled();
    },
  };
}
