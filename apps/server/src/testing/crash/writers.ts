import { createHash, randomUUID } from 'node:crypto';
import { friends, groups, messages, settings } from '@snap/portal-api/contract';
import { uploadFile } from '../disk-client.ts';
import { type Answer, call } from '../messaging-instance.ts';
import type { TestSession } from '../organisation.ts';

/** Changes of a message, each final for it. */
export const changes = ['edit', 'react', 'recall'] as const;
export type Change = (typeof changes)[number];

/** What the server has said is done: the whole memory of its clients. */
export interface Acknowledged {
  /** Message ids by the sender's own. */
  messages: Map<string, string>;
  /** By message id. */
  changes: Map<string, Change>;
  /** Of `asker` to `friend`; whether that one has accepted. */
  requests: Map<string, { asker: string; friend: string; accepted: boolean }>;
  /** Group ids by the creator's own, with how many are in it. */
  groups: Map<string, { id: string; owner: string; members: number }>;
  /** SHA-256 by file id. */
  files: Map<string, { owner: string; name: string; hash: string }>;
  /** By person: how the three switches were left, and what was on its way after that. */
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

/** How much was acknowledged, in words. */
export const saidOf = (of: Acknowledged) =>
  `${of.messages.size} messages, ${of.changes.size} edits, reactions and recalls, ${of.requests.size} friend requests, ` +
  `${of.groups.size} groups, ${of.files.size} files, the settings of ${of.settings.size} people`;

export interface Writing {
  url: string;
  writers: readonly TestSession[];
  acknowledged: Acknowledged;
  /** Resolves when there is somebody to answer. Called before each request. */
  up: () => Promise<void>;
  /** Told of each answer that is a failure of the server's. */
  onFailure?: (status: number) => void;
  /** Told of each acknowledgement. */
  onAcknowledged: () => void;
  signal: AbortSignal;
}

/** Everybody writes, one thing after the other, until the signal. Resolves to how many requests they made. */
export async function writeAll(writing: Writing): Promise<number> {
  const made = await Promise.all(writing.writers.map((_, index) => write(writing, index)));
  return made.reduce((sum, attempts) => sum + attempts, 0);
}

async function write(writing: Writing, index: number): Promise<number> {
  const { url, writers, acknowledged, up, onAcknowledged, signal } = writing;
  const at = (offset: number) => writers[(index + offset) % writers.length];
  const [me, peer] = [at(0), at(1)];
  if (!me || !peer) throw new Error('too few writers');
  let attempts = 0;
  /** Tries until it is answered, as a client does; undefined when it was refused or the time is over. */
  const until = async <T>(attempt: () => Promise<T>): Promise<T | undefined> => {
    while (!signal.aborted) {
      await up();
      attempts += 1;
      try {
        return await attempt();
      } catch {
        // Cut off or away: nothing is known of it.
      }
    }
    return undefined;
  };
  const ask = async (by: TestSession, ...[endpoint, input]: [Endpoint, Input]): Promise<Answer> => {
    const answer = await call(url, by, endpoint, input);
    if (answer.status >= 500) writing.onFailure?.(answer.status);
    if (answer.status >= 500 || answer.status === 429) throw new Error(`status ${answer.status}`);
    return answer;
  };
  const done = async (by: TestSession, ...asked: [Endpoint, Input]) => {
    const answer = await until(() => ask(by, ...asked));
    return answer?.body.code === '0' ? answer : undefined;
  };

  const works = {
    message: async (n: number) => {
      const clientMsgId = `${index}-${n}`;
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
      const request = { asker: me.userId, friend: friend.userId, accepted: false };
      acknowledged.requests.set(key, request);
      onAcknowledged();
      if (n % 2 === 0 && (await done(friend, friends.accept, { friendId: me.userId })))
        acknowledged.requests.set(key, { ...request, accepted: true });
    },
    group: async (n: number) => {
      const clientGroupId = `crash-${index}-${n}`;
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
        // Under another name each time: one whose answer was cut off may have come to be.
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
    // A day's groups are few.
    if (n % 30 === index % 30) await works.group(n);
    if (!signal.aborted) onAcknowledged();
  }
  return attempts;
}

type Endpoint = Parameters<typeof call>[2];
type Input = Parameters<typeof call>[3];
