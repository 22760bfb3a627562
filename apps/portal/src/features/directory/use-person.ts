import type { PersonDetail } from '@snap/portal-api/contract';
import { useEffect, useState } from 'react';
import { directoryApi } from '../../directory-api.ts';
import { isAborted } from '../../errors/kinds.ts';

/** One person's details, as far as the server has answered. */
export interface PersonQuery {
  person?: PersonDetail;
  error?: unknown;
}

/** Asks for a person; `retry` asks again. Without an id nothing is asked. */
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
  return { ...query, retry };
}
