import type { ComponentProps, ReactNode } from 'react';

export interface AppShellLabels {
  skipToContent: string;
  /** Accessible name of the drawer with the sidebar. */
  menu: string;
  /** Accessible name of the region with the breadcrumb and the tabs. */
  pages: string;
}

export interface AppShellProps extends ComponentProps<'div'> {
  /** The `Sidebar`; with `mobile`, or without `docked`, it is in the drawer. */
  sidebar: ReactNode;
  /** Shows the sidebar beside the page. Default: true. */
  docked?: boolean;
  topBar: ReactNode;
  /** Breadcrumb and tab bar; not rendered with `mobile`. */
  bar?: ReactNode;
  /** Docked beside the content: the messaging panel (decision A14). */
  aside?: ReactNode;
  /** Narrower than 992 px (specification, section 9). */
  mobile?: boolean;
  /** Whether top bar and tabs scroll with the page; by default they are sticky. */
  headerScrolls?: boolean;
  drawerOpen?: boolean;
  onDrawerOpenChange?: (open: boolean) => void;
  /** Id of the main region: target of the skip link and of the tabs' `panelId`. */
  mainId?: string;
  labels: AppShellLabels;
}
