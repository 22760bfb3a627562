import { createContext, use, useInsertionEffect } from 'react';

/** Where overlays are rendered instead of the body: an element in the shadow root of a custom element. */
export interface OverlayLayer {
  element: HTMLElement;
  /** Called before an overlay mounts; returns a function to call once it has unmounted. */
  show: () => () => void;
}

export const OverlayLayerContext = createContext<OverlayLayer | undefined>(undefined);

/** Container of overlays for Radix's portals; undefined for the body. */
export const useOverlayContainer = (): HTMLElement | undefined => use(OverlayLayerContext)?.element;

/** Shows the layer while it is mounted; render it in each overlay. Renders nothing. */
export function InOverlayLayer(): null {
  const layer = use(OverlayLayerContext);
  // Before the overlay is measured and takes the focus.
  useInsertionEffect(() => layer?.show(), [layer]);
  return null;
}
