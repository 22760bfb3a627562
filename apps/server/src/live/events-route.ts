import { eventStreamPath } from '@snap/portal-api/contract';
import { streamRoute, type StreamRoute } from '../http/route.ts';
import type { Streams } from './streams.ts';

/** The signed-in person's live events as server-sent events (B1); `Last-Event-ID` resumes. */
export function eventsRoute({ streams }: { streams: Streams }): StreamRoute {
  return streamRoute(eventStreamPath, async ({ actor, request, reply }) => {
    const lastEventId = request.headers['last-event-id'];
    const response = { response: reply.raw, headers: reply.getHeaders(), takeOver: () => reply.hijack() };
    await streams.open(actor, response, Array.isArray(lastEventId) ? lastEventId.join() : lastEventId);
  });
}
