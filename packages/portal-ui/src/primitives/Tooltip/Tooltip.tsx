import type { ReactElement } from 'react';
import { onFirstUse } from '../../hooks/on-first-use.tsx';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';
import { useDescribed } from './use-described.ts';
import { useTooltip } from './use-tooltip.ts';

// On first use: it stands on what places it, which weighs as much as the rest of a page.
const TooltipBubble = onFirstUse(() => import('./TooltipBubble.tsx').then((module) => module.TooltipBubble));

export interface TooltipProps extends Pick<TooltipBubbleProps, 'content' | 'side' | 'align'> {
  /** One element that takes a ref and rest props. */
  children: ReactElement;
  /** Shown from the first render, for stories. */
  defaultOpen?: boolean;
}

/** Shows after 400 ms of hovering, and at once on keyboard focus. It adds to a name and never replaces it. */
export function Tooltip({ content, children, side = 'bottom', align, defaultOpen = false }: TooltipProps) {
  const says = content !== undefined && content !== null && content !== '';
  const { shown, anchorRef, description, handlers, bubbleProps } = useTooltip(defaultOpen, says);
  // Around a child without a tooltip too, so that one that gets something to say is not drawn anew.
  const child = useDescribed(children, anchorRef, description, handlers);
  return (
    <>
      {child}
      {says && shown && <TooltipBubble {...bubbleProps} {...{ content, side, align }} />}
    </>
  );
}
