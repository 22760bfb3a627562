import { Slot } from '@radix-ui/react-slot';
import { useState } from 'react';
import { onFirstUse } from '../../../hooks/on-first-use.tsx';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';
import { useHoverCard } from '../../../hooks/pointer/use-hover-card.ts';
import type { PersonHoverCardProps } from './types.ts';

// On first use: a list of a thousand names carries neither the card nor what places it.
const PersonHoverPanel = onFirstUse(() =>
  import('./parts/PersonHoverPanel.tsx').then((module) => module.PersonHoverPanel),
);

/**
 * Shows who somebody is beside their name, after a rest of the pointer or of the keyboard's focus. On a touch screen it
 * never opens: there a tap on the name does what the name does.
 */
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
