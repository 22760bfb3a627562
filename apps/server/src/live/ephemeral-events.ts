import { portalEvent } from '@snap/portal-api/contract';
import * as z from 'zod/mini';

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
  /** Id of the server that sent it; absent from older servers. */
  from: z.optional(z.string()),
});
export type EphemeralEvent = z.infer<typeof ephemeralEvent>;

/** Form of an ephemeral event between servers. */
export function writeEphemeral(event: EphemeralEvent): string {
  return JSON.stringify(event);
}

/** Parses a received payload. */
export function parseEphemeral(payload: string): EphemeralEvent {
  return ephemeralEvent.parse(JSON.parse(payload));
}

/** SSE frame without an id, so that it is not replayed. */
export function ephemeralFrame({ event }: EphemeralEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
