import { useEffect, useRef } from 'react';

/** Holds the one request under way, which is given up when the picker goes. */
export function useRequest() {
  const requestRef = useRef<AbortController>(undefined);
  useEffect(() => () => requestRef.current?.abort(), []);
  return requestRef;
}
