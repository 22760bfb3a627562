import type { ComponentPropsWithRef } from 'react';
import type { CountedFieldLabels } from '../../../primitives/Field/use-count.ts';
import type { Contact, ContactSource, ContactPickerLabels } from '../../people/ContactPicker/index.ts';
import type { PersonView } from '../../shared/views.ts';

/** Something that is forwarded, as much as its preview shows. */
export type ForwardItem =
  | { type: 'text'; text: string; senderName?: string | undefined }
  | {
      type: 'file';
      name: string;
      /** With its unit, in the reader's language. */
      size: string;
    }
  | {
      type: 'image';
      name: string;
      /** Address of a thumbnail; without one a box stands in. */
      src?: string | undefined;
      /** Pixels: the box has the picture's shape before the picture is there. */
      width?: number | undefined;
      height?: number | undefined;
    };

/** A person or a group that it goes to. */
export type ForwardTarget = Contact;

/** How far it has come with one target. */
export interface DeliveryView {
  target: ForwardTarget;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it failed; without it the dialog has words of its own. */
  reason?: string | undefined;
}

export interface ForwardDialogOptions {
  /** What is forwarded: at least one item. */
  items: readonly ForwardItem[];
  /**
   * Empty while targets are chosen; then one for each target. The host holds them, in `useForwardQueue` for instance, so
   * that sending goes on when the dialog is closed.
   */
  deliveries: readonly DeliveryView[];
  /** Where contacts come from. Keep it the same object between renders. */
  source: ContactSource;
  /** The current user: cannot be chosen. */
  self?: PersonView | undefined;
  /** Most targets. */
  max?: number | undefined;
  /** `note` goes along as a message of its own; empty for none. */
  onSend: (targets: readonly ForwardTarget[], note: string) => void;
  /** Sends again to these, which failed; without a target, to all that failed. */
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

/** Every word of the dialog. */
export interface ForwardDialogLabels extends CountedFieldLabels {
  title: string;
  close: string;
  cancel: string;
  /** The send button, with how many it goes to. */
  send: (targets: number) => string;
  /** Name of the preview, for assistive tools. */
  preview: string;
  image: string;
  /** Several items in one line: how many there are besides the first. */
  more: (items: number) => string;
  note: string;
  notePlaceholder: string;
  /** Heading over the targets once it is sent. */
  progress: (sent: number, total: number) => string;
  targets: string;
  states: Record<DeliveryView['state'], string>;
  /** Sentences about one target (specification, section 8). */
  sentTo: (name: string) => string;
  fileSentTo: (name: string, file: string) => string;
  failedTo: (name: string) => string;
  fileFailedTo: (name: string, file: string) => string;
  /** Without a reason of the server's. */
  failedReason: string;
  retry: (name: string) => string;
  retryFailed: (targets: number) => string;
  /** Under the list, while something is under way. */
  goesOn: string;
  /** Closes while something is under way. */
  closeSending: string;
  /** Closes when everything is sent. */
  done: string;
  picker: ContactPickerLabels;
}
