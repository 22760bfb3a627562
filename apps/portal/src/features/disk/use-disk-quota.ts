import { useEffect, useEffectEvent, useState } from 'react';
import { diskApi } from '../../disk-api.ts';

interface Quota {
  used: number;
  total: number;
}

/** At most one request in so many milliseconds: thousands of uploads end one after the other. */
const throttleMs = 1_000;

/** Room on the disk, kept up to date; the last answer stays when there is no new one. */
export function useDiskQuota() {
  const [quota, setQuota] = useState<Quota>();
  const [wanted, setWanted] = useState(1);
  const [asked, setAsked] = useState({ version: 0, at: 0 });
  const stale = wanted !== asked.version;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    // Changes after this moment need another request.
    setAsked({ version: wanted, at: Date.now() });
    const answer = await diskApi.quota({}, { signal }).catch(() => undefined);
    if (answer) setQuota({ used: answer.used + answer.reserved, total: answer.total });
  });
  useEffect(() => {
    if (!stale) return undefined;
    const controller = new AbortController();
    const wait = Math.max(0, asked.at + throttleMs - Date.now());
    const timer = setTimeout(() => void load(controller.signal), wait);
    return () => clearTimeout(timer);
  }, [stale, asked.at]);
  return { quota, refresh: () => setWanted((version) => version + 1) };
}
