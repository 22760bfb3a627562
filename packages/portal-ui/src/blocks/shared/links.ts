import type { ComponentProps, ReactNode } from 'react';

/** Props of a link; spread all of them on the router's link. */
export interface LinkRequest extends ComponentProps<'a'> {
  href: string;
}

/** Renders a link with the app's router. Without a router: `(link) => <a {...link} />`. */
export type RenderLink = (link: LinkRequest) => ReactNode;
