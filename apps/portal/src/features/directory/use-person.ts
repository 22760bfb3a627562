import type { PersonDetail } from '@snap/portal-api/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { directoryApi } from '../../directory-api.ts';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { onReconnected } from '../../stores/connection.ts';

/** One person's details, as far as the server has answered. */
export interface PersonQuery {
  person?: PersonDetail;
  error?: unknown;
}

/** Asks for a person, and once more after a cut that kept the answer away; `retry` asks again. Without an id nothing is asked. */
export function usePerson(userId: string | undefined): PersonQuery & { retry: () => void } {
  const [query, setQuery] = useState<PersonQuery>({});
  const [attempt, setAttempt] = useState<object>();

  useEffect(() => {
    if (!userId) return undefined;
    const controller = new AbortController();
    directoryApi.obtainUser({ userId }, { signal: controller.signal }).then(
      (person) => setQuery({ person }),
      (error: unknown) => {
        if (!isAborted(error)) setQuery({ error });
      },
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks again
  }, [userId, attempt]);

  function retry() {
    setQuery({});
    setAttempt({});
  }

  const afterCut = useEffectEvent(() => {
    if (isOffline(query.error)) retry();
  });
  useEffect(() => onReconnected(() => afterCut()), []);

  return { ...query, retry };
}
