import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { TooltipProps } from './Tooltip.tsx';
import * as styles from './Tooltip.css.ts';

export interface TooltipBubbleProps extends Pick<TooltipProps, 'content' | 'side' | 'align'> {
  id: string;
  open: boolean;
  /** What it belongs to. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Escape, scrolling, or a pointer that has gone elsewhere. */
  onHide: () => void;
}

/** What a tooltip says, beside what it belongs to. */
export function TooltipBubble({ id, open, anchorRef, content, side, align, onHide }: TooltipBubbleProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={open} onOpenChange={(opens) => !opens && onHide()}>
        <RadixTooltip.Trigger asChild>
          <Anchor anchorRef={anchorRef} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            id={id}
            className={styles.tooltip}
            sideOffset={6}
            collisionPadding={8}
            {...(side && { side })}
            {...(align && { align })}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

interface AnchorProps {
  anchorRef: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Stands in as Radix's trigger for an element that is drawn elsewhere. Draws nothing. */
function Anchor({ anchorRef, ref }: AnchorProps): null {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchorRef.current, [anchorRef]);
  return null;
}
