import type { App } from '@snap/portal-api/contract';
import type { AppView } from '@snap/portal-ui';
import type { Snapshot } from 'valtio';

/** A picture has an address; anything else names an icon, and the first character of the name stands in. */
export function toAppView({ id, name, icon, redirectUri }: Snapshot<App>): AppView {
  return { id, name, href: redirectUri, iconUrl: /^(?:data:|\/)/.test(icon) ? icon : undefined };
}
