import { useEffect, useEffectEvent, useState } from 'react';
import { isAborted, isOffline } from '../errors/kinds.ts';
import { onReconnected } from '../stores/connection.ts';

export interface Answer<Value> {
  status: 'loading' | 'ready' | 'error' | 'offline';
  value?: Value;
}

/**
 * One answer of the server, and how to ask again; what fails because of the network is asked for once that is back. What is
 * shown stays while it is asked for anew.
 * @param ask Keep its identity while the question is the same.
 */
export function useAnswer<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
): Answer<Value> & { retry: () => void } {
  const [state, setState] = useState<Answer<Value>>({ status: 'loading' });
  const [asked, setAsked] = useState({ ask });
  if (asked.ask !== ask) {
    setAsked({ ask });
    setState({ status: 'loading' });
  }

  useEffect(() => {
    const controller = new AbortController();
    asked.ask(controller.signal).then(
      (value) => setState({ status: 'ready', value }),
      (error: unknown) => {
        if (isAborted(error)) return;
        const status = isOffline(error) ? ('offline' as const) : ('error' as const);
        setState((known) => (known.status === 'ready' ? known : { status }));
      },
    );
    return () => controller.abort();
  }, [asked]);

  function retry() {
    setState((known) => (known.status === 'ready' ? known : { status: 'loading' }));
    setAsked({ ask });
  }
  const afterCut = useEffectEvent(() => {
    if (state.status === 'offline') retry();
  });
  useEffect(() => onReconnected(() => afterCut()), []);
  return { ...state, retry };
}
