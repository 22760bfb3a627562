import { portalEvent } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../store/database.ts';
import { ephemeralChannel } from '../store/events.ts';

/**
 * An ephemeral event: sent to the currently connected people on all processes, never stored. It neither fills the log
 * nor waits for it.
 */
const ephemeralEvent = z.object({
  tenantId: z.string(),
  /** Without `userIds`: for everyone in this conversation. */
  conversationId: z.nullable(z.string()),
  userIds: z.nullable(z.array(z.string())),
  /** Excluded person. */
  except: z.string(),
  event: portalEvent,
});
export type EphemeralEvent = z.infer<typeof ephemeralEvent>;

/** Maximum payload of PostgreSQL's NOTIFY, in bytes. */
const MAX_PAYLOAD_BYTES = 7_900;

/** Sends an ephemeral event when the caller's transaction commits; too long ones are dropped. */
export async function publishEphemeral(tx: Tx, event: EphemeralEvent): Promise<void> {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) return;
  await sql`SELECT pg_notify(${ephemeralChannel}, ${payload})`.execute(tx);
}

/** Parses a received payload. */
export function parseEphemeral(payload: string): EphemeralEvent {
  return ephemeralEvent.parse(JSON.parse(payload));
}

/** SSE frame without an id, so that it is not replayed. */
export function ephemeralFrame({ event }: EphemeralEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
