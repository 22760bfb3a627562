import { setImmediate as nextTurn } from 'node:timers/promises';
import { codes } from '@snap/portal-api/contract';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { Database } from '../../../store/database.ts';
import { isDataRefusal, isPassingConflict } from '../../../store/errors.ts';
import { systemCode } from '../../../startup-error.ts';
import { conversationKey } from '../conversation-id.ts';
import { type Sending, type Sent, writeBatch } from './write-batch.ts';

/** Gathers concurrent sends, so that many share one transaction and one flush to disk. */
export interface MessageWriter {
  /**
   * Resolves after the commit. Rejects with the database's error when it is away, and then nothing is known of the
   * message: sending it again with the same `clientMsgId` is safe.
   */
  send(tenantId: string, sending: Sending): Promise<Sent>;
}

export interface MessageWriterOptions {
  database: Database;
}

/** Most messages in one transaction: a bound on how long the first of them waits for the last. */
const batchLimit = 200;
/** Transactions of one organisation at once: while one is at the disk, another is being worked out. */
const transactions = 2;
/** Most messages that wait; more are refused with 503. */
const queueLimit = 20_000;
/** Responses that are sent before the event loop gets a turn. */
const answersAtOnce = 8;
const attempts = 20;
/** Seconds. */
const retryAfter = 1;

interface Waiting {
  sending: Sending;
  /** Its conversation: see `conversationKey`. */
  key: string;
  resolve: (sent: Sent) => void;
  reject: (error: unknown) => void;
}

/** Settles the promise of one send. */
type Settle = () => void;

/** The sends in progress of one organisation. */
interface Lane {
  queue: Waiting[];
  /** Conversations that a transaction in hand writes to: what else is for them waits, so that it stays in order. */
  busy: Set<string>;
  running: number;
}

/** Sends that arrive while an organisation's transactions run go into the next one. */
export function createMessageWriter({ database }: MessageWriterOptions): MessageWriter {
  const lanes = new Map<string, Lane>();

  const write = async (tenantId: string, sendings: readonly Sending[]): Promise<Sent[]> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await database.tenant(tenantId, (tx) => writeBatch(tx, tenantId, sendings), 'by-keys');
      } catch (error) {
        if (attempt === attempts || !isRace(error)) throw error;
      }
    }
  };
  /** Writes a batch and returns the functions that settle its sends. */
  const settle = async (tenantId: string, batch: readonly Waiting[]): Promise<Settle[]> => {
    try {
      const sent = await write(
        tenantId,
        batch.map(({ sending }) => sending),
      );
      return batch.map(({ resolve, reject }, index) => () => {
        const result = sent[index];
        if (result) resolve(result);
        else reject(new Error('a send without a result'));
      });
    } catch (error) {
      // Only what the database says of the data is worth finding the culprit for; when it is away, it is so for all.
      if (batch.length === 1 || !isDataRefusal(error))
        return batch.map(
          ({ reject }) =>
            () =>
              reject(error),
        );
      const settles: Settle[] = [];
      for (const waiting of batch) settles.push(...(await settle(tenantId, [waiting])));
      return settles;
    }
  };
  const drive = async (tenantId: string, lane: Lane) => {
    lane.running += 1;
    for (let batch = take(lane); batch.length > 0; batch = take(lane)) {
      for (const { key } of batch) lane.busy.add(key);
      const settles = await settle(tenantId, batch);
      for (const { key } of batch) lane.busy.delete(key);
      // First, so that what they send next can travel in the next batch: large ones cost less a message.
      await settleAll(settles);
    }
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(tenantId);
  };

  return {
    send(tenantId, sending) {
      return new Promise((resolve, reject) => {
        const lane = lanes.get(tenantId) ?? { queue: [], busy: new Set(), running: 0 };
        lanes.set(tenantId, lane);
        if (lane.queue.length >= queueLimit) {
          reject(new HttpRefusal(503, codes.unavailable, retryAfter));
          return;
        }
        const key = conversationKey(sending.sender, sending.target);
        lane.queue.push({ sending, key, resolve, reject });
        if (lane.running < transactions) void drive(tenantId, lane);
      });
    },
  };
}

/**
 * Settles a few sends, then yields: settling many at once would delay the next statement of each running transaction.
 */
async function settleAll(settles: readonly Settle[]): Promise<void> {
  for (const [index, settleOne] of settles.entries()) {
    if (index > 0 && index % answersAtOnce === 0) await nextTurn();
    settleOne();
  }
}

/** Takes the next batch: the oldest sends, except those to conversations that a running transaction writes to. */
function take(lane: Lane): Waiting[] {
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const waiting of lane.queue) {
    if (batch.length === batchLimit || lane.busy.has(waiting.key)) later.push(waiting);
    else batch.push(waiting);
  }
  lane.queue = later;
  return batch;
}

/** Another process was faster: the next attempt sees what it wrote. */
const isRace = (error: unknown) => isPassingConflict(error) || systemCode(error) === uniqueViolation;
const uniqueViolation = '23505';
