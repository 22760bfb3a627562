import type { App } from '@snap/portal-api/contract';
import type { LinkRequest } from '@snap/portal-ui/views';
import type { MouseEvent } from 'react';
import { reportError } from '../../errors/report.ts';
import { isPortalPage, renderLink } from '../../navigation/render-link.tsx';
import { openSignedOn } from './open-signed-on.ts';

/**
 * How stories are linked: one in a system that the organisation has registered as an application opens with single sign-on;
 * any other address learns nothing of the person (docs/decisions/0052-newsroom-in-the-workspace.md).
 */
export function storyLinks(apps: readonly App[]) {
  const trusted = new Set(apps.map(({ redirectUri }) => originOf(redirectUri)));
  return (link: LinkRequest) => {
    if (isPortalPage(link.href) || !trusted.has(originOf(link.href))) return renderLink(link);
    const handleClick = (event: MouseEvent) => {
      event.preventDefault();
      openSignedOn(link.href).catch(reportError);
    };
    return renderLink({ ...link, onClick: handleClick });
  };
}

const originOf = (address: string) => URL.parse(address, location.origin)?.origin;
