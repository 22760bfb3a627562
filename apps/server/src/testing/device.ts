import { messages, type Message, type PortalEvent } from '@snap/portal-api/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { createEventClient } from './event-client.ts';
import { call } from './messaging-instance.ts';
import type { TestSession } from './world.ts';

/**
 * The messages of one conversation as a device caches them: from its history once, then from live events alone. Like the
 * portal, it keeps a message whose id it knows, and loads the list again only after `reset`.
 */
export interface Device {
  /** Texts by id, oldest first. */
  list(): [id: string, text: string][];
  resets(): number;
  /** Follows the stream until `leave`, and resumes it by its cursor when it is cut. */
  come(): Promise<void>;
  leave(): Promise<void>;
  /** Resolves when no list is being loaded. */
  settled(): Promise<void>;
}

const RECONNECT_MS = 50;

export function createDevice(url: string, session: TestSession, peerId: string): Device {
  const known = new Map<string, Message>();
  let loading: Promise<void> | undefined;
  let during: Message[] = [];
  let resets = 0;
  let leaving = new AbortController();
  let following: Promise<void> = Promise.resolve();

  const add = (message: Message) => {
    if (!known.has(message.id)) known.set(message.id, message);
  };
  const load = async () => {
    during = [];
    for (;;) {
      try {
        const list = await readConversation(url, session, peerId);
        known.clear();
        for (const message of [...list, ...during]) add(message);
        return;
      } catch {
        await pause(RECONNECT_MS);
      }
    }
  };
  const reload = () => {
    loading = (loading ?? Promise.resolve()).then(load);
  };
  const client = createEventClient(url, session.token, (event: PortalEvent) => {
    if (event.type === 'reset') {
      resets += 1;
      reload();
    }
    if (event.type !== 'message') return;
    during.push(event.message);
    add(event.message);
  });
  const follow = async (begun: () => void, { signal }: AbortController) => {
    while (!signal.aborted) {
      try {
        await client.connect();
        begun();
        await client.ended();
      } catch {
        // The server is away.
      }
      if (!signal.aborted) await pause(RECONNECT_MS);
    }
  };
  return {
    list: () => [...known.values()].toSorted((a, b) => a.seq - b.seq).map(({ id, text }) => [id, text]),
    resets: () => resets,
    async come() {
      leaving = new AbortController();
      const first = client.cursor === undefined;
      await new Promise<void>((begun) => (following = follow(begun, leaving)));
      if (first) reload();
      await loading;
    },
    async leave() {
      leaving.abort();
      client.close();
      await following;
    },
    async settled() {
      await loading;
    },
  };
}

/** All messages of a conversation, oldest first. */
export async function readConversation(
  url: string,
  session: TestSession,
  peerId: string,
): Promise<Message[]> {
  const list: Message[] = [];
  for (;;) {
    const first = list[0]?.id;
    const { status, body } = await call(url, session, messages.history, {
      type: 'user',
      targetId: peerId,
      size: 100,
      ...(first === undefined ? {} : { beforeId: first }),
    });
    if (status !== 200) throw new Error(`status ${status}`);
    const page = messages.history.output.parse(body);
    list.unshift(...page.list);
    if (!page.hasMoreBefore || page.list.length === 0) return list;
  }
}
