import { codes, type Message, type MessageFile, type Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import type { Context, Tabs } from '../options.ts';
import { createOutboxState, toPlain, toShown, type OutboxContent } from './outbox-state.ts';
import type { OutboxRecord, OutboxStorage, Refusal } from './outbox-storage.ts';
import type { SendResult } from './send-result.ts';

type Retry = Extract<SendResult, { kind: 'retry' }>;

export interface OutboxOptions extends Pick<Context, 'account' | 'clock'> {
  storage: OutboxStorage;
  /** One tab of the browser sends at a time. */
  tabs: Tabs;
  send: (item: OutboxRecord) => Promise<Message>;
  /** Uploads the file of an item. Rejects when the server refuses it, or when its author has cancelled it. */
  upload: (item: OutboxRecord) => Promise<MessageFile>;
  /** An upload that goes on only when its author tries again: files that were chosen after it wait no longer. */
  uploadFailed?: (clientMsgId: string) => boolean;
  /** The server has the message. */
  onSent: (message: Message) => void;
  resultOf: (error: unknown) => SendResult;
  /** Looks for the message of an item in its conversation; `absent` only when that is certain. */
  findSent: (item: OutboxRecord) => Promise<Message | 'absent' | 'unknown'>;
}

const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/** Files of one choice are stored this soon after each other. */
const ONE_CHOICE_MS = 5_000;
/** Between two looks whether an upload that others wait for has failed. */
const LOOK_AGAIN_MS = 2_000;

/** The file of an item is not on the server yet. */
const waitsForFile = ({ upload, file }: OutboxRecord) => upload !== undefined && file === undefined;

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends messages in order per conversation, each until the server has responded (decision B18; guarantee G6). */
export function createOutbox(options: OutboxOptions) {
  const { account, clock, storage, tabs, send, upload, onSent, resultOf, findSent } = options;
  const { uploadFailed = () => false } = options;
  const { state, find, drop, mark, replace } = createOutboxState();
  let cancelRetry: (() => void) | undefined;
  let backoff = FIRST_BACKOFF_MS;
  /** Items whose files this tab uploads. */
  const uploading = new Set<string>();

  const channel = () => `snap-portal:outbox:${account()}`;
  const announce = () => tabs.announce(channel());

  /** During a pause of the server a new message waits, too, and does not extend the pause. */
  const isPaused = () => state.slowed && state.nextTryAt !== undefined;

  function retryAfter({ after, slowed = false, serverFailed = false }: Omit<Retry, 'kind'>): void {
    // The server's Retry-After wins; without it the backoff grows.
    const delay = slowed && after !== undefined ? after : Math.max(after ?? 0, backoff);
    if (!slowed) backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
    cancelRetry?.();
    state.slowed = slowed;
    state.serverFailed = serverFailed;
    state.nextTryAt = clock.now() + delay;
    cancelRetry = clock.after(delay, wake);
  }

  /** Shows the items of the device: of other tabs, and of before a reload. */
  async function refresh(): Promise<void> {
    replace(await storage.list(account()));
  }

  /** The server has the message. */
  async function finish(item: OutboxRecord, message: Message): Promise<void> {
    await storage.remove(item.clientMsgId);
    backoff = FIRST_BACKOFF_MS;
    state.nextTryAt = undefined;
    state.slowed = false;
    state.serverFailed = false;
    // Into the conversation first, then out of the outbox, so that the row does not flicker.
    onSent(message);
    drop(item.clientMsgId);
    announce();
  }

  async function refuse(item: OutboxRecord, failure: Refusal): Promise<void> {
    await storage.setFailure(item.order, failure);
    await refresh();
    announce();
  }

  async function settleTaken(item: OutboxRecord, failure: Refusal): Promise<void> {
    const sent = await findSent(item);
    if (typeof sent === 'object') return finish(item, sent);
    if (sent === 'unknown' || item.renewed) return refuse(item, failure);
    await storage.renew(item.order, crypto.randomUUID());
    await refresh();
    announce();
  }

  /** One try. Resolves to whether the next message may be sent. */
  async function attempt(item: OutboxRecord): Promise<boolean> {
    mark(item.clientMsgId, 'sending');
    try {
      await finish(item, await send(item));
      return true;
    } catch (error) {
      return settleFailure(item, resultOf(error));
    }
  }

  async function settleFailure(item: OutboxRecord, result: SendResult): Promise<boolean> {
    if (result.kind === 'taken') {
      try {
        await settleTaken(item, result.failure);
        return true;
      } catch (error) {
        const next = resultOf(error);
        return settleFailure(item, next.kind === 'taken' ? { kind: 'retry' } : next);
      }
    }
    if (result.kind === 'refuse') {
      await refuse(item, result.failure);
      return true;
    }
    mark(item.clientMsgId, 'queued');
    if (result.kind === 'retry') retryAfter(result);
    return false;
  }

  /** Files that were chosen together go in their order, whichever is uploaded first. */
  const waitsForOthers = (item: OutboxRecord, records: readonly OutboxRecord[]) =>
    item.file !== undefined &&
    records.some(
      (earlier) =>
        earlier.order < item.order &&
        earlier.createdAt > item.createdAt - ONE_CHOICE_MS &&
        targetKey(earlier.target) === targetKey(item.target) &&
        waitsForFile(earlier) &&
        !earlier.failure &&
        !uploadFailed(earlier.clientMsgId),
    );

  /** Sends what is queued in one conversation, one message after the other. */
  function drain(target: Target): Promise<void> {
    const key = targetKey(target);
    return tabs.exclusively(`portal-outbox:${account()}:${key}`, async () => {
      while (!isPaused()) {
        // oxlint-disable-next-line no-await-in-loop -- one message after the other
        const records = await storage.list(account());
        const ready = records.filter(
          (item) => !item.failure && !waitsForFile(item) && targetKey(item.target) === key,
        );
        const next = ready.find((item) => !waitsForOthers(item, records));
        if (!next && ready.length > 0) clock.after(LOOK_AGAIN_MS, () => void drain(target));
        // oxlint-disable-next-line no-await-in-loop
        if (!next || !(await attempt(next))) return;
      }
    });
  }

  /** Uploads the file of an item, in one tab of the browser; messages without files pass it. */
  async function uploadFile({ clientMsgId }: Pick<OutboxRecord, 'clientMsgId'>): Promise<void> {
    if (uploading.has(clientMsgId)) return;
    uploading.add(clientMsgId);
    const stored = async () =>
      (await storage.list(account())).find((item) => item.clientMsgId === clientMsgId && waitsForFile(item));
    try {
      await tabs.exclusively(`portal-upload:${account()}:${clientMsgId}`, async () => {
        const item = await stored();
        if (!item || item.failure) return;
        try {
          await storage.setFile(item.order, await upload(item));
        } catch (error) {
          // Its author has deleted it.
          if (!(await stored())) return;
          const result = resultOf(error);
          if (result.kind === 'refuse') await storage.setFailure(item.order, result.failure);
          else if (result.kind === 'retry') retryAfter(result);
        }
        await refresh();
        announce();
      });
    } finally {
      uploading.delete(clientMsgId);
    }
  }

  async function uploadAndSend(item: Pick<OutboxRecord, 'clientMsgId' | 'target'>): Promise<void> {
    await uploadFile(item);
    await drain({ ...item.target });
  }

  async function uploadAll(): Promise<void> {
    for (const record of await storage.list(account())) {
      if (waitsForFile(record) && !record.failure) void uploadAndSend(record);
    }
  }

  /** Tries everything that is queued, now. */
  function wake(): void {
    cancelRetry?.();
    state.nextTryAt = undefined;
    const targets = new Map(state.items.map((item) => [targetKey(item.target), { ...item.target }]));
    for (const target of targets.values()) void drain(target);
    void uploadAll();
  }

  return {
    state,
    /** Shows and sends what an earlier visit left. */
    async start(): Promise<void> {
      tabs.listen(channel(), () => void refresh());
      await refresh();
      wake();
    },
    refresh,
    wake,
    stop(): void {
      cancelRetry?.();
    },

    /** Shows the message at once; resolves when the device has stored it. Rejects, and removes it, when it cannot. */
    async add(target: Target, text: string, content: OutboxContent = {}): Promise<void> {
      const record = {
        clientMsgId: crypto.randomUUID(),
        account: account(),
        target: { type: target.type, id: target.id },
        text,
        createdAt: clock.now(),
        ...toPlain(content),
      };
      state.items.push({ ...toShown(record), state: 'queued' });
      try {
        const order = await storage.add(record);
        const item = find(record.clientMsgId);
        if (item) item.order = order;
      } catch (error) {
        drop(record.clientMsgId);
        throw error;
      }
      announce();
      if (record.upload) void uploadAndSend(record);
      else void drain(target);
    },

    /** An event brought a message: if it is one of these, the server has it, whatever the response will be. */
    async settle(clientMsgId: string): Promise<void> {
      if (!find(clientMsgId)) return;
      drop(clientMsgId);
      await storage.remove(clientMsgId);
    },

    /** Sends a refused message again, at its old place in the order. */
    async resend(clientMsgId: string): Promise<void> {
      const item = find(clientMsgId);
      if (item?.order === undefined) return;
      // The author has seen that it was not sent: the server would always refuse the old id.
      if (item.failure?.code === codes.clientMsgIdTaken) await storage.renew(item.order, crypto.randomUUID());
      else await storage.setFailure(item.order, undefined);
      await refresh();
      announce();
      wake();
    },

    /** Deletes a refused message. */
    async discard(clientMsgId: string): Promise<void> {
      drop(clientMsgId);
      await storage.remove(clientMsgId);
      announce();
    },
  };
}
