import type { App } from '@snap/portal-api/contract';
import type { AppView } from '@snap/portal-ui/app-grid';
import { knownGlyph } from '../../icons/menu-glyphs.ts';

/** An icon is an address of an image, or the name of an icon of the portal. */
export function toAppView({ id, name, icon, redirectUri }: App): AppView {
  return {
    id,
    name,
    href: redirectUri,
    ...(/^(?:data:|\/)/.test(icon) ? { iconUrl: icon } : { glyph: knownGlyph(icon) }),
  };
}
