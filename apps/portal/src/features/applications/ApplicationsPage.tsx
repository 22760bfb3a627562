import { useLingui } from '@lingui/react/macro';
import { matchPerson, prepareQuery } from '@snap/portal-api/rules';
import { AppGrid, type AppView } from '@snap/portal-ui/app-grid';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isOffline } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { applications, loadApplications, ownApplications } from '../../stores/applications.ts';
import { addFavourites, removeFavourite } from '../collection/add-favourites.ts';
import { favouriteIdsQuery } from '../collection/queries.ts';
import { appLinks } from './app-link.tsx';
import { changeOwnApplication, sortOwnApplications } from './mutations.ts';
import { toAppView } from './view-models.ts';

/** Every application of the organisation, one's own first. */
export function ApplicationsPage() {
  const { t } = useLingui();
  const { appGrid: labels } = useLazyLabels('workspace');
  const { status, groups, error } = useSnapshot(applications);

  const { data: favourites = {} } = useQuery(favouriteIdsQuery('app'));

  async function setFavourite(appId: string) {
    const favouriteId = favourites[appId];
    await (favouriteId === undefined ? addFavourites('app', [appId]) : removeFavourite('app', favouriteId));
  }

  const readings = new Map(groups.flatMap(({ apps }) => apps.map((app) => [app.id, app.readings])));
  const matches = ({ id, name }: AppView, query: string) =>
    matchPerson({ name, readings: readings.get(id) }, prepareQuery(query)) !== undefined;

  // Anew each time that it comes to the front: what was added meanwhile shows.
  useEffect(() => void loadApplications(), []);

  return (
    <Page layout="grid">
      <PageHeader title={t`Applications`} />
      <AppGrid
        status={status === 'failed' ? (isOffline(error) ? 'offline' : 'error') : status}
        groups={groups.map(({ name, apps }) => ({ name, apps: apps.map(toAppView) }))}
        ownIds={ownApplications(groups).map(({ id }) => id)}
        onOwnChange={changeOwnApplication}
        onOwnReorder={sortOwnApplications}
        favouriteIds={new Set(Object.keys(favourites))}
        onFavourite={(id) => void setFavourite(id)}
        matches={matches}
        onRetry={() => void loadApplications()}
        renderLink={appLinks(groups.flatMap(({ apps }) => apps))}
        labels={labels}
      />
    </Page>
  );
}
