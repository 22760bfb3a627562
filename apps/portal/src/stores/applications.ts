import type { App, AppGroup } from '@snap/portal-api/contract';
import { proxy, type Snapshot } from 'valtio';
import { retryOnReconnect } from './retry-on-reconnect.ts';

/** The organisation's micro-applications (specification, section 3: `applys`). The guard fetches them on entry. */
export const applications = proxy<{
  status: 'loading' | 'ready' | 'failed';
  groups: readonly AppGroup[];
  /** Why the last try failed. */
  error?: unknown;
}>({ status: 'loading', groups: [] });

/** Changes of the own ones in this browser. A response that was requested before the last one is out of date. */
let changes = 0;

/** Fetches them. After a failure the last list stays, and its page says so; it is repeated when the network is back. */
export async function loadApplications(): Promise<void> {
  if (applications.status === 'failed') applications.status = 'loading';
  const before = changes;
  try {
    const { entryApi } = await import('../shell-apis.ts');
    const groups = await entryApi.list({});
    if (before !== changes) return;
    applications.groups = groups;
    applications.status = 'ready';
  } catch (error) {
    applications.error = error;
    applications.status = applications.groups.length > 0 ? 'ready' : 'failed';
    retryOnReconnect('applications', error, loadApplications);
  }
}

/** The person's own applications, in their order. */
export const ownApplications = (groups: readonly Snapshot<AppGroup>[]): Snapshot<App>[] =>
  groups
    .flatMap(({ apps }) => apps)
    .filter(({ isOwn }) => isOwn)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** Makes these the person's own, in this order. */
export function setOwnApplications(ids: readonly string[]): void {
  changes += 1;
  applications.groups = applications.groups.map((group) => ({
    ...group,
    apps: group.apps.map((app) => {
      const place = ids.indexOf(app.id);
      return { ...app, isOwn: place >= 0, place: place >= 0 ? place : undefined };
    }),
  }));
}
