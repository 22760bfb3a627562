import { contract, type Endpoint, type Message, type MessageBody } from '@snap/portal-api/contract';
import { pino } from 'pino';
import { forgetInFavourites } from '../areas/collection/commands/forget-message.ts';
import { groupRoutes } from '../areas/groups/routes.ts';
import { messageRoutes } from '../areas/messages/routes.ts';
import { registerRoutes } from '../http/routes.ts';
import { createHttpServer } from '../http/server.ts';
import { eventsRoute } from '../live/events-route.ts';
import { type Live, startLive } from '../live/live.ts';
import type { StreamLimits } from '../live/streams.ts';
import { openDatabase } from '../store/database.ts';
import type { TestSession } from './world.ts';
import type { TestDatabase } from './test-database.ts';

/** A server process for messages and groups, with its own pool, tail and port. */
export interface MessagingInstance {
  url: string;
  live: Live;
  /** Background errors. */
  errors: unknown[];
  close(): Promise<void>;
}

const { messages } = contract;

/** Starts an instance. It accepts the sessions given to `admit`. */
export async function startMessagingInstance(
  { connection }: TestDatabase,
  sessions: readonly TestSession[],
  limits?: Partial<StreamLimits>,
): Promise<MessagingInstance> {
  const errors: unknown[] = [];
  const database = openDatabase(connection, { connections: 6, name: 'portal-test-instance' });
  const onError = (error: unknown) => errors.push(error);
  const live = await startLive({ database, connection, onError, ...(limits ? { limits } : {}) });
  const app = await createHttpServer({ log: pino({ level: 'silent' }) });
  const byToken = new Map(sessions.map((session) => [session.token, session]));
  const routes = [
    ...messageRoutes({ database, live }, forgetInFavourites),
    ...groupRoutes({ database }),
    eventsRoute(live),
  ];
  registerRoutes(app, routes, {
    find: async (token) => byToken.get(token),
    findByMedia: async () => undefined,
    permits: async () => false,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    live,
    errors,
    async close() {
      await live.close();
      // The test client preconnects; connections without requests would delay the shutdown.
      app.server.closeAllConnections();
      await app.close();
      await database.close();
    },
  };
}

export interface CallResult {
  status: number;
  body: { code: string | number; msg?: string; result?: unknown } & Record<string, unknown>;
}

/** Sends a call with a session, as form or query according to the contract. */
export async function call(
  url: string,
  session: TestSession,
  endpoint: Endpoint,
  input: Record<string, string | number>,
): Promise<CallResult> {
  const parameters = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const get = endpoint.method === 'GET';
  const response = await fetch(`${url}${endpoint.path}${get ? `?${parameters}` : ''}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${session.token}`, tenantid: session.tenantId },
    ...(get ? {} : { body: parameters }),
  });
  const body: CallResult['body'] = await response.json();
  return { status: response.status, body };
}

/** Sends a message and returns it; throws when it is not acknowledged. */
export async function sendMessage(
  url: string,
  session: TestSession,
  target: { type: 'user' | 'group'; id: string },
  body: MessageBody,
): Promise<Message> {
  const message = JSON.stringify(body);
  const reply =
    target.type === 'user'
      ? await call(url, session, messages.sendToUser, {
          sender: session.userId,
          recipient: target.id,
          message,
        })
      : await call(url, session, messages.sendToGroup, {
          sender: session.userId,
          groupId: target.id,
          message,
        });
  if (reply.body.code !== '0') throw new Error(`not acknowledged: ${reply.status} ${reply.body.code}`);
  return messages.sendToUser.output.parse(reply.body);
}
