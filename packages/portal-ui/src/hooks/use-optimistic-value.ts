import { useRef, useState } from 'react';
import { settle, type StepOutcome } from './outcome.ts';

interface Wanted<T> {
  value: T;
  pending: boolean;
}

/**
 * A value that changes at once and is sent afterwards. A failure brings back what the host holds; changes of mind while a
 * call is under way are sent one after the other, the last one only. After a success the new value stands until the host
 * passes another, so that a host that fetches anew shows no flicker.
 *
 * @param value what the host holds
 * @param send takes the step
 * @param onEnd called once nothing is under way any more, with the value that was sent last
 */
export function useOptimisticValue<T>(
  value: T,
  send: (next: T) => Promise<StepOutcome>,
  onEnd: (outcome: StepOutcome, sent: T) => void,
): [value: T, change: (next: T) => void, pending: boolean] {
  const [held, setHeld] = useState(value);
  const [wanted, setWanted] = useState<Wanted<T>>();
  const underWay = useRef<{ goal: T }>(undefined);

  if (!Object.is(held, value)) {
    setHeld(value);
    if (wanted && !wanted.pending) setWanted(undefined);
  }

  async function run(call: { goal: T }): Promise<void> {
    const sent = call.goal;
    const outcome = await settle(() => send(sent));
    if (outcome.ok && !Object.is(call.goal, sent)) return run(call);
    underWay.current = undefined;
    setWanted(outcome.ok ? { value: sent, pending: false } : undefined);
    onEnd(outcome, sent);
  }

  function change(next: T): void {
    setWanted({ value: next, pending: true });
    if (underWay.current) {
      underWay.current.goal = next;
      return;
    }
    underWay.current = { goal: next };
    void run(underWay.current);
  }

  return [wanted ? wanted.value : value, change, wanted?.pending ?? false];
}
