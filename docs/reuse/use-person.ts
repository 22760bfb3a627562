import type { PersonCardContent, PersonCardView, PersonView } from '@snap/portal-ui';
import { useEffect, useState } from 'react';
import { get } from './contact-source.ts';

/** The details of somebody; nobody's are fetched without a person. */
export function usePerson(person: PersonView | undefined) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; found: PersonCardView | 'error' | 'offline' }>();
  const id = person?.id;
  const asked = `${id} ${tries}`;
  useEffect(() => {
    if (id === undefined) return undefined;
    const abort = new AbortController();
    get<PersonCardView>(`/users/${id}`, abort.signal).then(
      (found) => setAnswer({ asked, found }),
      () => {
        if (!abort.signal.aborted) setAnswer({ asked, found: navigator.onLine ? 'error' : 'offline' });
      },
    );
    return () => abort.abort();
  }, [id, asked]);
  const found = answer?.asked === asked ? answer.found : 'loading';
  const content: PersonCardContent =
    typeof found === 'string' ? { status: found, person } : { status: 'ready', person: found };
  return { content, retry: () => setTries(tries + 1) };
}
