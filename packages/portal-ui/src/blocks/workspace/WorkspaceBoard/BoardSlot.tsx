import { useRef, type ComponentProps, type RefCallback } from 'react';
import { CardArrivalContext, useCardArrival } from './use-card-arrival.ts';
import { useRowSpan } from './use-row-span.ts';
import * as styles from './WorkspaceBoard.css.ts';

interface BoardSlotProps extends Omit<ComponentProps<'li'>, 'ref'> {
  ref: RefCallback<HTMLLIElement>;
  /** Whether its content is rendered yet; see `useStagedRender`. */
  rendered: boolean;
}

/** The place of one card. */
export function BoardSlot({ rendered, ref, children, ...rest }: BoardSlotProps) {
  const card = useRef<HTMLLIElement>(null);
  useRowSpan(card);
  const { arrival, reportLoading } = useCardArrival(rendered, card);
  return (
    <li
      className={styles.card}
      data-arrival={arrival}
      {...rest}
      ref={(element) => {
        card.current = element;
        ref(element);
      }}
    >
      <CardArrivalContext value={reportLoading}>{children}</CardArrivalContext>
    </li>
  );
}
