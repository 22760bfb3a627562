import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 250;

/**
 * Text of a search field whose query is in the address. The address is updated with a debounce, so that typing does not wait for
 * it.
 * @param onRest Updates the address.
 */
export function useTypedQuery(query: string, onRest: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [published, setPublished] = useState(query);
  // The address has changed by other means: back, a link, an emptied field.
  if (query !== published) {
    setPublished(query);
    setTyped(query);
  }
  const rest = useEffectEvent((wanted: string) => {
    setPublished(wanted);
    onRest(wanted);
  });
  useEffect(() => {
    // White space around the query does not change it.
    const wanted = typed.trim();
    if (wanted === published) return undefined;
    const timer = setTimeout(() => rest(wanted), wanted === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, published]);
  return [typed, setTyped] as const;
}
