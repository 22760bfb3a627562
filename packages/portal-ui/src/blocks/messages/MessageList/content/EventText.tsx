import type { RowSettings } from '../row/row-settings.ts';
import type { MessageView } from '../views.ts';
import * as styles from '../row/MessageRow.css.ts';

export interface EventTextProps {
  message: MessageView;
  reachable: boolean;
  settings: Pick<RowSettings, 'labels' | 'onOpenPerson'>;
}

/** Punctuation that must not be separated from the name before it. */
const closingMarks = /^[\p{Pe}\p{Pf}\p{Po}]+/u;

/** Text of a system message; each person in it is a button that opens their card. */
export function EventText({ message: { text, parts }, reachable, settings }: EventTextProps) {
  const { labels, onOpenPerson } = settings;
  return (
    <p className={styles.event} dir="auto">
      {parts?.map((part, index) => {
        const [before, after] = [parts[index - 1], parts[index + 1]];
        if (typeof part === 'string')
          return typeof before === 'object' ? part.replace(closingMarks, '') : part;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
          <span key={index} className={styles.eventName}>
            {onOpenPerson ? (
              <button
                type="button"
                className={styles.eventPerson}
                title={labels.openCard(part.name)}
                tabIndex={reachable ? undefined : -1}
                onClick={() => onOpenPerson(part)}
              >
                <bdi>{part.name}</bdi>
              </button>
            ) : (
              <bdi>{part.name}</bdi>
            )}
            {typeof after === 'string' && closingMarks.exec(after)?.[0]}
          </span>
        );
      }) ?? text}
    </p>
  );
}
