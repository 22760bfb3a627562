import { useRouter } from '@tanstack/react-router';
import type { LinkRequest } from '@snap/portal-ui/views';
import type { MouseEvent } from 'react';
import { basePath } from './guard.ts';
import { navigateTo } from '../start/navigate-to.ts';

/** Whether an address is a page of the portal. Those have no extension; what has one is a file of the server. */
export function isPortalPage(href: string): boolean {
  return href.startsWith('/') && !/\.[A-Za-z0-9]+$/.test(href.split(/[?#]/, 1)[0] ?? '');
}

/**
 * A link of the library as one of the router: the address changes without a new page. An address elsewhere, and a file of the
 * server, opens in a tab of its own.
 */
export function renderLink(link: LinkRequest) {
  if (isPortalPage(link.href)) return <RouterLink {...link} />;
  const { children, ...rest } = link;
  return (
    <a target="_blank" rel="noreferrer" {...rest}>
      {children}
    </a>
  );
}

function RouterLink({ href: given, onClick, children, ...rest }: LinkRequest) {
  const router = useRouter();
  // An address that the server holds, as an application's, has the base before it.
  const href = given.startsWith(basePath) ? given.slice(basePath.length - 1) : given;
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    navigateTo(router, href);
  }
  return (
    <a href={basePath + href.slice(1)} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
