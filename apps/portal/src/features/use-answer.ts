import { useEffect, useEffectEvent, useState } from 'react';
import { isAborted, isOffline } from '../errors/kinds.ts';
import { keepAnswer, keptAnswer } from '../lists/kept-answers.ts';
import { onReconnected } from '../stores/connection.ts';
import { session } from '../stores/session.ts';
import { afterPaint } from './after-paint.ts';
import { answeredAhead, takeAhead } from './ahead.ts';

export interface Answer<Value> {
  status: 'loading' | 'ready' | 'error' | 'offline';
  value?: Value;
  /** The device's copy, from before the network went. */
  stale?: true;
}

/** They say the same: nothing is to be drawn anew. */
export const sameAnswer = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * One answer of the server, and how to ask again; what fails because of the network is asked for once that is back. What is
 * shown stays while it is asked for anew, as when its page comes to the front again.
 * @param ask Keep its identity while the question is the same. Its answer is plain data.
 * @param keep Name of the answer on the device, which is shown again without a network; without a name it is not kept.
 */
export function useAnswer<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  keep?: string,
): Answer<Value> & { retry: () => void } {
  const [state, setState] = useState<Answer<Value>>(() => {
    const value = answeredAhead(session.userId, ask);
    return value === undefined ? { status: 'loading' } : { status: 'ready', value };
  });
  const [asked, setAsked] = useState({ ask });
  if (asked.ask !== ask) {
    setAsked({ ask });
    setState({ status: 'loading' });
  }

  const stands = useEffectEvent(() => state.status === 'ready');
  // Not even asked to be drawn anew when nothing has changed: React keeps such requests until it draws.
  const show = useEffectEvent((value: Value) => {
    if (state.status !== 'ready' || !sameAnswer(state.value, value)) setState({ status: 'ready', value });
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = async (error: unknown) => {
      if (signal.aborted || isAborted(error)) return;
      const status = isOffline(error) ? ('offline' as const) : ('error' as const);
      const value = status === 'offline' && keep !== undefined ? await keptAnswer<Value>(keep) : undefined;
      if (signal.aborted) return;
      const failed =
        value === undefined ? { status } : { status: 'ready' as const, value, stale: true as const };
      setState((known) => (known.status === 'ready' ? known : failed));
    };
    const take = (value: Value) => {
      if (signal.aborted) return;
      show(value);
      if (keep !== undefined) void keepAnswer(keep, value);
    };
    const begin = (answer = asked.ask(signal)) => void answer.then(take, fail);
    const ahead = takeAhead(session.userId, asked.ask);
    const callOff = stands() && !ahead ? afterPaint(() => begin()) : begin(ahead);
    return () => {
      callOff?.();
      controller.abort();
    };
  }, [asked, keep]);

  function retry() {
    setState((known) => (known.status === 'ready' ? known : { status: 'loading' }));
    setAsked({ ask });
  }
  const afterCut = useEffectEvent(() => {
    if (state.status === 'offline' || state.stale) retry();
  });
  useEffect(() => onReconnected(() => afterCut()), []);
  return { ...state, retry };
}
