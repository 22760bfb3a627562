import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { SendKey } from '../../messages/MessageComposer/index.ts';

/** One's own settings (specification, section 3: message settings and privacy settings). */
export interface PersonalSettingsView {
  notifications: boolean;
  sound: boolean;
  vibration: boolean;
  /** The key that sends; the other one breaks the line. */
  sendKey: SendKey;
  /** Personal information is hidden from colleagues. */
  hide: boolean;
  /** The mobile number is hidden; always while `hide` is on. */
  hideMobile: boolean;
  /** A friend request needs an answer. */
  friendSwitch: boolean;
}
export type PersonalSettingName = keyof PersonalSettingsView;

export interface PersonalSettingsLabels extends Record<PersonalSettingName, string> {
  title: string;
  close: string;
  messages: string;
  privacy: string;
  notificationsHint: string;
  /** The browser lets no notifications through. */
  notificationsBlocked: string;
  /** The browser knows none; one on an iPhone does once the portal is on its home screen. */
  notificationsUnsupported: string;
  /** The browser has not been asked yet, and lets none through until it is. */
  notificationsUnasked: string;
  /** Asks it. */
  allowNotifications: string;
  soundHint: string;
  vibrationHint: string;
  sendKeys: Record<SendKey, string>;
  sendKeyHints: Record<SendKey, string>;
  sendKeysByTouch: Record<SendKey, string>;
  /** How one sends where Enter breaks the line. */
  sendKeyHintByTouch: string;
  hideHint: string;
  hideMobileHint: string;
  /** Why the mobile number cannot be shown while everything is hidden. */
  hideMobileForced: string;
  friendSwitchHint: string;
  /** Shows one's own card as colleagues see it. */
  preview: string;
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  /** The settings are known, but cannot be changed now. */
  offlineKept: string;
  retry: string;
}

export interface PersonalSettingsOptions {
  /** What holds, as the server says. */
  settings?: PersonalSettingsView | undefined;
  /** Changes on their way: they show already, and go back when they are taken from here. */
  saving?: Partial<PersonalSettingsView> | undefined;
  /** Hiding everything comes with hiding the number, as one change. */
  onSettingsChange: (change: Partial<PersonalSettingsView>) => void;
  labels: PersonalSettingsLabels;
}

export interface PersonalSettingsContent extends PersonalSettingsOptions {
  status: LoadStatus;
  onRetry: () => void;
  /** Why a change could not be kept, in the server's words. */
  errors?: Partial<Record<PersonalSettingName, ReactNode>> | undefined;
  /** The browser lets no notifications through, or knows none. */
  notificationsBlocked?: boolean | 'unsupported';
  /** Asks the browser to let notifications through; left out where it has been asked. */
  onAllowNotifications?: (() => void) | undefined;
  /** Left out where there is no card to show. */
  onPreview?: (() => void) | undefined;
}

export interface PersonalSettingsProps
  extends PersonalSettingsContent, Omit<ComponentProps<'div'>, 'children'> {}

export interface PersonalSettingsDialogProps
  extends PersonalSettingsContent, Omit<DialogContentProps, 'children' | 'width'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
