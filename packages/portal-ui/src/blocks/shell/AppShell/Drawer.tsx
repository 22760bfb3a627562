import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOverlay } from '../../../hooks/overlays/use-overlay.ts';
import { FocusOrigin, useReturnFocus } from '../../../primitives/use-return-focus.ts';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import * as styles from './AppShell.css.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Accessible name of the drawer. */
  title: string;
  children: ReactNode;
}

/** Slides in from the side on a phone; a press outside and Escape close it. */
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
