import type { ComponentProps } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { ThemeScheme } from '../../../theme/apply-scheme.ts';

/** Position of the areas: `auto` shows them in the top bar only while the sidebar is collapsed (decision E18). */
export type NavigationMode = 'auto' | 'both' | 'top';

/** Appearance of the portal for this user on this device (specification, section 3, UI preferences). */
export interface LayoutSettingsView {
  /** Theme colour, `#rrggbb`. */
  accent: string;
  scheme: ThemeScheme;
  navigation: NavigationMode;
  /** Shows the tab bar. */
  tagsView: boolean;
  /** The header is sticky. */
  fixedHeader: boolean;
  showLogo: boolean;
}

export interface LayoutSettingsLabels extends Record<ThemeScheme, string> {
  title: string;
  close: string;
  accent: string;
  /** Names of the presets, by their lower-case value; default: the value. */
  colors: Readonly<Record<string, string>>;
  /** Custom colour. */
  custom: string;
  /** Contrast of text on the colour, as n:1 with one decimal in the locale's format. */
  readable: (ratio: number) => string;
  /** The colour is adjusted where its contrast is too low. */
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

/** Settings with a switch. */
export type LayoutSwitch = 'tagsView' | 'fixedHeader' | 'showLogo';

export interface LayoutSettingsOptions {
  value: LayoutSettingsView;
  onValueChange: (value: LayoutSettingsView) => void;
  /** Switches to show, in order: a phone has no tab bar. Default: all. */
  switches?: readonly LayoutSwitch[] | undefined;
  /** Hides the choice of navigation, for phones, which have only one. */
  navigationHidden?: boolean | undefined;
  labels: LayoutSettingsLabels;
}

export interface LayoutSettingsProps extends LayoutSettingsOptions, Omit<ComponentProps<'div'>, 'children'> {}

export interface LayoutSettingsDialogProps
  extends LayoutSettingsOptions, Omit<DialogContentProps, 'children' | 'width'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
