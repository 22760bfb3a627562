import { useRouter } from '@tanstack/react-router';
import type { LinkRequest } from '@snap/portal-ui';
import type { MouseEvent } from 'react';
import { basePath } from '../../routes/guard.ts';

/** A link of the library as one of the router: the address changes without a new page. */
export function renderLink(link: LinkRequest) {
  return <RouterLink {...link} />;
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
