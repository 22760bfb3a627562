/** Where a stream stands: what has been delivered, and from where to go on. Ids are integers that grow per person (B1). */
export interface EventCursor {
  /** What to send as `Last-Event-ID`. */
  readonly lastEventId: string | undefined;
  /** Notes an id that has been passed, with an event or without one. */
  advance(id: string): void;
  /** Whether an event of this id is new; true once per id. Events without an id are always new. */
  accept(id: string | undefined): boolean;
  /** Starts over at the id of a `reset`, which may lie before the old one; without an id, at now. */
  restart(id: string | undefined): void;
}

/** @param from The id of the last event that was dealt with before. */
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

/** Compares without Number: an id may be past 2^53. What is no id comes after nothing. */
function isAfter(id: string, other: string | undefined): boolean {
  return whole.test(id) && (other === undefined || !whole.test(other) || BigInt(id) > BigInt(other));
}
