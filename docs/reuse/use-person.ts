import type { PersonCardContent, PersonCardView } from '@snap/portal-ui/person-card';
import type { PersonView } from '@snap/portal-ui/views';
import { useEffect, useState } from 'react';
import { get } from './contact-source.ts';

interface UserDetails {
  id: string;
  name: string;
  title?: string;
  email?: string;
  phone?: string;
  units: { name: string; lead?: { id: string; name: string } }[];
}

const toCard = ({ id, name, title, email, phone, units }: UserDetails): PersonCardView => ({
  id,
  name,
  position: title,
  email,
  telephone: phone,
  departments: units.map((unit) => ({ name: unit.name, leaders: unit.lead && [unit.lead] })),
  hidden: false,
  mobileHidden: false,
  left: false,
});

function whyNot(failure: unknown) {
  if (failure instanceof Error && failure.cause === 404) return 'missing';
  return navigator.onLine ? 'error' : 'offline';
}

/** Fetches a person's details; does nothing while `person` is undefined. */
export function usePerson(person: PersonView | undefined) {
  const [tries, setTries] = useState(0);
  const [response, setResponse] = useState<{
    request: string;
    found: PersonCardView | ReturnType<typeof whyNot>;
  }>();
  const id = person?.id;
  const request = `${id} ${tries}`;
  useEffect(() => {
    if (id === undefined) return undefined;
    const abort = new AbortController();
    get<UserDetails>(`/users/${id}`, abort.signal).then(
      (user) => setResponse({ request, found: toCard(user) }),
      (failure: unknown) => {
        if (!abort.signal.aborted) setResponse({ request, found: whyNot(failure) });
      },
    );
    return () => abort.abort();
  }, [id, request]);
  const found = response?.request === request ? response.found : 'loading';
  const content: PersonCardContent =
    typeof found === 'string' ? { status: found, person } : { status: 'ready', person: found };
  return { content, retry: () => setTries(tries + 1) };
}
