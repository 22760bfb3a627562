import type { ComponentPropsWithRef } from 'react';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type { Contact, ContactSource, ContactPickerLabels } from '../../people/ContactPicker/index.ts';
import type { PersonView } from '../../shared/views.ts';

/** Preview of an item that is forwarded. */
export type ForwardItem =
  | { type: 'text'; text: string; senderName?: string | undefined }
  | {
      type: 'file';
      name: string;
      /** Formatted size with its unit. */
      size: string;
    }
  | {
      type: 'image';
      name: string;
      /** Thumbnail URL; without one a placeholder shows. */
      src?: string | undefined;
      /** Pixels; reserve the aspect ratio before the picture loads. */
      width?: number | undefined;
      height?: number | undefined;
    };

/** Person or group that receives the items. */
export type ForwardTarget = Contact;

/** Send status of one target. */
export interface DeliveryView {
  target: ForwardTarget;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Failure reason; without it the dialog uses a label of its own. */
  reason?: string | undefined;
}

export interface ForwardDialogOptions {
  /** At least one item. */
  items: readonly ForwardItem[];
  /**
   * Empty while targets are chosen, then one entry per target. The app holds them, for instance with `useForwardQueue`,
   * so that sending continues when the dialog is closed.
   */
  deliveries: readonly DeliveryView[];
  /** Source of contacts. Must keep its identity between renders. */
  source: ContactSource;
  /** The current user: cannot be chosen. */
  self?: PersonView | undefined;
  /** Maximum number of targets. */
  max?: number | undefined;
  /** `note` is sent as a message of its own; empty for none. */
  onSend: (targets: readonly ForwardTarget[], note: string) => void;
  /** Retries this failed target; without an argument, all failed targets. */
  onRetry: (target?: ForwardTarget) => void;
  labels: ForwardDialogLabels;
}

export interface ForwardDialogProps
  extends
    ForwardDialogOptions,
    Omit<ComponentPropsWithRef<'div'>, keyof ForwardDialogOptions | 'children' | 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Labels of `ForwardDialog`. */
export interface ForwardDialogLabels extends CountedFieldLabels {
  title: string;
  close: string;
  cancel: string;
  /** The send button, with the number of targets. */
  send: (targets: number) => string;
  /** Accessible name of the preview. */
  preview: string;
  image: string;
  /** Several items in one line: the number of items after the first. */
  more: (items: number) => string;
  note: string;
  notePlaceholder: string;
  /** Heading over the targets after submission. */
  progress: (sent: number, total: number) => string;
  targets: string;
  states: Record<DeliveryView['state'], string>;
  /** Sentences about one target (specification, section 8). */
  sentTo: (name: string) => string;
  fileSentTo: (name: string, file: string) => string;
  failedTo: (name: string) => string;
  fileFailedTo: (name: string, file: string) => string;
  /** Without a reason from the server. */
  failedReason: string;
  retry: (name: string) => string;
  retryFailed: (targets: number) => string;
  /** Under the list, while sends are pending. */
  goesOn: string;
  /** Close button while sends are pending. */
  closeSending: string;
  /** Close button when everything is sent. */
  done: string;
  picker: ContactPickerLabels;
}
