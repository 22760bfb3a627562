import { codes, type Message, type MessageFile, type Target } from '@snap/portal-api/contract';
import { ref } from 'valtio';
import type { OutboxRecord, OutboxStorage } from './outbox-storage.ts';
import { targetKey } from '@snap/portal-api/live';
import { outgoing, type OutgoingMessage } from './outgoing.ts';

/**
 * Result of a failed send:
 * - `retry`: with backoff; `slowed` when the server limits the rate, with its pause `after` in milliseconds.
 * - `wait`: for a new session.
 * - `taken`: the server knows the `clientMsgId` from another message (decision B5).
 * - `refuse`: the server does not take the message.
 */
export type SendVerdict =
  | { kind: 'retry'; after?: number | undefined; slowed?: boolean }
  | { kind: 'taken'; failure: NonNullable<OutboxRecord['failure']> }
  | { kind: 'wait' }
  | { kind: 'refuse'; failure: NonNullable<OutboxRecord['failure']> };

export interface OutboxOptions {
  /** `tenant~user`: each person's messages wait apart. */
  account: string;
  storage: OutboxStorage;
  send: (item: OutboxRecord) => Promise<Message>;
  /** Brings the file of a message to the server. Rejects when that is refused, or when its author has given it up. */
  upload: (item: OutboxRecord) => Promise<MessageFile>;
  /** The server has the message. */
  onSent: (message: Message) => void;
  judge: (error: unknown) => SendVerdict;
  /**
   * Looks for the message in its own conversation: what was sent under its `clientMsgId` is this message, because an
   * outbox item never changes. `absent` only when that is certain.
   */
  findSent: (item: OutboxRecord) => Promise<Message | 'absent' | 'unknown'>;
  /** Tells the other tabs of this browser to look again. */
  onChange: () => void;
  locks: LockManager;
}

/** First and longest pause between two tries, in milliseconds. */
const backoff = { first: 1_000, longest: 30_000 };

function find(clientMsgId: string): OutgoingMessage | undefined {
  return outgoing.items.find((item) => item.clientMsgId === clientMsgId);
}

function drop(clientMsgId: string): void {
  outgoing.items = outgoing.items.filter((item) => item.clientMsgId !== clientMsgId);
}

function mark(clientMsgId: string, state: OutgoingMessage['state']): void {
  const item = find(clientMsgId);
  if (item) item.state = state;
}

/** A pause of the server is running: a new message waits, too, and does not extend the pause. */
const isHeld = () => outgoing.slowed && outgoing.nextTryAt !== undefined;

/** A message's file has not come to the server yet. */
const waitsForFile = ({ upload, file }: OutboxRecord) => upload !== undefined && file === undefined;

/**
 * The copy for the screen. It shares no object with the record: valtio replaces the objects inside of what it holds by
 * proxies, also in arrays, and IndexedDB cannot clone a proxy. Only the file is shared, as a `ref`.
 */
function toShown(record: OutboxRecord | Omit<OutboxRecord, 'order'>): Omit<OutgoingMessage, 'state'> {
  const { upload, ...rest } = record;
  const shown = structuredClone(rest);
  return upload ? { ...shown, upload: { ...upload, file: ref(upload.file) } } : shown;
}

/** A copy without proxies, whatever store the caller took the values from. */
function toPlain({ quote, mentions, upload, file, ...rest }: OutgoingExtras): OutgoingExtras {
  return {
    ...rest,
    ...(quote && { quote: { ...quote } }),
    ...(mentions && { mentions: mentions.map((mention) => ({ ...mention })) }),
    ...(upload && { upload: { ...upload } }),
    ...(file && { file: { ...file } }),
  };
}

/** What a message holds beside its text; `clientMsgId` where it is known before. */
export type OutgoingExtras = Partial<
  Pick<OutboxRecord, 'clientMsgId' | 'targetName' | 'quote' | 'mentions' | 'upload' | 'file'>
>;

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends messages in order per conversation, each until the server has answered (decision B18; guarantee G6). */
export function createOutbox(options: OutboxOptions) {
  const { account, storage, send, upload, onSent, judge, findSent, onChange, locks } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = backoff.first;
  /** Messages whose files are on their way from here. */
  const bringing = new Set<string>();

  function retryAfter({ after, slowed = false }: { after?: number | undefined; slowed?: boolean }): void {
    // The server's Retry-After wins; without it the backoff grows.
    const wait = slowed && after !== undefined ? after : Math.max(after ?? 0, pause);
    if (!slowed) pause = Math.min(pause * 2, backoff.longest);
    clearTimeout(timer);
    outgoing.slowed = slowed;
    outgoing.nextTryAt = Date.now() + wait;
    timer = setTimeout(wake, wait);
  }

  /** The server has the message. */
  async function finish(item: OutboxRecord, message: Message): Promise<void> {
    await storage.remove(item.clientMsgId);
    pause = backoff.first;
    outgoing.nextTryAt = undefined;
    outgoing.slowed = false;
    // Into the conversation first, then out of the queue, so that the row does not flicker.
    onSent(message);
    drop(item.clientMsgId);
    onChange();
  }

  async function refuse(item: OutboxRecord, failure: NonNullable<OutboxRecord['failure']>): Promise<void> {
    await storage.setFailure(item.order, failure);
    await refresh();
    onChange();
  }

  /** Handles a taken id. Resolves to whether the next message may be sent. */
  async function settleTaken(
    item: OutboxRecord,
    failure: NonNullable<OutboxRecord['failure']>,
  ): Promise<boolean> {
    const sent = await findSent(item);
    if (typeof sent === 'object') await finish(item, sent);
    else if (sent === 'unknown' || item.renewed) await refuse(item, failure);
    else {
      await storage.renew(item.order, crypto.randomUUID());
      await refresh();
      onChange();
    }
    return true;
  }

  /** Sends what waits in one conversation, one after the other; only one tab of the browser does so at a time. */
  function drain(target: Target): Promise<void> {
    return locks.request(`portal-outbox:${account}:${targetKey(target)}`, async () => {
      while (!isHeld()) {
        const waiting = await storage.list(account);
        const next = waiting.find(
          (item) => !item.failure && !waitsForFile(item) && targetKey(item.target) === targetKey(target),
        );
        if (!next || !(await attempt(next))) return;
      }
    });
  }

  /** Brings one file to the server, from one tab of the browser; messages without files pass it meanwhile. */
  async function bring({ clientMsgId }: OutboxRecord): Promise<void> {
    if (bringing.has(clientMsgId)) return;
    bringing.add(clientMsgId);
    const find = async () =>
      (await storage.list(account)).find((item) => item.clientMsgId === clientMsgId && waitsForFile(item));
    try {
      await locks.request(`portal-upload:${account}:${clientMsgId}`, async () => {
        const item = await find();
        if (!item || item.failure) return;
        try {
          await storage.setFile(item.order, await upload(item));
        } catch (error) {
          // Its author has given it up.
          if (!(await find())) return;
          const verdict = judge(error);
          if (verdict.kind === 'refuse') await storage.setFailure(item.order, verdict.failure);
          else if (verdict.kind === 'retry') retryAfter(verdict);
        }
        await refresh();
        onChange();
      });
    } finally {
      bringing.delete(clientMsgId);
    }
  }

  /** Brings every file that waits, each by itself. */
  async function bringAll(): Promise<void> {
    for (const record of await storage.list(account)) {
      if (waitsForFile(record) && !record.failure) void bringAndSend(record);
    }
  }

  async function bringAndSend(item: OutboxRecord): Promise<void> {
    await bring(item);
    await drain({ ...item.target });
  }

  /** One try. Resolves to whether the next message may go. */
  async function attempt(item: OutboxRecord): Promise<boolean> {
    mark(item.clientMsgId, 'sending');
    try {
      await finish(item, await send(item));
      return true;
    } catch (error) {
      return settleFailure(item, judge(error));
    }
  }

  async function settleFailure(item: OutboxRecord, verdict: SendVerdict): Promise<boolean> {
    if (verdict.kind === 'taken') {
      try {
        return await settleTaken(item, verdict.failure);
      } catch (error) {
        const next = judge(error);
        return settleFailure(item, next.kind === 'taken' ? { kind: 'retry' } : next);
      }
    }
    if (verdict.kind === 'refuse') {
      await refuse(item, verdict.failure);
      return true;
    }
    mark(item.clientMsgId, 'queued');
    if (verdict.kind === 'retry') retryAfter(verdict);
    return false;
  }

  /** Brings the screen in line with the device: messages of other tabs, and of before a reload. */
  async function refresh(): Promise<void> {
    const records = await storage.list(account);
    const unstored = outgoing.items.filter((item) => item.order === undefined);
    const known = new Set(records.map((record) => record.clientMsgId));
    outgoing.items = [
      ...records.map((record): OutgoingMessage => {
        const sending = find(record.clientMsgId)?.state === 'sending';
        return { ...toShown(record), state: record.failure ? 'failed' : sending ? 'sending' : 'queued' };
      }),
      ...unstored.filter((item) => !known.has(item.clientMsgId)),
    ];
  }

  /** Tries everything that waits, now. */
  function wake(): void {
    clearTimeout(timer);
    outgoing.nextTryAt = undefined;
    const targets = new Map(outgoing.items.map((item) => [targetKey(item.target), { ...item.target }]));
    for (const target of targets.values()) void drain(target);
    void bringAll();
  }

  return {
    /** Takes up what an earlier visit left, and sends it. */
    async start(): Promise<void> {
      await refresh();
      wake();
    },
    refresh,
    wake,
    stop(): void {
      clearTimeout(timer);
    },

    /** Shows the message at once; resolves when the device holds it. Rejects, and takes it back, when it cannot. */
    async add(target: Target, text: string, extras: OutgoingExtras = {}): Promise<void> {
      const record = {
        clientMsgId: crypto.randomUUID(),
        account,
        target: { type: target.type, id: target.id },
        text,
        createdAt: Date.now(),
        ...toPlain(extras),
      };
      outgoing.items.push({ ...toShown(record), state: 'queued' });
      let order: number;
      try {
        order = await storage.add(record);
        const item = find(record.clientMsgId);
        if (item) item.order = order;
      } catch (error) {
        drop(record.clientMsgId);
        throw error;
      }
      onChange();
      if (record.upload) void bringAndSend({ ...record, order });
      else void drain(target);
    },

    /** An event brought a message: if it is one of these, the server has it, whatever becomes of the answer. */
    async settle(clientMsgId: string): Promise<void> {
      if (!find(clientMsgId)) return;
      drop(clientMsgId);
      await storage.remove(clientMsgId);
    },

    /** Sends a refused message again, at its old place in the order. */
    async resend(clientMsgId: string): Promise<void> {
      const item = find(clientMsgId);
      if (item?.order === undefined) return;
      // Its author has seen that it was not sent: the server would always refuse the old id.
      if (item.failure?.code === codes.clientMsgIdTaken) await storage.renew(item.order, crypto.randomUUID());
      else await storage.setFailure(item.order, undefined);
      await refresh();
      onChange();
      wake();
    },

    /** Gives a refused message up. */
    async discard(clientMsgId: string): Promise<void> {
      drop(clientMsgId);
      await storage.remove(clientMsgId);
      onChange();
    },
  };
}
