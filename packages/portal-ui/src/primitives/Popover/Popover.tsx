import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Popover.css.ts';

/** Controlled or not: `open`, `onOpenChange`, `defaultOpen`, `modal`. */
export const Popover = Radix.Root;
/** `asChild` makes a Button the trigger. */
export const PopoverTrigger = Radix.Trigger;
/** What the popover stands at, where that is not the trigger. */
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

/** Has no padding of its own. Give it an `aria-label` or `aria-labelledby`: it is a dialog to assistive tools. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        className={clsx(styles.content, className)}
        sideOffset={6}
        collisionPadding={8}
        align="start"
        {...rest}
      />
    </Radix.Portal>
  );
}
