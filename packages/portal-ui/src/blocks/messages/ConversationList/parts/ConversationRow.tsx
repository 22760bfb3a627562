import { useId } from 'react';
import { BellOff, CircleAlert, Clock, Pin } from 'lucide';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { GroupAvatar } from '../../../../primitives/Avatar/GroupAvatar.tsx';
import { PresenceDot } from '../../../../primitives/Avatar/PresenceDot.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Icon, type IconGlyph } from '../../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { fullTime, listTime } from '../../../shared/text/format-time.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import { isUnread } from '../state/filters.ts';
import type { ConversationListLabels, ConversationView, LastMessageView, OutboxItemView } from '../types.ts';
import * as styles from './ConversationRow.css.ts';

export interface ConversationRowProps extends TimeSettings {
  conversation: ConversationView;
  current: boolean;
  /** The row is the tab stop. */
  tabStop: boolean;
  onSelect: (id: string) => void;
  labels: ConversationListLabels;
}

function lastLine(
  kind: ConversationView['kind'],
  last: LastMessageView,
  labels: ConversationListLabels,
): string {
  if (last.own) return labels.ownMessage(last.text);
  return kind !== 'person' && last.senderName ? labels.memberMessage(last.senderName, last.text) : last.text;
}

/** One conversation: name, time, last message, unread count. */
export function ConversationRow({
  conversation,
  current,
  tabStop,
  onSelect,
  labels,
  ...settings
}: ConversationRowProps) {
  const { id, kind, targetId, name, avatarUrl, lastMessage, unread, pinned, muted, draft } = conversation;
  const { markedUnread = false } = conversation;
  const { presence, writers = [], outboxItem, members } = conversation;
  // Labels the context menu.
  const rowId = useId();
  const showsDraft = Boolean(draft) && unread === 0 && outboxItem?.state !== 'failed';
  const time = outboxItem?.time ?? lastMessage?.time;
  const writing = writers.length > 0 && (kind === 'person' ? labels.writing : labels.membersWriting(writers));
  return (
    <button
      type="button"
      id={rowId}
      className={styles.row}
      aria-current={current || undefined}
      data-conversation={id}
      data-unread={isUnread(conversation) || undefined}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => onSelect(id)}
    >
      {kind === 'person' ? (
        <Avatar userId={targetId} name={name} src={avatarUrl} size={40}>
          {presence && <PresenceDot presence={presence} />}
        </Avatar>
      ) : (
        <GroupAvatar groupId={targetId} src={avatarUrl} members={members} size={40} />
      )}
      <span className={styles.texts}>
        <span className={styles.line}>
          <bdi className={styles.name} title={name}>
            {name}
          </bdi>
          {kind === 'topicGroup' && (
            <Badge tone="neutral" className={styles.kind}>
              {labels.topicGroup}
            </Badge>
          )}
          {presence && <span className={visuallyHidden}>{labels.presence[presence]}</span>}
          {pinned && <Mark glyph={Pin} word={labels.pinned} />}
          {time !== undefined && (
            <time
              className={styles.time}
              dateTime={new Date(time).toISOString()}
              title={fullTime(time, settings)}
            >
              {listTime(time, settings)}
            </time>
          )}
        </span>
        <span className={styles.line}>
          {outboxItem && !showsDraft && <OutboxMark state={outboxItem.state} labels={labels} />}
          <span className={styles.preview}>
            {conversation.mentioned && <span className={styles.draft}>{labels.mentioned} </span>}
            {showsDraft && !writing && <span className={styles.draft}>{labels.draft} </span>}
            {writing ? (
              <span className={styles.writing}>{writing}</span>
            ) : (
              <bdi>
                {showsDraft
                  ? draft
                  : outboxItem
                    ? labels.ownMessage(outboxItem.text)
                    : lastMessage
                      ? lastLine(kind, lastMessage, labels)
                      : labels.noMessages}
              </bdi>
            )}
          </span>
          {muted && <Mark glyph={BellOff} word={labels.muted} />}
          {markedUnread && unread === 0 && (
            <Badge tone={muted ? 'neutral' : 'danger'} label={labels.markedUnread} />
          )}
          <Badge count={unread} tone={muted ? 'neutral' : 'danger'} label={labels.unread(unread)} />
        </span>
      </span>
    </button>
  );
}

function OutboxMark({ state, labels }: Pick<OutboxItemView, 'state'> & Pick<ConversationRowProps, 'labels'>) {
  if (state === 'failed') return <Mark glyph={CircleAlert} word={labels.sendFailed} tone="danger" />;
  return <Mark glyph={Clock} word={state === 'queued' ? labels.sendQueued : labels.sending} />;
}

function Mark({ glyph, word, tone }: { glyph: IconGlyph; word: string; tone?: 'danger' }) {
  return (
    <span className={styles.mark} data-tone={tone} title={word}>
      <Icon glyph={glyph} />
      <span className={visuallyHidden}>{word}</span>
    </span>
  );
}
