import type { PersonDetail } from '@snap/portal-api/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { directoryApi } from '../../directory-api.ts';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { keepAnswer, keptAnswer } from '../../lists/kept-answers.ts';
import { onReconnected } from '../../stores/connection.ts';

/** One person's details, as far as the server has answered. */
export interface PersonQuery {
  person?: PersonDetail;
  error?: unknown;
}

/**
 * Asks for a person, and once more after a cut that kept the answer away; `retry` asks again. Without an id nothing is
 * asked. When `changes` does, the answer is fetched anew, and what is shown stays until it has come.
 */
export function usePerson(userId: string | undefined, changes = 0): PersonQuery & { retry: () => void } {
  const [query, setQuery] = useState<PersonQuery>({});
  const [attempt, setAttempt] = useState<object>();

  useEffect(() => {
    if (!userId) return undefined;
    const controller = new AbortController();
    const take = (person: PersonDetail) => {
      setQuery({ person });
      void keepAnswer(`person:${userId}`, person);
    };
    const fail = async (error: unknown) => {
      if (isAborted(error)) return;
      const person = isOffline(error) ? await keptAnswer<PersonDetail>(`person:${userId}`) : undefined;
      if (controller.signal.aborted) return;
      setQuery((known) => (known.person?.id === userId ? known : person ? { person, error } : { error }));
    };
    directoryApi.obtainUser({ userId }, { signal: controller.signal }).then(take, fail);
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt, or a change, asks again
  }, [userId, attempt, changes]);

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
