import { useRouter } from '@tanstack/react-router';
import type { LinkRequest } from '@snap/portal-ui/views';
import type { MouseEvent } from 'react';
import { basePath, portalPath } from './paths.ts';

/** A link of the library: the router's within the console, a plain one to the portal. */
export function renderLink(link: LinkRequest) {
  if (!link.href.startsWith(portalPath)) return <RouterLink {...link} />;
  const { children, ...rest } = link;
  return <a {...rest}>{children}</a>;
}

function RouterLink({ href, onClick, children, ...rest }: LinkRequest) {
  const router = useRouter();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return (
    <a href={basePath + href.slice(1)} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
