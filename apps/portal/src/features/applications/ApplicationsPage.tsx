import { useLingui } from '@lingui/react/macro';
import { matchPerson, prepareQuery } from '@snap/portal-api/rules';
import { AppGrid, type AppView } from '@snap/portal-ui/app-grid';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { useQuery } from '@tanstack/react-query';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { queryStatus } from '../../queries/status.ts';
import { addFavourites, removeFavourite } from '../collection/add-favourites.ts';
import { favouriteIdsQuery } from '../collection/queries.ts';
import { appLinks } from './app-link.tsx';
import { changeOwnApplication, sortOwnApplications } from './mutations.ts';
import { applicationsQuery, ownApplications } from './queries.ts';
import { toAppView } from './view-models.ts';

/** All applications of the organisation, the user's own first. */
export function ApplicationsPage() {
  const { t } = useLingui();
  const { appGrid: labels } = useLazyLabels('workspace');
  const query = useQuery({ ...applicationsQuery, refetchOnMount: 'always' });
  const { data: groups = [], refetch } = query;
  const { data: favourites = {} } = useQuery(favouriteIdsQuery('app'));

  async function setFavourite(appId: string) {
    const favouriteId = favourites[appId];
    await (favouriteId === undefined ? addFavourites('app', [appId]) : removeFavourite('app', favouriteId));
  }

  const readings = new Map(groups.flatMap(({ apps }) => apps.map((app) => [app.id, app.readings])));
  const matches = ({ id, name }: AppView, typed: string) =>
    matchPerson({ name, readings: readings.get(id) }, prepareQuery(typed)) !== undefined;

  return (
    <Page layout="grid">
      <PageHeader title={t`Applications`} />
      <AppGrid
        status={queryStatus(query)}
        groups={groups.map(({ name, apps }) => ({ name, apps: apps.map(toAppView) }))}
        ownIds={ownApplications(groups).map(({ id }) => id)}
        onOwnChange={changeOwnApplication}
        onOwnReorder={sortOwnApplications}
        favouriteIds={new Set(Object.keys(favourites))}
        onFavourite={(id) => void setFavourite(id)}
        matches={matches}
        onRetry={() => void refetch()}
        renderLink={appLinks(groups.flatMap(({ apps }) => apps))}
        labels={labels}
      />
    </Page>
  );
}
