import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { useEscapeGuard } from '../../hooks/keyboard/use-escape-guard.ts';
import { InOverlayLayer, useOverlayContainer } from '../../hooks/overlays/overlay-layer.ts';
import { useOverlayState } from '../../hooks/overlays/use-overlay.ts';
import * as styles from './Popover.css.ts';

/** Controlled or uncontrolled: `open`, `onOpenChange`, `defaultOpen`, `modal`. Registers as an overlay. */
export function Popover({
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: ComponentProps<typeof Radix.Root>) {
  const [isOpen, setOpen] = useOverlayState(open, defaultOpen, onOpenChange);
  return <Radix.Root open={isOpen} onOpenChange={setOpen} {...rest} />;
}
/** `asChild` makes a Button the trigger. */
export const PopoverTrigger = Radix.Trigger;
/** Anchor of the popover, if not the trigger. */
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

/** Has no padding. Give it an `aria-label` or `aria-labelledby`: it has the role `dialog`. */
export function PopoverContent({
  className,
  children,
  onEscapeKeyDown,
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  const { ownsEscape, onCompositionEnd } = useEscapeGuard();
  const container = useOverlayContainer();
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        className={clsx(styles.content, className)}
        sideOffset={6}
        collisionPadding={8}
        align="start"
        onCompositionEnd={onCompositionEnd}
        onEscapeKeyDown={(event) => {
          if (ownsEscape(event)) event.preventDefault();
          else onEscapeKeyDown?.(event);
        }}
        {...rest}
      >
        <InOverlayLayer />
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
