import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';
import { InOverlayLayer, useOverlayContainer } from '../../hooks/overlays/overlay-layer.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipBubbleProps {
  /** Short text; without it only the child renders. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  id: string;
  open: boolean;
  /** The trigger. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Scrolling, or the pointer has left. */
  onHide: () => void;
  /** Escape: must be unmounted when this returns. */
  onEscape: () => void;
}

/** The tooltip itself, positioned at its trigger. */
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
  const container = useOverlayContainer();
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={open} onOpenChange={(opens) => !opens && onHide()}>
        <RadixTooltip.Trigger asChild>
          <Anchor anchorRef={anchorRef} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            ref={() => beforeEscape(onEscape)}
            id={id}
            className={styles.tooltip}
            sideOffset={6}
            collisionPadding={8}
            {...(side && { side })}
            {...(align && { align })}
          >
            <InOverlayLayer />
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/**
 * Escape must reach the dialog, not a tooltip in it. Radix gives the key only to the layer opened last, so the tooltip
 * is unmounted before that, also while it fades.
 */
function beforeEscape(onEscape: () => void): () => void {
  const handleKeyDown = ({ key, isComposing }: KeyboardEvent) => {
    // An Escape that cancels a composition belongs to the input method.
    if (key === 'Escape' && !isComposing) onEscape();
  };
  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
}

interface AnchorProps {
  anchorRef: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Radix trigger for an element rendered elsewhere. Renders nothing. */
function Anchor({ anchorRef, ref }: AnchorProps): null {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchorRef.current, [anchorRef]);
  return null;
}
