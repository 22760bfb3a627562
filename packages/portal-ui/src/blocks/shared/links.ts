import type { ComponentProps, ReactNode } from 'react';

/** What a block asks of a link: spread it all on the router's own link. */
export interface LinkRequest extends ComponentProps<'a'> {
  href: string;
}

/** Makes a link. The library knows no router; without a router, `(link) => <a {...link} />` serves. */
export type RenderLink = (link: LinkRequest) => ReactNode;
