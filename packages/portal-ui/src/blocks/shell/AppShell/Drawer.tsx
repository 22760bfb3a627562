import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOverlay } from '../../../hooks/use-overlay.ts';
import { FocusOrigin, useReturnFocus } from '../../../primitives/use-return-focus.ts';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import * as styles from './AppShell.css.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Name of the drawer, for assistive tools. */
  title: string;
  children: ReactNode;
}

/** Comes in from the side of a phone; closes by a press beside it and by Escape. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const { openersRef, onCloseAutoFocus } = useReturnFocus();
  useOverlay(open, () => onOpenChange?.(false));
  return (
    <RadixDialog.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <FocusOrigin openersRef={openersRef} />
          <RadixDialog.Title className={visuallyHidden}>{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
