import { createScript, type Redis } from '../store/redis.ts';

/** The streams of people over all servers, which limit how many one person has. */
export interface Presence {
  /**
   * Adds a stream of this server. When the person then has too many, the oldest is cut, on whichever server. Returns a
   * function that removes it.
   */
  enter(tenantId: string, userId: string, cut: () => void): () => void;
  close(): void;
}

/** Time in milliseconds after which the streams of a server that was killed no longer count, and the interval of its signs. */
const ALIVE = { expires: 15_000, every: 5_000 };
/** Seconds after which the streams of a person are forgotten, and milliseconds after which they are added again. */
const LISTED = { expires: 3 * 3_600, every: 3_600_000 };
const cutChannel = 'cut-stream';
const INSTANCE_ID_LENGTH = 36;

const enterScript = createScript(`
  local alive, instance, member, since, most, channel = unpack(ARGV)
  redis.call('SET', alive .. instance, 1, 'PX', ${ALIVE.expires})
  redis.call('ZADD', KEYS[1], since, member)
  redis.call('EXPIRE', KEYS[1], ${LISTED.expires})
  if redis.call('ZCARD', KEYS[1]) <= tonumber(most) then return 0 end
  for _, other in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
    if redis.call('EXISTS', alive .. string.sub(other, 1, ${INSTANCE_ID_LENGTH})) == 0 then
      redis.call('ZREM', KEYS[1], other)
    end
  end
  local over = redis.call('ZCARD', KEYS[1]) - most
  if over <= 0 then return 0 end
  local oldest = redis.call('ZPOPMIN', KEYS[1], over)
  for index = 1, #oldest, 2 do redis.call('PUBLISH', channel, oldest[index]) end
  return over
`);

interface Entry {
  key: string;
  /** Milliseconds since 1970. */
  since: number;
  cut: () => void;
}

/**
 * @param instanceId A UUID.
 * @param most Streams of a person.
 */
export function openPresence(redis: Redis, instanceId: string, most: number): Presence {
  const { prefix } = redis;
  const alive = `${prefix}alive:`;
  /** By name in Redis. */
  const own = new Map<string, Entry>();
  let count = 0;
  let listing: Promise<void> | undefined;

  /** Not listed yet, as far as is known: Redis did not respond. */
  const unlisted = new Set<string>();
  const list = async (member: string, { key, since }: Entry) => {
    const reply = await redis.run(
      enterScript,
      [key],
      [alive, instanceId, member, String(since), String(most), prefix + cutChannel],
    );
    if (reply === undefined && own.has(member)) unlisted.add(member);
    else unlisted.delete(member);
  };
  const listEach = async (members: readonly string[]) => {
    for (const member of members) {
      const entry = own.get(member);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, because Redis has others to serve
      if (entry) await list(member, entry);
    }
  };
  const listAgain = (members: Iterable<string>) => {
    listing ??= listEach([...members]).finally(() => (listing = undefined));
  };
  const stops = [
    redis.subscribe(cutChannel, (member) => own.get(member)?.cut()),
    // Redis may have lost everything.
    redis.onChange((ready) => {
      if (ready) listAgain(own.keys());
    }),
  ];
  const timers = [
    setInterval(() => {
      void redis.ask((client) => client.set(alive + instanceId, '1', { PX: ALIVE.expires }));
      if (unlisted.size > 0) listAgain(unlisted);
    }, ALIVE.every),
    setInterval(() => listAgain(own.keys()), LISTED.every),
  ];
  return {
    enter(tenantId, userId, cut) {
      const member = `${instanceId}:${(count += 1)}`;
      const entry = { key: `${prefix}streams:${tenantId}:${userId}`, since: Date.now(), cut };
      own.set(member, entry);
      void list(member, entry);
      return () => {
        own.delete(member);
        unlisted.delete(member);
        void redis.ask((client) => client.zRem(entry.key, member));
      };
    },
    close() {
      for (const stop of stops) stop();
      for (const timer of timers) clearInterval(timer);
    },
  };
}
