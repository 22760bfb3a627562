import type { Clock, MessagingApi, MessagingOptions, Tabs } from '../options.ts';
import type { AttachmentRecord, AttachmentStorage } from '../drafts/attachment-storage.ts';
import type { DraftStorage } from '../drafts/draft-storage.ts';
import type { OutboxRecord, OutboxStorage } from '../outbox/outbox-storage.ts';
import { me } from './messages.ts';

function without(record: OutboxRecord, name: 'failure' | 'upload'): OutboxRecord {
  const { [name]: _, ...rest } = record;
  return rest;
}

/** An outbox in memory. Records are copies, as IndexedDB makes them: what the caller changes later is not stored. */
export function memoryOutboxStorage(): OutboxStorage {
  const records = new Map<number, OutboxRecord>();
  let last = 0;
  const update = (order: number, change: (record: OutboxRecord) => OutboxRecord): void => {
    const record = records.get(order);
    if (record) records.set(order, change(record));
  };
  return {
    async add(record) {
      if ([...records.values()].some(({ clientMsgId }) => clientMsgId === record.clientMsgId))
        throw new DOMException('This id is stored already.', 'ConstraintError');
      last += 1;
      records.set(last, { ...structuredClone(record), order: last });
      return last;
    },
    list: async (account) =>
      [...records.values()].filter((record) => record.account === account).map((record) => ({ ...record })),
    async setFailure(order, failure) {
      update(order, (record) => (failure ? { ...record, failure } : without(record, 'failure')));
    },
    async setFile(order, file) {
      update(order, (record) => ({ ...without(record, 'upload'), file }));
    },
    async renew(order, clientMsgId) {
      update(order, (record) => ({ ...without(record, 'failure'), clientMsgId, renewed: true }));
    },
    async remove(clientMsgId) {
      for (const [order, record] of records) if (record.clientMsgId === clientMsgId) records.delete(order);
    },
  };
}

export function memoryDraftStorage(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    keys: () => [...entries.keys()],
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function memoryAttachmentStorage(): AttachmentStorage {
  const records = new Map<string, AttachmentRecord>();
  return {
    list: async (account) =>
      [...records.values()]
        .filter((record) => record.account === account)
        .map((record) => ({ ...record }))
        .toSorted((a, b) => a.addedAt - b.addedAt),
    put: async (record) => void records.set(record.id, { ...record }),
    remove: async (id) => void records.delete(id),
  };
}

/** The tabs of one browser, each by its number; a closed tab gives its locks up. */
export function memoryBrowser() {
  const queues = new Map<string, { tab: number; run: () => Promise<void> }[]>();
  const listeners: { tab: number; name: string; listener: () => void }[] = [];
  const closed = new Set<number>();

  function runNext(name: string): void {
    const queue = queues.get(name) ?? [];
    while (queue[0] && closed.has(queue[0].tab)) queue.shift();
    void queue[0]?.run();
  }

  const tab = (number: number): Tabs => ({
    exclusively: (name, work) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const entry = {
          tab: number,
          run: async () => {
            try {
              await work();
              resolve();
            } catch (error) {
              reject(error);
            } finally {
              if (queue[0] === entry) {
                queue.shift();
                runNext(name);
              }
            }
          },
        };
        queue.push(entry);
        if (queue.length === 1) void entry.run();
      }),
    announce: (name) => {
      for (const each of listeners) {
        if (each.tab !== number && each.name === name && !closed.has(each.tab)) queueMicrotask(each.listener);
      }
    },
    listen: (name, listener) => void listeners.push({ tab: number, name, listener }),
  });

  return {
    tab,
    close(number: number): void {
      closed.add(number);
      for (const [name, queue] of queues) if (queue[0]?.tab === number) runNext(name);
    },
  };
}

/** A clock that a test sets forward. */
export function manualClock(start = 1_780_000_000_000): Clock & { advance(milliseconds: number): void } {
  let time = start;
  let timers: { at: number; work: () => void }[] = [];
  return {
    now: () => time,
    after(delay, work) {
      const timer = { at: time + delay, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    advance(milliseconds) {
      time += milliseconds;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { work } of due) work();
    },
  };
}

type Calls = MessagingApi['messages'];

/** Calls that a test does not expect: each rejects with its name. */
export function apiOf(calls: Partial<Calls> = {}, share?: MessagingApi['disk']['share']): MessagingApi {
  const rejecting = new Proxy(calls, {
    get: (target, name) =>
      Reflect.get(target, name) ?? (() => Promise.reject(new Error(`unexpected call: ${String(name)}`))),
  });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy has every call
    messages: rejecting as Calls,
    disk: {
      delete: () => Promise.reject(new Error('unexpected call: delete')),
      share: share ?? (() => Promise.reject(new Error('unexpected call: share'))),
    },
  };
}

/** Options of an engine in memory, for `createMessaging`. */
export function engineOptions(options: Partial<MessagingOptions> = {}): MessagingOptions {
  return {
    account: () => me,
    api: apiOf(),
    storage: {
      outbox: memoryOutboxStorage(),
      drafts: memoryDraftStorage(),
      attachments: memoryAttachmentStorage(),
    },
    tabs: memoryBrowser().tab(1),
    openUploadQueue: () => Promise.reject(new Error('no uploads here')),
    ...options,
  };
}
