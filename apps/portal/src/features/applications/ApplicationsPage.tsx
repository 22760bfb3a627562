import { Trans } from '@lingui/react/macro';
import { AppGrid, type LinkRequest } from '@snap/portal-ui';
import type { MouseEvent } from 'react';
import { useSnapshot } from 'valtio';
import { isOffline } from '../../errors/kinds.ts';
import { reportError } from '../../errors/report.ts';
import { useFurtherWords } from '../../i18n/further-words.ts';
import { applications, loadApplications } from '../../stores/applications.ts';
import { renderLink } from '../shell/render-link.tsx';
import { openApplication } from './open-application.ts';
import { useOwnApplications } from './use-own-applications.ts';
import { toAppView } from './views.ts';

/** Every application of the organisation, one's own first. */
export function ApplicationsPage() {
  const { appGrid: labels } = useFurtherWords('workspace');
  const { status, groups, error } = useSnapshot(applications);
  const own = useOwnApplications();

  /** A page of the portal opens here; another application in a tab of its own, which learns who came. */
  function renderAppLink(link: LinkRequest) {
    const app = groups.flatMap(({ apps }) => apps).find(({ redirectUri }) => redirectUri === link.href);
    if (!app || link.href.startsWith('/')) return renderLink(link);
    const handleClick = (event: MouseEvent) => {
      event.preventDefault();
      openApplication(app).catch(reportError);
    };
    return renderLink({ ...link, onClick: handleClick });
  }

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 p-4 sm:p-6">
      <h1 className="m-0 text-xl font-strong">
        <Trans>Applications</Trans>
      </h1>
      <AppGrid
        status={status === 'failed' ? (isOffline(error) ? 'offline' : 'error') : status}
        groups={groups.map(({ name, apps }) => ({ name, apps: apps.map(toAppView) }))}
        ownIds={own.ids}
        onOwnChange={own.change}
        onRetry={() => void loadApplications()}
        renderLink={renderAppLink}
        labels={labels}
      />
    </div>
  );
}
