import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** Short text; the child alone is rendered when there is none. */
  content: ReactNode;
  /** One element that takes a ref and rest props. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Shown from the first render, for stories. */
  defaultOpen?: boolean;
}

const delay = 400;

/** Shows after 400 ms of hovering, and at once on keyboard focus. It adds to a name and never replaces it. */
export function Tooltip({ content, children, side = 'bottom', align, defaultOpen = false }: TooltipProps) {
  if (content === undefined || content === null || content === '') return children;
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root defaultOpen={defaultOpen}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className={styles.tooltip}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            {...(align && { align })}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
