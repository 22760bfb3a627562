import { createContext, use, useEffect, useEffectEvent } from 'react';
import { useControllableState } from '../use-controllable-state.ts';

/**
 * Notified of every overlay that opens (dialog, drawer, sheet), with a function that closes it; returns a function to
 * call once it is closed. Provided by apps whose back navigation closes overlays: the library has no router.
 */
export type RegisterOverlay = (close: () => void) => () => void;

export const OverlayContext = createContext<RegisterOverlay | undefined>(undefined);

/** Registers an overlay while it is `open`. */
export function useOverlay(open: boolean, close: () => void): void {
  const register = use(OverlayContext);
  const handleClose = useEffectEvent(close);
  useEffect(() => (open ? register?.(() => handleClose()) : undefined), [open, register]);
}

/** Open state of an overlay, controlled or uncontrolled, registered while it is open. */
export function useOverlayState(
  open: boolean | undefined,
  defaultOpen: boolean,
  onOpenChange: ((open: boolean) => void) | undefined,
): [boolean, (open: boolean) => void] {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  useOverlay(isOpen, () => setOpen(false));
  return [isOpen, setOpen];
}
