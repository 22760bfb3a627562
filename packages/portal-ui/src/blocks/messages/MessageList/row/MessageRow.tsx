import { Pin } from 'lucide';
import { lazyComponent } from '../../../../hooks/lazy-component.tsx';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { clockTime, dayName, fullTime } from '../../../shared/text/format-time.ts';
import { EventText } from '../content/EventText.tsx';
import { MessageBody } from './MessageBody.tsx';
import { isPlain, startsDay, startsRun } from '../state/message-order.ts';
import { MessageReactions } from './MessageReactions.tsx';
import { MessageStateMark } from './MessageStateMark.tsx';
import { rowId, type RowSettings } from './row-settings.ts';
import type { MessageView } from '../views.ts';
import * as styles from './MessageRow.css.ts';

// Lazy: neither shows before a pointer or key event.
const MessageToolbar = lazyComponent(() =>
  import('./MessageToolbar.tsx').then((module) => module.MessageToolbar),
);
const Checkbox = lazyComponent(() =>
  import('../../../../primitives/Checkbox/Checkbox.tsx').then((module) => module.Checkbox),
);

export interface MessageRowProps {
  message: MessageView;
  previous: MessageView | undefined;
  /** The unread separator is before this message. */
  firstUnread: boolean;
  /** First message of the history. */
  first: boolean;
  /** The row is the tab stop, together with its content. */
  active: boolean;
  /** Hovered or focused: the toolbar shows. */
  tools: boolean;
  unfolded: boolean;
  selected: boolean;
  /** Target of the last jump. */
  highlighted: boolean;
  /** The last own message on the server: the only one that shows its delivery state. */
  lastDelivered: boolean;
  settings: RowSettings;
}

/** One message, preceded by the day and unread separators and the sender of the run. */
export function MessageRow(props: MessageRowProps) {
  const { message, previous, firstUnread, first, active, selected, highlighted, settings } = props;
  const { labels } = settings;
  const run = firstUnread || startsRun(message, previous, settings);
  const plain = isPlain(message);
  return (
    <div
      className={styles.row}
      data-own={(message.own && !plain) || undefined}
      data-run={(run && !plain) || undefined}
      data-seq={message.seq}
    >
      {first && <p className={styles.beginning}>{labels.beginning}</p>}
      {startsDay(message, previous, settings) && (
        <p className={styles.day}>{dayName(message.time, settings)}</p>
      )}
      {firstUnread && <p className={styles.unread}>{labels.unreadFromHere}</p>}
      <article
        id={rowId(settings, message)}
        className={styles.message}
        data-message={message.id}
        data-selected={(settings.selecting && selected) || undefined}
        data-highlighted={highlighted || undefined}
        aria-keyshortcuts={plain ? undefined : settings.keyShortcuts}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one row is in the tab order, to be read and acted on
        tabIndex={active ? 0 : -1}
      >
        {plain ? (
          <PlainRow message={message} active={active} settings={settings} />
        ) : (
          <WrittenRow {...props} run={run} />
        )}
      </article>
    </div>
  );
}

interface PlainRowProps extends Pick<MessageRowProps, 'message' | 'active' | 'settings'> {}

/** A system message or a recalled message, in one sentence. */
function PlainRow({ message, active, settings }: PlainRowProps) {
  const { labels, actionsOf, onAction, selecting } = settings;
  const { recalledBy } = message;
  if (!recalledBy)
    return <EventText message={message} reachable={active && !selecting} settings={settings} />;
  return (
    <p className={styles.event}>
      {recalledBy.own ? labels.recalledByYou : labels.recalledBy(recalledBy.name)}
      {!selecting && actionsOf(message).includes('reedit') && (
        <button
          type="button"
          className={styles.reedit}
          tabIndex={active ? undefined : -1}
          onClick={({ currentTarget }) => onAction('reedit', message, currentTarget)}
        >
          {labels.action.reedit}
        </button>
      )}
    </p>
  );
}

/** A message written by a person or an application. */
function WrittenRow({
  message,
  active,
  tools,
  unfolded,
  selected,
  lastDelivered,
  settings,
  run,
}: MessageRowProps & { run: boolean }) {
  const { own, sender, time, state, failure, kind: messageKind, pinned } = message;
  const { labels, kind, selecting, onResend, onDelete, onToggleSelected } = settings;
  const reachable = active && !selecting;
  const clock = clockTime(time, settings);
  const isWorkNotice = messageKind === 'workNotice';
  return (
    <>
      {selecting && (
        <Checkbox
          className={styles.choice}
          label={labels.selectMessage(own ? labels.you : sender.name, clock)}
          labelHidden
          checked={selected}
          tabIndex={active ? undefined : -1}
          onChange={({ nativeEvent }) =>
            onToggleSelected(message.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <div className={styles.content} inert={selecting}>
        {!own && <SenderMark {...{ message, run, reachable, settings }} />}
        <div className={styles.column}>
          {run ? (
            <header className={styles.header}>
              <bdi className={own || (kind === 'person' && !isWorkNotice) ? visuallyHidden : styles.name}>
                {own ? labels.you : sender.name}
              </bdi>
              {isWorkNotice && <span className={styles.application}>{labels.application}</span>}
              <time
                dateTime={new Date(time).toISOString()}
                className={styles.time}
                // Formatted lazily: the formatter costs more than the row.
                onPointerEnter={({ currentTarget }) => {
                  currentTarget.title = fullTime(time, settings);
                }}
              >
                {clock}
              </time>
            </header>
          ) : (
            <span className={visuallyHidden}>
              {own ? labels.you : sender.name} {clock}
            </span>
          )}
          <div className={styles.line}>
            {own && (lastDelivered || (state !== 'sent' && state !== 'read')) && (
              <MessageStateMark message={message} reachable={reachable} settings={settings} />
            )}
            <div className={styles.stack}>
              <MessageBody {...{ message, unfolded, reachable, settings }} />
            </div>
            {pinned && (
              <span className={styles.pin} title={labels.pinnedMark}>
                <Icon glyph={Pin} />
                <span className={visuallyHidden}>{labels.pinnedMark}</span>
              </span>
            )}
            {tools && !selecting && (
              <MessageToolbar message={message} timed={!run} reachable={active} settings={settings} />
            )}
          </div>
          <MessageReactions message={message} reachable={reachable} settings={settings} />
          {own && state === 'failed' && (
            <div className={styles.failure}>
              <span>{failure ?? labels.state.failed}</span>
              <span className={styles.actionRow}>
                {onResend && (
                  <Button
                    size="small"
                    variant="quiet"
                    tabIndex={reachable ? undefined : -1}
                    onClick={() => onResend(message)}
                  >
                    {labels.resend}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  tabIndex={reachable ? undefined : -1}
                  onClick={() => onDelete(message)}
                >
                  {labels.delete}
                </Button>
              </span>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

interface SenderMarkProps extends Pick<MessageRowProps, 'message' | 'settings'> {
  run: boolean;
  reachable: boolean;
}

/** The avatar at the start of a run; the other rows keep its room free. An application has no card. */
function SenderMark({ message: { sender, kind }, run, reachable, settings }: SenderMarkProps) {
  const { labels, onOpenPerson } = settings;
  if (!run) return <span className={styles.side} />;
  return (
    <span className={styles.side}>
      <Avatar userId={sender.id} name={sender.name} src={sender.avatarUrl} size={32} />
      {onOpenPerson && kind !== 'workNotice' && (
        // Over the avatar, not around it: the initials must not be part of the button's name.
        <button
          type="button"
          className={styles.sideButton}
          aria-label={labels.openCard(sender.name)}
          tabIndex={reachable ? undefined : -1}
          onClick={() => onOpenPerson(sender)}
        />
      )}
    </span>
  );
}
