import { useEffect, useState } from 'react';
import { diskApi } from '../../disk-api.ts';

interface Quota {
  used: number;
  total: number;
}

/** Between two looks, in milliseconds: thousands of uploads end one after the other. */
const calm = 1_000;

/** Room on the disk; the last answer stays when there is no new one. */
export function useDiskQuota() {
  const [quota, setQuota] = useState<Quota>();
  const [asked, setAsked] = useState<object>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        diskApi.quota({}, { signal: controller.signal }).then(
          ({ used, reserved, total }) => setQuota({ used: used + reserved, total }),
          () => undefined,
        );
      },
      asked ? calm : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  return { quota, refresh: () => setAsked({}) };
}
