import { useEffect, useEffectEvent, useState } from 'react';

/** Time after the last key before a search, in milliseconds. */
const DEBOUNCE_MS = 200;

/** What is typed, and what is searched for once the typing pauses. Clearing applies at once. */
export function useTypedQuery(query: string, onQueryChange: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const apply = useEffectEvent(onQueryChange);
  useEffect(() => {
    if (typed === query) return undefined;
    const timer = setTimeout(() => apply(typed), typed === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);
  return { typed, setTyped, query };
}
