import { createParser } from 'eventsource-parser';
import { portalEvent, portalEventTypes, type PortalEvent } from '../contract/events.ts';
import type { EventCursor } from './event-cursor.ts';

/**
 * Reads one response of the event stream until it ends; rejects when the body is interrupted. After the signal is
 * aborted the cursor no longer advances, so that the next reader resumes without a gap.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  cursor: EventCursor,
  signal: AbortSignal,
  on: { event(event: PortalEvent): void; bytes(): void; retry(delay: number): void },
): Promise<void> {
  const parser = createParser({
    onId(id) {
      if (!signal.aborted) cursor.advance(id);
    },
    onEvent({ id, event, data }) {
      if (signal.aborted) return;
      const known = checkEvent(event, data);
      if (known?.type === 'reset') cursor.restart(id ?? cursor.lastEventId);
      else if (!cursor.accept(id)) return;
      if (known !== undefined) on.event(known);
    },
    onRetry: (delay) => on.retry(delay),
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    on.bytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/**
 * Validates an event. Unknown types are ignored: the server may be newer. An invalid event of a known type becomes a
 * `reset`, because the data must be reloaded.
 */
function checkEvent(type: string | undefined, data: string): PortalEvent | undefined {
  if (!portalEventTypes.some((known) => known === type)) return undefined;
  const parsed = portalEvent.safeParse(parseJson(data));
  return parsed.success ? parsed.data : { type: 'reset' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
