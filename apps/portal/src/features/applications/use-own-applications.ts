import type { StepOutcome } from '@snap/portal-ui/hooks';
import { useEffect, useState } from 'react';
import { applicationsApi } from '../../applications-api.ts';
import { reportError } from '../../errors/report.ts';
import { applications } from '../../stores/applications.ts';
import { retryOnReconnect } from '../../stores/retry-on-reconnect.ts';
import { useSnapshot } from 'valtio';

/** Ids of the person's own applications, in the order in which they were chosen, and how to change them. */
export function useOwnApplications() {
  const { groups } = useSnapshot(applications);
  const [chosen, setChosen] = useState<readonly string[]>();
  const listed = groups.flatMap(({ apps }) => apps.filter(({ isOwn }) => isOwn).map(({ id }) => id));

  useEffect(() => {
    let left = false;
    async function load() {
      try {
        const own = await applicationsApi.own({});
        if (!left) setChosen(own.map(({ id }) => id));
      } catch (error) {
        // The list of all says which are one's own, too; only their order is lost until the network is back.
        if (!left) retryOnReconnect('own-applications', error, load);
      }
    }
    void load();
    return () => {
      left = true;
    };
  }, []);

  const ids = chosen ?? listed;
  /** A refusal is told in the server's words. */
  async function change(appId: string, own: boolean): Promise<StepOutcome> {
    try {
      await (own ? applicationsApi.addOwn({ appId }) : applicationsApi.removeOwn({ appId }));
    } catch (error) {
      reportError(error);
      return { ok: false, told: true };
    }
    const others = ids.filter((id) => id !== appId);
    setChosen(own ? [...others, appId] : others);
    return { ok: true };
  }
  return { ids, change };
}
