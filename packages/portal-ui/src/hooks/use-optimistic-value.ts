import { useRef, useState } from 'react';
import { settle, type MutationResult } from './mutation-result.ts';

interface Optimistic<T> {
  value: T;
  pending: boolean;
}

/**
 * Optimistic value: changes at once and is sent afterwards. A failure rolls back to `value`. Changes while a mutation
 * is pending are coalesced: only the last one is sent. After a success the value stays until the app passes another, so
 * that a refetch causes no flicker.
 * @param value the confirmed value
 * @param send performs the mutation
 * @param onEnd called once no mutation is pending, with the last value sent
 */
export function useOptimisticValue<T>(
  value: T,
  send: (next: T) => Promise<MutationResult>,
  onEnd: (outcome: MutationResult, sent: T) => void,
): [value: T, change: (next: T) => void, pending: boolean] {
  const [held, setHeld] = useState(value);
  const [optimistic, setOptimistic] = useState<Optimistic<T>>();
  const underWay = useRef<{ goal: T }>(undefined);

  if (!Object.is(held, value)) {
    setHeld(value);
    if (optimistic && !optimistic.pending) setOptimistic(undefined);
  }

  async function run(call: { goal: T }): Promise<void> {
    const sent = call.goal;
    const outcome = await settle(() => send(sent));
    if (outcome.ok && !Object.is(call.goal, sent)) return run(call);
    underWay.current = undefined;
    setOptimistic(outcome.ok ? { value: sent, pending: false } : undefined);
    onEnd(outcome, sent);
  }

  function change(next: T): void {
    setOptimistic({ value: next, pending: true });
    if (underWay.current) {
      underWay.current.goal = next;
      return;
    }
    underWay.current = { goal: next };
    void run(underWay.current);
  }

  return [optimistic ? optimistic.value : value, change, optimistic?.pending ?? false];
}
