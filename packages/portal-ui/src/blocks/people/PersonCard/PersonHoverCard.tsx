import { Slot } from '@radix-ui/react-slot';
import { useState } from 'react';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';
import { useHoverCard } from '../../../hooks/pointer/use-hover-card.ts';
import type { PersonHoverCardProps } from './types.ts';

// Lazy, so that long lists of names load neither the card nor its positioning code.
const PersonHoverPanel = lazyComponent(() =>
  import('./parts/PersonHoverPanel.tsx').then((module) => module.PersonHoverPanel),
);

/** Shows a person's card beside their name, after the pointer or the focus has rested there. Never opens on touch. */
export function PersonHoverCard({
  children,
  open: openGiven,
  defaultOpen = false,
  onOpenChange,
  delay = 500,
  side,
  ...card
}: PersonHoverCardProps) {
  const [open, setOpen] = useControllableState(openGiven, defaultOpen, onOpenChange);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const { triggerProps, contentProps, triggerRef, dismiss } = useHoverCard({
    open,
    onOpenChange: setOpen,
    delay,
  });
  return (
    <>
      <Slot {...triggerProps}>{children}</Slot>
      {used && (
        <PersonHoverPanel
          {...{ open, contentProps, side, card }}
          anchorRef={triggerRef}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}
