import { useEffect, useState } from 'react';

/** A text once it has rested for some milliseconds; an empty one at once. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return text === '' ? '' : settled;
}
