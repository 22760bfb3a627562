import { createContext, use, useEffect, useEffectEvent } from 'react';
import { useControllableState } from './use-controllable-state.ts';

/**
 * Hears of everything that opens over the page (a dialog, a drawer, a sheet) with what closes it, and gets back what is to be
 * called once it is closed. The host provides it where Back is to close what lies over the page: the library has no router.
 */
export type RegisterOverlay = (close: () => void) => () => void;

export const OverlayContext = createContext<RegisterOverlay | undefined>(undefined);

/** Registers what lies over the page while it is `open`. */
export function useOverlay(open: boolean, close: () => void): void {
  const register = use(OverlayContext);
  const handleClose = useEffectEvent(close);
  useEffect(() => (open ? register?.(() => handleClose()) : undefined), [open, register]);
}

/** The open state of an overlay, held by the parent or here, registered with the host while it is open. */
export function useOverlayState(
  open: boolean | undefined,
  defaultOpen: boolean,
  onOpenChange: ((open: boolean) => void) | undefined,
): [boolean, (open: boolean) => void] {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  useOverlay(isOpen, () => setOpen(false));
  return [isOpen, setOpen];
}
