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
  /** Why the last request failed, with status `error`. */
  error?: unknown;
  /** The device's copy, from before the network went. */
  stale?: true;
}

/** Equal by value: no render is needed. */
export const sameAnswer = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fetches one response of the server. A request that fails because of the network is repeated on reconnect. The value
 * stays while it is fetched again, for example when its page returns from the background.
 * @param ask Keep its identity while the request is the same. Its response is plain data.
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
  const [request, setRequest] = useState({ ask });
  if (request.ask !== ask) {
    setRequest({ ask });
    setState({ status: 'loading' });
  }

  const isReady = useEffectEvent(() => state.status === 'ready');
  // No state update for an equal value: React would keep the update until the next render.
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
        value === undefined ? { status, error } : { status: 'ready' as const, value, stale: true as const };
      setState((known) => (known.status === 'ready' ? known : failed));
    };
    const take = (value: Value) => {
      if (signal.aborted) return;
      show(value);
      if (keep !== undefined) void keepAnswer(keep, value);
    };
    const begin = (answer = request.ask(signal)) => void answer.then(take, fail);
    const ahead = takeAhead(session.userId, request.ask);
    const callOff = isReady() && !ahead ? afterPaint(() => begin()) : begin(ahead);
    return () => {
      callOff?.();
      controller.abort();
    };
  }, [request, keep]);

  function retry() {
    setState((known) => (known.status === 'ready' ? known : { status: 'loading' }));
    setRequest({ ask });
  }
  const afterCut = useEffectEvent(() => {
    if (state.status === 'offline' || state.stale) retry();
  });
  useEffect(() => onReconnected(() => afterCut()), []);
  return { ...state, retry };
}
