import { createHash, randomUUID } from 'node:crypto';
import { friends, groups, messages, settings } from '@snap/portal-api/contract';
import { uploadFile } from '../disk-client.ts';
import { type CallResult, call } from '../messaging-instance.ts';
import type { TestSession } from '../world.ts';

/** Changes of a message, each of them final. */
export const changes = ['edit', 'react', 'recall'] as const;
export type Change = (typeof changes)[number];

/** Everything that the server has acknowledged to its clients. */
export interface Acknowledged {
  /** Message ids by client id. */
  messages: Map<string, string>;
  /** By message id. */
  changes: Map<string, Change>;
  /** Requests from `requester` to `friend`, and whether they were accepted. */
  requests: Map<string, { requester: string; friend: string; accepted: boolean }>;
  /** Groups by client id, with the number of members. */
  groups: Map<string, { id: string; owner: string; members: number }>;
  /** SHA-256 by file id. */
  files: Map<string, { owner: string; name: string; hash: string }>;
  /** By person: the acknowledged settings as a bit set, and the one in flight. */
  settings: Map<string, { left: number; underWay: number | undefined }>;
}

export const nothingYet = (): Acknowledged => ({
  messages: new Map(),
  changes: new Map(),
  requests: new Map(),
  groups: new Map(),
  files: new Map(),
  settings: new Map(),
});

/** Summary of the acknowledged items. */
export const saidOf = (of: Acknowledged) =>
  `${of.messages.size} messages, ${of.changes.size} edits, reactions and recalls, ${of.requests.size} friend requests, ` +
  `${of.groups.size} groups, ${of.files.size} files, the settings of ${of.settings.size} people`;

export interface Writing {
  url: string;
  writers: readonly TestSession[];
  /** Distinguishes the ids of several groups of writers. */
  name?: string;
  acknowledged: Acknowledged;
  /** Resolves when the server is available. Called before each request. */
  up: () => Promise<void>;
  /** Called with the status of each server error. */
  onFailure?: (status: number) => void;
  /** Called with each acknowledgement. */
  onAcknowledged: () => void;
  signal: AbortSignal;
}

/** All people write sequentially until the signal. Resolves to the number of requests. */
export async function writeAll(writing: Writing): Promise<number> {
  const made = await Promise.all(writing.writers.map((_, index) => write(writing, index)));
  return made.reduce((sum, attempts) => sum + attempts, 0);
}

async function write(writing: Writing, index: number): Promise<number> {
  const { url, writers, name: group = '', acknowledged, up, onAcknowledged, signal } = writing;
  const at = (offset: number) => writers[(index + offset) % writers.length];
  const [me, peer] = [at(0), at(1)];
  if (!me || !peer) throw new Error('too few writers');
  let attempts = 0;
  /** Retries until there is a response; undefined when refused or at the end. */
  const until = async <T>(attempt: () => Promise<T>): Promise<T | undefined> => {
    while (!signal.aborted) {
      await up();
      attempts += 1;
      try {
        return await attempt();
      } catch {
        // Interrupted: the result is unknown.
      }
    }
    return undefined;
  };
  const ask = async (by: TestSession, ...[endpoint, input]: [Endpoint, Input]): Promise<CallResult> => {
    const reply = await call(url, by, endpoint, input);
    if (reply.status >= 500) writing.onFailure?.(reply.status);
    if (reply.status >= 500 || reply.status === 429) throw new Error(`status ${reply.status}`);
    return reply;
  };
  const done = async (by: TestSession, ...request: [Endpoint, Input]) => {
    const reply = await until(() => ask(by, ...request));
    return reply?.body.code === '0' ? reply : undefined;
  };

  const works = {
    message: async (n: number) => {
      const clientMsgId = `${group}${index}-${n}`;
      const message = JSON.stringify({ msg: clientMsgId, clientMsgId });
      const sent = await done(me, messages.sendToUser, {
        sender: me.userId,
        recipient: peer.userId,
        message,
      });
      if (!sent) return;
      const { id } = messages.sendToUser.output.parse(sent.body);
      acknowledged.messages.set(clientMsgId, id);
      onAcknowledged();
      const change = changes[n % changes.length] ?? 'edit';
      const changed = {
        edit: () => done(me, messages.edit, { messageId: id, msg: 'edited' }),
        react: () => done(peer, messages.react, { messageId: id, emoji: '👍', on: 1 }),
        recall: () => done(me, messages.recall, { messageId: id }),
      };
      if (await changed[change]()) acknowledged.changes.set(id, change);
    },
    friend: async (n: number) => {
      const friend = at(2 + (n % (Math.floor(writers.length / 2) - 2)));
      if (!friend) return;
      const key = `${me.userId} ${friend.userId}`;
      if (!(await done(me, friends.ask, { friendId: friend.userId, msg: `${n}` }))) return;
      const request = { requester: me.userId, friend: friend.userId, accepted: false };
      acknowledged.requests.set(key, request);
      onAcknowledged();
      if (n % 2 === 0 && (await done(friend, friends.accept, { friendId: me.userId })))
        acknowledged.requests.set(key, { ...request, accepted: true });
    },
    group: async (n: number) => {
      const clientGroupId = `crash-${group}${index}-${n}`;
      const others = [1, 2, 3].map((offset) => at(offset)?.userId ?? '');
      const ids = others.join(',');
      const made = await done(me, groups.createTemporary, { ids, type: '1', clientGroupId });
      if (!made) return;
      const { target } = groups.createTemporary.output.parse(made.body);
      acknowledged.groups.set(clientGroupId, { id: target.id, owner: me.userId, members: others.length + 1 });
    },
    file: async (n: number) => {
      const bytes = `${index} ${n} ${randomUUID()}`.repeat(50);
      const person = { headers: { authorization: `Bearer ${me.token}`, tenantid: me.tenantId } };
      let name = '';
      const id = await until(() => {
        // A new name per attempt: an interrupted upload may have succeeded.
        name = `${n}-${attempts}.txt`;
        return uploadFile({ url }, person, { name, bytes });
      });
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (id !== undefined) acknowledged.files.set(id, { owner: me.userId, name, hash });
    },
    settings: async (n: number) => {
      const before = acknowledged.settings.get(me.userId)?.left ?? 7;
      const switches = n % 8;
      acknowledged.settings.set(me.userId, { left: before, underWay: switches });
      const [notifyStatus, sound, vibration] = [4, 2, 1].map((bit) => (switches & bit ? 1 : 0));
      const wanted = { notifyStatus: notifyStatus ?? 0, sound: sound ?? 0, vibration: vibration ?? 0 };
      if (await done(me, settings.setNotification, wanted))
        acknowledged.settings.set(me.userId, { left: switches, underWay: undefined });
    },
  };
  const round = [works.message, works.settings, works.message, works.friend, works.message, works.file];
  for (let n = 0; !signal.aborted; n += 1) {
    await round[n % round.length]?.(n);
    // The daily limit of groups is low.
    if (n % 30 === index % 30) await works.group(n);
    if (!signal.aborted) onAcknowledged();
  }
  return attempts;
}

type Endpoint = Parameters<typeof call>[2];
type Input = Parameters<typeof call>[3];
