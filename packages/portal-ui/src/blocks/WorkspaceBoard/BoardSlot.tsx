import type { ComponentProps } from 'react';
import { CardArrivalContext, useCardArrival } from './use-card-arrival.ts';
import * as styles from './WorkspaceBoard.css.ts';

interface BoardSlotProps extends ComponentProps<'li'> {
  /** Whether its content is in it by now; see `useTurn`. */
  drawn: boolean;
}

/** The place of one card. */
export function BoardSlot({ drawn, children, ...rest }: BoardSlotProps) {
  const { arrival, tell } = useCardArrival(drawn);
  return (
    <li className={styles.card} data-arrival={arrival} {...rest}>
      <CardArrivalContext value={tell}>{children}</CardArrivalContext>
    </li>
  );
}
