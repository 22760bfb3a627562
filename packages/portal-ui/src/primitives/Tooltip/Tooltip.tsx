import type { ReactElement } from 'react';
import { lazyComponent } from '../../hooks/lazy-component.tsx';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';
import { useDescribed } from './use-described.ts';
import { useTooltip } from './use-tooltip.ts';

// Lazy, because its positioning code is as large as the rest of a page.
const TooltipBubble = lazyComponent(() =>
  import('./TooltipBubble.tsx').then((module) => module.TooltipBubble),
);

export interface TooltipProps extends Pick<TooltipBubbleProps, 'content' | 'side' | 'align'> {
  /** One element that takes a ref and rest props. */
  children: ReactElement;
  /** Shown from the first render, for stories. */
  defaultOpen?: boolean;
}

/**
 * Shows after 400 ms of hovering, and at once on keyboard focus. A description in addition to the name, never a
 * replacement.
 */
export function Tooltip({ content, children, side = 'bottom', align, defaultOpen = false }: TooltipProps) {
  const says = content !== undefined && content !== null && content !== '';
  const { shown, anchorRef, description, handlers, bubbleProps } = useTooltip(defaultOpen, says);
  // Also around a child without a tooltip, so that adding one does not remount the child.
  const child = useDescribed(children, anchorRef, description, handlers);
  return (
    <>
      {child}
      {says && shown && <TooltipBubble {...bubbleProps} {...{ content, side, align }} />}
    </>
  );
}
