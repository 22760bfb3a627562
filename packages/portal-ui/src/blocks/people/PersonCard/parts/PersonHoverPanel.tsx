import { clsx } from 'clsx/lite';
import type { ComponentProps, RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from '../../../../primitives/Popover/Popover.tsx';
import { PersonCard } from '../PersonCard.tsx';
import type { PersonCardProps, PersonHoverCardProps } from '../types.ts';
import * as styles from '../PersonCard.css.ts';

interface PersonHoverPanelProps {
  open: boolean;
  anchorRef: RefObject<HTMLElement | null>;
  side: PersonHoverCardProps['side'];
  onDismiss: () => void;
  contentProps: Omit<ComponentProps<typeof PopoverContent>, 'side'>;
  card: PersonCardProps;
}

/** The floating card. Takes no focus by itself, so that the user is not interrupted. */
export function PersonHoverPanel({
  open,
  anchorRef,
  side = 'bottom',
  onDismiss,
  contentProps,
  card,
}: PersonHoverPanelProps) {
  const name = card.person?.name;
  return (
    <Popover open={open} onOpenChange={(opens) => !opens && onDismiss()}>
      <PopoverAnchor virtualRef={anchorRef} />
      <PopoverContent
        aria-label={name ?? card.labels.title}
        side={side}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onFocusOutside={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          // A press on the trigger closes the card, and the trigger's action follows.
          if (event.target instanceof Node && anchorRef.current?.contains(event.target))
            event.preventDefault();
        }}
        {...contentProps}
      >
        <PersonCard {...card} variant="compact" className={clsx(styles.hover, card.className)} />
      </PopoverContent>
    </Popover>
  );
}
