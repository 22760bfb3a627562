/** Position in an event stream, for resuming without repeats. Ids are integers that grow per person (B1). */
export interface EventCursor {
  /** Value for `Last-Event-ID`. */
  readonly lastEventId: string | undefined;
  /** Advances to an id, with or without an event. */
  advance(id: string): void;
  /** Returns whether an event is new; true once per id. Events without an id are always new. */
  accept(id: string | undefined): boolean;
  /** Restarts at the id of a `reset`, which may be lower than the current one; without an id, at the present. */
  restart(id: string | undefined): void;
}

/** @param from Id of the last processed event. */
export function createEventCursor(from: string | undefined): EventCursor {
  let passed = from;
  let delivered = from;
  return {
    get lastEventId() {
      return passed;
    },
    advance(id) {
      if (isAfter(id, passed)) passed = id;
    },
    accept(id) {
      if (id === undefined) return true;
      if (!isAfter(id, delivered)) return false;
      delivered = id;
      return true;
    },
    restart(id) {
      passed = id;
      delivered = id;
    },
  };
}

const whole = /^\d+$/;

/** Compares without Number: an id may exceed 2^53. Non-numeric ids are never later. */
function isAfter(id: string, other: string | undefined): boolean {
  return whole.test(id) && (other === undefined || !whole.test(other) || BigInt(id) > BigInt(other));
}
