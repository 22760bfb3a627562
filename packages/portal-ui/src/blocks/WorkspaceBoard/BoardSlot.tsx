import type { ComponentProps } from 'react';
import { CardArrivalContext, useCardArrival } from './use-card-arrival.ts';
import * as styles from './WorkspaceBoard.css.ts';

/** The place of one card. */
export function BoardSlot({ children, ...rest }: ComponentProps<'li'>) {
  const { arrival, tell } = useCardArrival();
  return (
    <li className={styles.card} data-arrival={arrival} {...rest}>
      <CardArrivalContext value={tell}>{children}</CardArrivalContext>
    </li>
  );
}
