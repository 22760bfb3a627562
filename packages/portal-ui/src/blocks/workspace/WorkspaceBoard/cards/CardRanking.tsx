import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import type { BoardCardLabels } from '../types.ts';
import * as styles from './cards.css.ts';

export interface CardRankView {
  /** Equal counts share a rank. */
  rank: number;
  name: string;
  count: number;
}

export interface CardRankingProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Highest count first. */
  ranks: readonly CardRankView[];
  labels: BoardCardLabels;
}

/** Publication counts per person, with bars relative to the highest. */
export function CardRanking({ ranks, labels, className, ...rest }: CardRankingProps) {
  const most = Math.max(1, ...ranks.map(({ count }) => count));
  return (
    <ol role="list" className={clsx(styles.rows, className)} {...rest}>
      {ranks.map(({ rank, name, count }) => (
        <li key={name} className={styles.barRow}>
          <span className={styles.rank} data-top={rank <= 3 || undefined}>
            {rank}
          </span>
          <span className={styles.barName} title={name}>
            {name}
          </span>
          <span className={styles.barCount}>
            <span aria-hidden>{count}</span>
            <span className={visuallyHidden}>{labels.count(count)}</span>
          </span>
          <span className={styles.bar} aria-hidden>
            <span
              className={styles.barFill}
              style={{ display: 'block', inlineSize: `${(count / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
