import { ChevronDown, Megaphone, X } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { fullTime } from '../../../shared/text/format-time.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import { LinkedText } from '../content/LinkedText.tsx';
import type { MessageListLabels } from '../types.ts';
import type { AnnouncementView } from '../views.ts';
import * as styles from './AnnouncementBar.css.ts';

export interface AnnouncementBarProps {
  announcement: AnnouncementView;
  settings: TimeSettings;
  labels: Pick<
    MessageListLabels,
    'announcement' | 'announcedBy' | 'dismissAnnouncement' | 'showMore' | 'showLess'
  >;
}

/** The group's announcement: two lines, expandable, until the user dismisses it. */
export function AnnouncementBar({ announcement, settings, labels }: AnnouncementBarProps) {
  const { id, text, by, time, onDismiss } = announcement;
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const textRef = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = textRef.current;
    if (!element || open) return undefined;
    const measureText = () => setLong(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measureText);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  const when = time === undefined ? '' : fullTime(time, settings);
  return (
    <section aria-label={labels.announcement} className={styles.bar} data-open={open || undefined}>
      <Icon glyph={Megaphone} className={styles.mark} />
      <div className={styles.words}>
        <p ref={textRef} dir="auto" className={styles.text} data-open={open || undefined}>
          {/* Links in the collapsed part cannot be focused. */}
          <LinkedText text={text} reachable={open || !long} />
        </p>
        <p className={styles.source}>
          {by !== undefined && <bdi>{when ? labels.announcedBy(by, when) : by}</bdi>}
        </p>
      </div>
      <div className={styles.actionRow}>
        {(long || open) && (
          <IconButton
            label={open ? labels.showLess : labels.showMore}
            aria-expanded={open}
            icon={<Icon glyph={ChevronDown} className={styles.chevron} data-open={open || undefined} />}
            onClick={() => setOpen(!open)}
          />
        )}
        {onDismiss && (
          <IconButton
            label={labels.dismissAnnouncement}
            icon={<Icon glyph={X} />}
            onClick={() => onDismiss(id)}
          />
        )}
      </div>
    </section>
  );
}
