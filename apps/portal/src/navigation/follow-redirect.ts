import type { AnyRouter } from '@tanstack/react-router';
import { consolePath, safeRedirect } from './guard.ts';

/** Goes where someone wanted to go before they signed in. The console is another app, whose page replaces this one. */
export async function followRedirect(router: AnyRouter, wanted: unknown): Promise<void> {
  const href = safeRedirect(wanted, location.origin);
  if (href.startsWith(consolePath)) location.replace(href);
  else await router.navigate({ href, replace: true });
}
