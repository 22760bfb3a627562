import { useEffect, useEffectEvent } from 'react';
import { onReconnected } from '../stores/connection.ts';
import { isAway } from './kinds.ts';

/** Clears the error of an open form on reconnection, if the error was that the server could not be reached. */
export function useForgetAway(error: unknown, forget: () => void): void {
  const handleReconnected = useEffectEvent(() => {
    if (error !== undefined && isAway(error)) forget();
  });
  useEffect(() => onReconnected(handleReconnected), []);
}
