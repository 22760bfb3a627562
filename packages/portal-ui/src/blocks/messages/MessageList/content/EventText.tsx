import type { RowSettings } from '../row/row-settings.ts';
import type { MessageView } from '../views.ts';
import * as styles from '../row/MessageRow.css.ts';

export interface EventTextProps {
  message: MessageView;
  reachable: boolean;
  settings: Pick<RowSettings, 'labels' | 'onOpenPerson'>;
}

/** Text of a system message; each person in it is a button that opens their card. */
export function EventText({ message: { text, parts }, reachable, settings }: EventTextProps) {
  const { labels, onOpenPerson } = settings;
  return (
    <p className={styles.event} dir="auto">
      {parts?.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : onOpenPerson ? (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
            key={index}
            type="button"
            className={styles.eventPerson}
            title={labels.openCard(part.name)}
            tabIndex={reachable ? undefined : -1}
            onClick={() => onOpenPerson(part)}
          >
            <bdi>{part.name}</bdi>
          </button>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <bdi key={index}>{part.name}</bdi>
        ),
      ) ?? text}
    </p>
  );
}
