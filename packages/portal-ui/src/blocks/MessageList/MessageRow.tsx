import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { clockTime, dayName, fullTime } from '../format-time.ts';
import type { PersonView, TimeSettings } from '../views.ts';
import { MessageStateMark } from './MessageStateMark.tsx';
import { MessageBody, MessageReactions } from './MessageBody.tsx';
import { startsDay, startsRun } from './message-order.ts';
import type { MessageListLabels, MessageListProps, MessageView } from './types.ts';
import * as styles from './MessageRow.css.ts';

export interface MessageRowProps
  extends TimeSettings, Pick<MessageListProps, 'kind' | 'onResend' | 'onDelete' | 'onOpenPerson'> {
  message: MessageView;
  previous: MessageView | undefined;
  /** The unread mark stands before this message. */
  firstUnread: boolean;
  /** Nothing is older: the history begins here. */
  first: boolean;
  labels: MessageListLabels;
}

/** One message, with what stands before it: the day, the unread mark, who wrote the run. */
export function MessageRow({
  message,
  previous,
  firstUnread,
  first,
  kind,
  labels,
  onResend,
  onDelete,
  onOpenPerson,
  ...settings
}: MessageRowProps) {
  const { own, sender, time, state, failure, recalledBy } = message;
  const newDay = startsDay(message, previous, settings);
  const run = firstUnread || startsRun(message, previous, settings);
  const before = (
    <>
      {first && <p className={styles.beginning}>{labels.beginning}</p>}
      {newDay && <p className={styles.day}>{dayName(time, settings)}</p>}
      {firstUnread && <p className={styles.unread}>{labels.unreadFromHere}</p>}
    </>
  );
  if (recalledBy) {
    return (
      <div className={styles.row} data-seq={message.seq}>
        {before}
        <p className={styles.recalled}>
          {recalledBy.own ? labels.recalledByYou : labels.recalledBy(recalledBy.name)}
        </p>
      </div>
    );
  }
  const stamp = (
    <time dateTime={new Date(time).toISOString()} title={fullTime(time, settings)} className={styles.time}>
      {clockTime(time, settings)}
    </time>
  );

  return (
    <div
      className={styles.row}
      data-own={own || undefined}
      data-run={run || undefined}
      data-seq={message.seq}
    >
      {before}
      <article className={styles.message}>
        {!own && <SenderMark sender={sender} shown={run} labels={labels} onOpenPerson={onOpenPerson} />}
        <div className={styles.column}>
          {run ? (
            <header className={styles.header}>
              <span className={own || kind === 'person' ? visuallyHidden : styles.name}>
                {own ? labels.you : sender.name}
              </span>
              {stamp}
            </header>
          ) : (
            <span className={visuallyHidden}>
              {own ? labels.you : sender.name} {clockTime(time, settings)}
            </span>
          )}
          <div className={styles.line}>
            {own && <MessageStateMark state={state} labels={labels} />}
            <div className={styles.bubble}>
              <MessageBody message={message} labels={labels} />
            </div>
          </div>
          <MessageReactions message={message} labels={labels} />
          {own && state === 'failed' && (
            <div className={styles.failure}>
              <span>{failure ?? labels.state.failed}</span>
              <span className={styles.steps}>
                <Button size="small" variant="quiet" onClick={() => onResend(message)}>
                  {labels.resend}
                </Button>
                <Button size="small" variant="quiet" onClick={() => onDelete(message)}>
                  {labels.delete}
                </Button>
              </span>
            </div>
          )}
        </div>
      </article>
    </div>
  );
}

interface SenderMarkProps extends Pick<MessageRowProps, 'labels' | 'onOpenPerson'> {
  sender: PersonView;
  shown: boolean;
}

/** The avatar at the start of a run; its place stays free in the rows after. */
function SenderMark({ sender, shown, labels, onOpenPerson }: SenderMarkProps) {
  if (!shown) return <span className={styles.side} />;
  return (
    <span className={styles.side}>
      <Avatar userId={sender.id} name={sender.name} src={sender.avatarUrl} size={32} />
      {onOpenPerson && (
        // Over the avatar, not around it: initials are no part of the button's name.
        <button
          type="button"
          className={styles.sideButton}
          aria-label={labels.openCard(sender.name)}
          onClick={() => onOpenPerson(sender)}
        />
      )}
    </span>
  );
}
