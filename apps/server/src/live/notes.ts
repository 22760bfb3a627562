import { portalEvent } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../store/database.ts';
import { noteChannel } from '../store/events.ts';

/**
 * Something that is good for some seconds: told to whoever is connected at this moment, on every process, and never
 * stored, so that it neither fills the log nor waits for it.
 */
const note = z.object({
  tenantId: z.string(),
  /** With `userIds` absent: for everyone in this conversation. */
  conversationId: z.nullable(z.string()),
  userIds: z.nullable(z.array(z.string())),
  /** Who need not be told. */
  except: z.string(),
  event: portalEvent,
});
export type Note = z.infer<typeof note>;

/** PostgreSQL carries no longer payloads. Bytes. */
const longest = 7_900;

/** Tells a note when the caller's transaction commits; one that is too long is dropped. */
export async function tell(tx: Tx, said: Note): Promise<void> {
  const payload = JSON.stringify(said);
  if (Buffer.byteLength(payload) > longest) return;
  await sql`SELECT pg_notify(${noteChannel}, ${payload})`.execute(tx);
}

/** A note as it came in. */
export function parseNote(payload: string): Note {
  return note.parse(JSON.parse(payload));
}

/** A note's frame has no id: whoever resumes is not told again. */
export function noteFrame({ event }: Note): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
