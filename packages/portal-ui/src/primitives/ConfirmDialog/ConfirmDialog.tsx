import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { footerPlain, stack } from '../Dialog/Dialog.css.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps extends Omit<
  DialogContentProps,
  'width' | 'role' | 'title' | 'children'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, with the consequences. */
  description: ReactNode;
  /** The verb, not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** `danger` for irreversible actions. */
  tone?: 'accent' | 'danger';
  /** A required choice in `children` is missing. */
  disabled?: boolean;
  /** The action is pending. */
  pending?: boolean;
  /** One sentence, when the action failed; the dialog stays open. */
  error?: string | undefined;
  /** Options of the action, below the question. */
  children?: ReactNode;
}

/** Asks for confirmation. Cancel has the initial focus, so that Enter by habit destroys nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'accent',
  disabled = false,
  pending = false,
  error,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent {...rest} role="alertdialog" width="narrow">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody className={stack}>
          <DialogDescription>{description}</DialogDescription>
          {children}
          {error !== undefined && <Banner tone="danger">{error}</Banner>}
        </DialogBody>
        <DialogFooter className={footerPlain}>
          <DialogClose asChild>
            <Button>{cancelLabel}</Button>
          </DialogClose>
          <Button
            variant={tone === 'danger' ? 'danger' : 'solid'}
            disabled={disabled}
            pending={pending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
