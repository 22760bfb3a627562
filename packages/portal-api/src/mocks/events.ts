import { http, HttpResponse, type HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { eventStreamPath } from '../contract/events.ts';
import { MockRefusal, refuse } from './mock.ts';
import type { MockWorld } from './world.ts';

/** The event stream: what `world.publish` says from now on. */
export function eventMocks(world: MockWorld): HttpHandler[] {
  let lastId = 0;
  return [
    http.get(`*${eventStreamPath}`, ({ request }) => {
      const accessToken = request.headers.get('authorization')?.replace(/^Bearer /, '');
      const caller = world.identify({ accessToken, refreshToken: undefined }, 'session');
      if (caller === undefined) return refuse(new MockRefusal(codes.unauthenticated, 401));
      const encoder = new TextEncoder();
      let stop: (() => void) | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(encoder.encode(': open\n\n'));
          stop = world.listen(caller.userId, (event) => {
            lastId += 1;
            const frame = `id: ${lastId}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
            controller.enqueue(encoder.encode(frame));
          });
        },
        cancel: () => stop?.(),
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  ];
}
