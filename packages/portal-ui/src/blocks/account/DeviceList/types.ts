import type { ComponentPropsWithRef } from 'react';
import type { LoadStatus, MutationStatus } from '../../shared/status.ts';

/** A browser in which the user is signed in. */
export interface DeviceView {
  id: string;
  /** Such as “Chrome on Windows”. */
  name: string;
  /** Decides on the icon. */
  kind: 'desktop' | 'phone';
  address?: string | undefined;
  /** When it was used last, as the reader writes it. */
  lastUsed: string;
  /** It is this browser. */
  current: boolean;
}

export interface DeviceListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  devices: readonly DeviceView[];
  status?: LoadStatus | undefined;
  /** Signing out elsewhere; without `id` everywhere else. */
  ending?: { id?: string | undefined; status: MutationStatus; error?: string | undefined } | undefined;
  onSignOut: (device: DeviceView) => void;
  onSignOutElsewhere: () => void;
  onRetry?: (() => void) | undefined;
  labels: DeviceListLabels;
}

export interface DeviceListLabels {
  title: string;
  /** What the list is for. */
  note: string;
  current: string;
  lastUsed: (when: string) => string;
  signOut: string;
  /** Accessible name of the button. */
  signOutName: (device: string) => string;
  signOutElsewhere: string;
  /** Asked once before. */
  elsewhereQuestion: string;
  cancel: string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  retry: string;
}
