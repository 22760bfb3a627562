import type { ComponentProps } from 'react';
import type { RenderLink } from '../../shared/links.ts';

export interface BreadcrumbItem {
  id: string;
  label: string;
  href?: string | undefined;
  /** Stands in the path but is no page (specification, section 2, Layout). */
  noRedirect?: boolean | undefined;
}

export interface BreadcrumbLabels {
  /** Name of the landmark. */
  navigation: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page to here. The last one is the page itself and no link. */
  items: readonly BreadcrumbItem[];
  labels: BreadcrumbLabels;
  renderLink: RenderLink;
}
