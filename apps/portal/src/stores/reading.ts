import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { messagesApi } from '../messages-api.ts';
import { conversations } from './conversations.ts';
import { noteRead } from './recent-list.ts';
import { threads } from './threads.ts';

/** Read positions that the server does not know yet. */
const wanted = new Map<string, { target: Target; seq: number }>();

/** The reader has seen everything up to `seq` (decision B6). The server owns the count: the badge follows its answer. */
export async function markRead(target: Target, seq: number): Promise<void> {
  const key = targetKey(target);
  const known = conversations.byKey[key]?.readSeq ?? 0;
  if (seq <= Math.max(known, wanted.get(key)?.seq ?? 0)) return;
  wanted.set(key, { target, seq });
  await report(key);
}

/** Reports again what could not be reported while the server was away. */
export async function reportReads(): Promise<void> {
  await Promise.all([...wanted.keys()].map(report));
}

async function report(key: string): Promise<void> {
  const read = wanted.get(key);
  const last = threads.byKey[key]?.messages.find((message) => message.seq === read?.seq);
  if (!read || !last) return;
  try {
    const { target } = read;
    const { readSeq } = await messagesApi.setReadState({
      targetId: target.id,
      type: target.type,
      lastId: last.id,
    });
    noteRead(target, readSeq);
    if (wanted.get(key)?.seq === read.seq) wanted.delete(key);
  } catch {
    // Stays wanted: it is reported again when the live connection is back.
  }
}
