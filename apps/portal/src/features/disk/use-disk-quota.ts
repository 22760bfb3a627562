import { useEffect, useEffectEvent, useState } from 'react';
import { diskApi } from '../../disk-api.ts';
import { retryOnReconnect } from '../../stores/retry-on-reconnect.ts';

interface Quota {
  used: number;
  total: number;
}

/** Time between two requests: thousands of uploads can end one after the other. */
const THROTTLE_MS = 1_000;

/** Room on the disk, kept up to date; the last response stays when a request fails, and the network's return repeats it. */
export function useDiskQuota() {
  const [quota, setQuota] = useState<Quota>();
  const [wanted, setWanted] = useState(1);
  const [requested, setRequested] = useState({ version: 0, at: 0 });
  const stale = wanted !== requested.version;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    // Changes after this moment need another request.
    setRequested({ version: wanted, at: Date.now() });
    try {
      const { used, reserved, total } = await diskApi.quota({}, { signal });
      setQuota({ used: used + reserved, total });
    } catch (error) {
      retryOnReconnect('disk-quota', error, () => setWanted((version) => version + 1));
    }
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
