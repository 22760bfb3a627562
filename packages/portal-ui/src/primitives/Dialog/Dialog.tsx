import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import type { ComponentProps } from 'react';
import { useEscapeGuard } from '../../hooks/keyboard/use-escape-guard.ts';
import { InOverlayLayer, useOverlayContainer } from '../../hooks/overlays/overlay-layer.ts';
import { useOverlayState } from '../../hooks/overlays/use-overlay.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FocusOrigin, useReturnFocus } from '../use-return-focus.ts';
import * as styles from './Dialog.css.ts';

/** `narrow` 430, `regular` 460, `wide` 600, `full` 900 px (specification, section 2). */
export type DialogWidth = 'narrow' | 'regular' | 'wide' | 'full';

export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  width?: DialogWidth;
}

/** Controlled or uncontrolled. Registers as an overlay. */
export function Dialog({ open, defaultOpen = false, onOpenChange, ...rest }: RadixDialog.DialogProps) {
  const [isOpen, setOpen] = useOverlayState(open, defaultOpen, onOpenChange);
  return <RadixDialog.Root open={isOpen} onOpenChange={setOpen} {...rest} />;
}
/** `asChild` makes a Button the trigger. */
export const DialogTrigger = RadixDialog.Trigger;
/** `asChild` makes a Button close the dialog. */
export const DialogClose = RadixDialog.Close;

const fields = ['input', 'textarea', 'select'].map((tag) => `${tag}:not(:disabled, [type='hidden'])`).join();

/**
 * Focuses the first field. Without fields, a dialog with a close button takes the focus itself, because a screen reader
 * would read "close" before the title; a confirmation focuses its first button.
 */
function focusContent(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  const first = content.querySelector<HTMLElement>(fields);
  if (first === null && content.querySelector('[data-close]') === null) return;
  event.preventDefault();
  (first ?? content).focus();
}

/** Modal, portalled to the body, or to the layer of a custom element. On a phone it fills the screen, except `narrow`, which slides up from the bottom. */
export function DialogContent({
  width = 'regular',
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  ...rest
}: DialogContentProps) {
  const { ownsEscape, onCompositionEnd } = useEscapeGuard();
  const { openersRef, onCloseAutoFocus: returnFocus } = useReturnFocus();
  const container = useOverlayContainer();
  return (
    <RadixDialog.Portal container={container}>
      <RadixDialog.Overlay className={styles.scrim} />
      <div className={styles.frame}>
        <RadixDialog.Content
          className={clsx(styles.content, className)}
          data-width={width}
          data-toast-room
          // Radix warns unless a description exists or its absence is explicit; `DialogDescription` overrides it.
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            if (!event.defaultPrevented) focusContent(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) returnFocus(event);
          }}
          onCompositionEnd={onCompositionEnd}
          onEscapeKeyDown={(event) => {
            if (ownsEscape(event)) event.preventDefault();
            else onEscapeKeyDown?.(event);
          }}
          {...rest}
        >
          <FocusOrigin openersRef={openersRef} />
          <InOverlayLayer />
          {children}
        </RadixDialog.Content>
      </div>
    </RadixDialog.Portal>
  );
}

export interface DialogHeaderProps extends ComponentProps<'div'> {
  /** Label of the close button; without it there is none. */
  closeLabel?: string | undefined;
}

/** Title and close button. Not a `<header>`, which outside of a section would be a second banner of the page. */
export function DialogHeader({ closeLabel, className, children, ...rest }: DialogHeaderProps) {
  return (
    <div className={clsx(styles.header, className)} {...rest}>
      {children}
      {closeLabel !== undefined && (
        <DialogClose asChild>
          <IconButton data-close label={closeLabel} icon={<Icon glyph={X} size={20} />} />
        </DialogClose>
      )}
    </div>
  );
}

export function DialogTitle({ className, ...rest }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title className={clsx(styles.title, className)} {...rest} />;
}

/** Read with the title when the dialog opens. */
export function DialogDescription({ className, ...rest }: ComponentProps<typeof RadixDialog.Description>) {
  return <RadixDialog.Description className={clsx(styles.description, className)} {...rest} />;
}

/** The part that scrolls. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.body, className)} {...rest} />;
}

/** The actions, the primary one last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer className={clsx(styles.footer, className)} {...rest} />;
}
