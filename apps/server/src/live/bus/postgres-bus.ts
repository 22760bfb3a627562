import pg from 'pg';
import type { Connection } from '../../store/database.ts';
import { createHintSender, ephemeralChannel, eventChannel, readHint } from '../../store/hints.ts';
import type { Bus, BusOptions } from './bus.ts';

const retryAfter = { first: 100, last: 5_000 };
/** Maximum payload of PostgreSQL's NOTIFY, in bytes. */
const MAX_PAYLOAD_BYTES = 7_900;

/**
 * A bus of LISTEN and NOTIFY on one separate connection, which reconnects when it breaks. NOTIFY is sent after the commit,
 * never within a writing transaction: commits that notify wait for each other.
 */
export function openPostgresBus({
  connection,
  instanceId,
  onHint,
  onEphemeral,
  onError,
}: BusOptions & { connection: Connection }): Bus {
  let client: pg.Client | undefined;
  let listening = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let wait = retryAfter.first;

  const retry = () => {
    if (stopped) return;
    timer = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, retryAfter.last);
  };
  const connect = async () => {
    const opened = new pg.Client({
      ...connection,
      application_name: 'portal-tail',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client = opened;
    let lost = false;
    const handleLoss = () => {
      if (lost) return;
      lost = true;
      listening = false;
      retry();
    };
    opened.on('error', (error) => {
      onError(error);
      handleLoss();
    });
    opened.on('end', handleLoss);
    opened.on('notification', ({ channel, payload = '' }) => {
      if (channel === ephemeralChannel) onEphemeral(payload);
      else {
        const hint = readHint(payload);
        if (hint.instanceId !== instanceId) onHint(hint.tenantIds);
      }
    });
    try {
      await opened.connect();
      await opened.query(`LISTEN ${eventChannel}; LISTEN ${ephemeralChannel}`);
      wait = retryAfter.first;
      listening = true;
      onHint();
    } catch (error) {
      onError(error);
      await opened.end().catch(() => {});
      handleLoss();
    }
  };
  const connecting = connect();
  const notify = async (channel: string, payload: string) => {
    if (!listening) return;
    await client?.query('SELECT pg_notify($1, $2)', [channel, payload]).catch(onError);
  };

  const servers = createHintSender((hint) => notify(eventChannel, hint), instanceId);
  return {
    hint: (tenantId) => servers.hint(tenantId),
    send(payload) {
      if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) void notify(ephemeralChannel, payload);
    },
    isConnected: () => listening,
    async close() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([connecting, servers.settled()]);
      await client?.end().catch(() => {});
    },
  };
}
