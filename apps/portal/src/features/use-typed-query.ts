import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key press before a search begins. */
const settle = 250;

/**
 * What is being typed into a search, and told once it rests: the address, which names what is searched for, must not lag
 * behind the field.
 */
export function useTypedQuery(query: string, onRest: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [told, setTold] = useState(query);
  // The address has changed by other means: back, a link, an emptied field.
  if (query !== told) {
    setTold(query);
    setTyped(query);
  }
  const rest = useEffectEvent((wanted: string) => {
    setTold(wanted);
    onRest(wanted);
  });
  useEffect(() => {
    // White space around the words is being typed too, and means nothing.
    const wanted = typed.trim();
    if (wanted === told) return undefined;
    const timer = setTimeout(() => rest(wanted), wanted === '' ? 0 : settle);
    return () => clearTimeout(timer);
  }, [typed, told]);
  return [typed, setTyped] as const;
}
