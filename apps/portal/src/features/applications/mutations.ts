import type { MutationResult } from '@snap/portal-ui/hooks';
import { applicationsApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';
import { queryClient } from '../../queries/query-client.ts';
import { applicationsQuery, ownApplications } from './queries.ts';

/** Changes are sent one after another: of parallel requests the server may take the later one first. */
let last: Promise<unknown> = Promise.resolve();

function save(...change: Parameters<typeof send>): Promise<MutationResult> {
  const outcome = last.then(() => send(...change));
  last = outcome;
  return outcome;
}

/** Sends a change of the own applications, then applies it. A toast shows the server's reason for a refusal. */
async function send(
  call: () => Promise<unknown>,
  change: (ids: readonly string[]) => readonly string[],
): Promise<MutationResult> {
  try {
    await call();
  } catch (error) {
    reportError(error);
    return { ok: false, reported: true };
  }
  setOwnApplications(change);
  return { ok: true };
}

function setOwnApplications(change: (ids: readonly string[]) => readonly string[]): void {
  const { queryKey } = applicationsQuery;
  // A response that was requested before the change is out of date.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (groups = []) => {
    const ids = change(ownApplications(groups).map(({ id }) => id));
    return groups.map((group) => ({
      ...group,
      apps: group.apps.map((app) => {
        const place = ids.indexOf(app.id);
        return { ...app, isOwn: place >= 0, place: place >= 0 ? place : undefined };
      }),
    }));
  });
}

/** Adds an application to the person's own, or removes it. */
export const changeOwnApplication = (appId: string, own: boolean): Promise<MutationResult> =>
  save(
    () => (own ? applicationsApi.addOwn({ appId }) : applicationsApi.removeOwn({ appId })),
    (ids) => [...ids.filter((id) => id !== appId), ...(own ? [appId] : [])],
  );

/** Puts the person's own applications in this order. */
export const sortOwnApplications = (appIds: readonly string[]): Promise<MutationResult> =>
  save(
    () => applicationsApi.sortOwn({ appIds }),
    (ids) => [...appIds.filter((id) => ids.includes(id)), ...ids.filter((id) => !appIds.includes(id))],
  );
