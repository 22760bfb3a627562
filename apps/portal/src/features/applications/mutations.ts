import type { StepOutcome } from '@snap/portal-ui/hooks';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { applicationsApi } from '../../applications-api.ts';
import { reportError } from '../../errors/report.ts';
import { queryClient } from '../../queries/query-client.ts';
import { applications } from '../../stores/applications.ts';
import { ownApplicationsQuery } from './queries.ts';

/** Ids of the person's own applications, in the order in which they were chosen, and how to change them. */
export function useOwnApplications() {
  const { groups } = useSnapshot(applications);
  const { data: chosen } = useQuery(ownApplicationsQuery);
  // The list of all says which are one's own, too; only their order is missing.
  const ids = chosen ?? groups.flatMap(({ apps }) => apps.filter(({ isOwn }) => isOwn).map(({ id }) => id));

  /** A refusal is told in the server's words. */
  async function change(appId: string, own: boolean): Promise<StepOutcome> {
    try {
      await (own ? applicationsApi.addOwn({ appId }) : applicationsApi.removeOwn({ appId }));
    } catch (error) {
      reportError(error);
      return { ok: false, told: true };
    }
    const others = ids.filter((id) => id !== appId);
    const { queryKey } = ownApplicationsQuery;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, own ? [...others, appId] : others);
    return { ok: true };
  }
  return { ids, change };
}
