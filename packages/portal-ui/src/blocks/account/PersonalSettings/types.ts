import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { DialogContentProps } from '../../../primitives/Dialog/Dialog.tsx';
import type { SendKey } from '../../messages/MessageComposer/index.ts';

/** The user's own settings (specification, section 3: message settings and privacy settings). */
export interface PersonalSettingsView {
  notifications: boolean;
  sound: boolean;
  vibration: boolean;
  /** Key that sends; the other one breaks the line. */
  sendKey: SendKey;
  /** Personal information is hidden from colleagues. */
  hide: boolean;
  /** The mobile number is hidden; always while `hide` is on. */
  hideMobile: boolean;
  /** A friend request needs the user's consent. */
  friendSwitch: boolean;
}
export type PersonalSettingName = keyof PersonalSettingsView;

export interface PersonalSettingsLabels extends Record<PersonalSettingName, string> {
  title: string;
  close: string;
  messages: string;
  privacy: string;
  notificationsHint: string;
  /** The browser blocks notifications. */
  notificationsBlocked: string;
  /** The browser does not support notifications; an iPhone does once the portal is on its home screen. */
  notificationsUnsupported: string;
  /** The browser has not been asked for permission yet. */
  notificationsUnasked: string;
  /** Requests the browser's permission. */
  allowNotifications: string;
  soundHint: string;
  vibrationHint: string;
  sendKeys: Record<SendKey, string>;
  sendKeyHints: Record<SendKey, string>;
  sendKeysByTouch: Record<SendKey, string>;
  /** How to send where Enter breaks the line. */
  sendKeyHintByTouch: string;
  hideHint: string;
  hideMobileHint: string;
  /** Why the mobile number cannot be shown while everything is hidden. */
  hideMobileForced: string;
  friendSwitchHint: string;
  /** Shows the user's card as colleagues see it. */
  preview: string;
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  /** The settings are loaded, but cannot be changed now. */
  offlineKept: string;
  retry: string;
}

export interface PersonalSettingsOptions {
  /** Settings confirmed by the server. */
  settings?: PersonalSettingsView | undefined;
  /** Pending changes, shown optimistically; removing one rolls it back. */
  saving?: Partial<PersonalSettingsView> | undefined;
  /** Hiding everything includes hiding the number, as one change. */
  onSettingsChange: (change: Partial<PersonalSettingsView>) => void;
  labels: PersonalSettingsLabels;
}

export interface PersonalSettingsContent extends PersonalSettingsOptions {
  status: LoadStatus;
  onRetry: () => void;
  /** Why a change failed, from the server. */
  errors?: Partial<Record<PersonalSettingName, ReactNode>> | undefined;
  /** State of the browser's notification permission. */
  notificationsBlocked?: boolean | 'unsupported';
  /** Requests the browser's permission; undefined after that. */
  onAllowNotifications?: (() => void) | undefined;
  /** Undefined where there is no card. */
  onPreview?: (() => void) | undefined;
}

export interface PersonalSettingsProps
  extends PersonalSettingsContent, Omit<ComponentProps<'div'>, 'children'> {}

export interface PersonalSettingsDialogProps
  extends PersonalSettingsContent, Omit<DialogContentProps, 'children' | 'width'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
