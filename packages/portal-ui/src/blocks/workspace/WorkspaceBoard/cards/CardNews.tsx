import { clsx } from 'clsx/lite';
import { Minus, TrendingDown, TrendingUp } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { listTime } from '../../../shared/text/format-time.ts';
import type { RenderLink } from '../../../shared/links.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import type { BoardCardLabels } from '../types.ts';
import * as styles from './cards.css.ts';

export interface CardNewsView {
  id: string;
  title: string;
  source: string;
  /** Milliseconds. */
  time: number;
  /** Popularity; any number, larger is more. */
  heat?: number | undefined;
  trend?: 'up' | 'down' | 'flat' | undefined;
  href?: string | undefined;
}

export interface CardNewsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly CardNewsView[];
  time: TimeSettings;
  renderLink: RenderLink;
  labels: BoardCardLabels;
}

const trends = { up: TrendingUp, down: TrendingDown, flat: Minus };

/** News or hotspots, most popular first. */
export function CardNews({ items, time, renderLink, labels, className, ...rest }: CardNewsProps) {
  const heatOf = new Intl.NumberFormat(time.locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ol role="list" className={clsx(styles.rows, className)} {...rest}>
      {items.map((item, at) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.rank} data-top={at < 3 || undefined}>
            {at + 1}
          </span>
          <span className={styles.texts}>
            <span className={styles.title}>
              {item.href === undefined
                ? item.title
                : renderLink({ href: item.href, className: styles.link, children: item.title })}
            </span>
            <span className={styles.meta}>
              <span>{item.source}</span>
              <span>{listTime(item.time, time)}</span>
              {item.heat !== undefined && <span>{labels.heat(heatOf.format(item.heat))}</span>}
            </span>
          </span>
          {item.trend && (
            <span className={styles.trend} data-trend={item.trend}>
              <Icon glyph={trends[item.trend]} />
              <span className={visuallyHidden}>{labels.trends[item.trend]}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
