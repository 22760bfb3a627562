import type { ComponentProps } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { ThemeScheme } from '../../../theme/apply-scheme.ts';

/** Position of the areas: `auto` shows them in the top bar only while the sidebar is collapsed (decision E18). */
export type NavigationMode = 'auto' | 'both' | 'top';

/** How the portal looks to this person on this device (specification, section 3, UI preferences). */
export interface LayoutSettingsView {
  /** Theme colour, `#rrggbb`. */
  accent: string;
  scheme: ThemeScheme;
  navigation: NavigationMode;
  /** The bar of visited pages shows. */
  tagsView: boolean;
  /** The header stays while the page scrolls. */
  fixedHeader: boolean;
  showLogo: boolean;
}

export interface LayoutSettingsLabels extends Record<ThemeScheme, string> {
  title: string;
  close: string;
  accent: string;
  /** Names of the colours to choose from, by their value in lower case; the value itself serves for one without a name. */
  colors: Readonly<Record<string, string>>;
  /** Any other colour. */
  custom: string;
  /** Text on the chosen colour can be read: how well, as n:1, with one decimal in the way of the language. */
  readable: (ratio: number) => string;
  /** The colour is changed a little where text could not be read on it. */
  adjusted: string;
  sampleButton: string;
  sampleLink: string;
  appearance: string;
  layout: string;
  navigation: string;
  navigationAuto: string;
  navigationAutoHint: string;
  navigationBoth: string;
  navigationBothHint: string;
  navigationTop: string;
  navigationTopHint: string;
  tagsView: string;
  tagsViewHint: string;
  fixedHeader: string;
  fixedHeaderHint: string;
  showLogo: string;
  showLogoHint: string;
}

/** What of the layout is on or off. */
export type LayoutSwitch = 'tagsView' | 'fixedHeader' | 'showLogo';

export interface LayoutSettingsOptions {
  value: LayoutSettingsView;
  onValueChange: (value: LayoutSettingsView) => void;
  /** Those that do something where the person is, in their order: a phone has no bar of pages. All without it. */
  switches?: readonly LayoutSwitch[] | undefined;
  /** The choice of navigation is left out where it would do nothing: a phone has one way. */
  navigationHidden?: boolean | undefined;
  labels: LayoutSettingsLabels;
}

export interface LayoutSettingsProps extends LayoutSettingsOptions, Omit<ComponentProps<'div'>, 'children'> {}

export interface LayoutSettingsDialogProps
  extends LayoutSettingsOptions, Omit<DialogContentProps, 'children' | 'width'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
