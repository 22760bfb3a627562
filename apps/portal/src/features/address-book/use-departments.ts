import type { Department } from '@snap/portal-api/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { directoryApi } from '../../directory-api.ts';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { onReconnected } from '../../stores/connection.ts';

interface Departments {
  status: 'loading' | 'ready' | 'error' | 'offline';
  tops: readonly Department[];
}

/** The tree of departments, and how to ask again. */
export function useDepartments() {
  const [state, setState] = useState<Departments>({ status: 'loading', tops: [] });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    directoryApi.departmentTree({}, { signal: controller.signal }).then(
      (tops) => setState({ status: 'ready', tops }),
      (error: unknown) => {
        if (isAborted(error)) return;
        const status = isOffline(error) ? 'offline' : 'error';
        setState((known) => (known.status === 'ready' ? known : { status, tops: [] }));
      },
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks again
  }, [attempt]);

  function retry() {
    setState({ status: 'loading', tops: [] });
    setAttempt(attempt + 1);
  }
  const afterCut = useEffectEvent(() => {
    if (state.status === 'offline') retry();
  });
  useEffect(() => onReconnected(() => afterCut()), []);
  return { ...state, retry };
}
