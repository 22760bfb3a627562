import type { ComponentProps } from 'react';
import { fullTime } from '../../../shared/text/format-time.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import * as styles from './cards.css.ts';

export interface CardAnnouncementProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Keeps line breaks. */
  text: string;
  /** Author of the announcement. */
  from?: string | undefined;
  /** Publication time in milliseconds. */
  date?: number | undefined;
  time: TimeSettings;
}

/** An announcement to everyone who has the card. */
export function CardAnnouncement({ text, from, date, time, className, ...rest }: CardAnnouncementProps) {
  return (
    <div className={className} {...rest}>
      <p className={styles.announcement}>{text}</p>
      <p className={styles.meta}>
        {from && <span>{from}</span>}
        {date !== undefined && <span>{fullTime(date, time)}</span>}
      </p>
    </div>
  );
}
