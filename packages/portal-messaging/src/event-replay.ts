/** Keeps the events that arrive during a request: its response is older than they are. */
export interface EventReplay<Event> {
  /** Remembers an event for every request in flight. */
  record(event: Event): void;
  /** Makes a request. `apply` puts the events that arrived during it upon the response. */
  during<Response, Result>(
    request: () => Promise<Response>,
    apply: (response: Response, events: readonly Event[]) => Result,
  ): Promise<Result>;
}

export function createEventReplay<Event>(): EventReplay<Event> {
  const inFlight = new Set<Event[]>();
  return {
    record(event) {
      for (const events of inFlight) events.push(event);
    },
    async during(request, apply) {
      const events: Event[] = [];
      inFlight.add(events);
      try {
        return apply(await request(), events);
      } finally {
        inFlight.delete(events);
      }
    },
  };
}
