import type { ComponentProps } from 'react';
import type { RenderLink } from '../../shared/links.ts';

export interface BreadcrumbItem {
  id: string;
  label: string;
  href?: string | undefined;
  /** Part of the path, but no page (specification, section 2, Layout). */
  noRedirect?: boolean | undefined;
}

export interface BreadcrumbLabels {
  /** Accessible name of the landmark. */
  navigation: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page to the current one. The last one is no link. */
  items: readonly BreadcrumbItem[];
  labels: BreadcrumbLabels;
  renderLink: RenderLink;
}
