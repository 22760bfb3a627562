import { useEffect, useEffectEvent } from 'react';
import { onReconnected } from '../stores/connection.ts';
import { isAway } from './kinds.ts';

/**
 * For a form or a question that stays open with the reason of its failure: drops the reason once it is not true any more,
 * where it was that the server could not be reached.
 */
export function useForgetAway(error: unknown, forget: () => void): void {
  const handleReconnected = useEffectEvent(() => {
    if (error !== undefined && isAway(error)) forget();
  });
  useEffect(() => onReconnected(handleReconnected), []);
}
