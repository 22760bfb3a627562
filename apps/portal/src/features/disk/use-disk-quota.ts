import { useEffect, useEffectEvent, useState } from 'react';
import { diskApi } from '../../disk-api.ts';

interface Quota {
  used: number;
  total: number;
}

/** Time between two requests: thousands of uploads can end one after the other. */
const THROTTLE_MS = 1_000;

/** Quota of the disk, kept up to date; stays as it is when a request fails. */
export function useDiskQuota() {
  const [quota, setQuota] = useState<Quota>();
  const [wanted, setWanted] = useState(1);
  const [requested, setRequested] = useState({ version: 0, at: 0 });
  const stale = wanted !== requested.version;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    // Changes after this moment need another request.
    setRequested({ version: wanted, at: Date.now() });
    const answer = await diskApi.quota({}, { signal }).catch(() => undefined);
    if (answer) setQuota({ used: answer.used + answer.reserved, total: answer.total });
  });
  useEffect(() => {
    if (!stale) return undefined;
    const controller = new AbortController();
    const wait = Math.max(0, requested.at + THROTTLE_MS - Date.now());
    const timer = setTimeout(() => void load(controller.signal), wait);
    return () => clearTimeout(timer);
  }, [stale, requested.at]);
  return { quota, refresh: () => setWanted((version) => version + 1) };
}
