import type { App } from '@snap/portal-api/contract';
import type { LinkRequest } from '@snap/portal-ui/views';
import type { MouseEvent } from 'react';
import { reportError } from '../../errors/report.ts';
import { isPortalPage, renderLink } from '../../navigation/render-link.tsx';
import { openApplication } from './open-application.ts';

/** How applications are linked: a page of the portal opens here, any other in a tab of its own, which learns who came. */
export function appLinks(apps: readonly App[]) {
  return (link: LinkRequest) => {
    const app = apps.find(({ redirectUri }) => redirectUri === link.href);
    if (!app || isPortalPage(link.href)) return renderLink(link);
    const handleClick = (event: MouseEvent) => {
      event.preventDefault();
      openApplication(app).catch(reportError);
    };
    return renderLink({ ...link, onClick: handleClick });
  };
}
