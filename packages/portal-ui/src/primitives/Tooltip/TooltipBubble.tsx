import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipBubbleProps {
  /** Short text; the child alone is rendered when there is none. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  id: string;
  open: boolean;
  /** What it belongs to. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Scrolling, or a pointer that has gone elsewhere. */
  onHide: () => void;
  /** Escape: it has to be gone when this returns. */
  onEscape: () => void;
}

/** What a tooltip says, beside what it belongs to. */
export function TooltipBubble({
  id,
  open,
  anchorRef,
  content,
  side,
  align,
  onHide,
  onEscape,
}: TooltipBubbleProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={open} onOpenChange={(opens) => !opens && onHide()}>
        <RadixTooltip.Trigger asChild>
          <Anchor anchorRef={anchorRef} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            ref={() => beforeEscape(onEscape)}
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

/**
 * Who presses Escape means the dialog, not what is said about a button in it. Radix gives the key to what was opened last
 * and to nothing else, so the tooltip is away before the key comes there: also while it fades.
 */
function beforeEscape(onEscape: () => void): () => void {
  const handleKeyDown = ({ key, isComposing }: KeyboardEvent) => {
    // The Escape that gives up a composition is the input method's.
    if (key === 'Escape' && !isComposing) onEscape();
  };
  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
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
