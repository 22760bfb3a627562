import { ArrowDown } from 'lucide-react';
import { Virtualizer } from 'virtua';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { MessageRow } from './MessageRow.tsx';
import type { MessageListProps } from './types.ts';
import { useArrivalAnnouncement } from './use-arrival-announcement.ts';
import { useMessageList } from './use-message-list.ts';
import * as styles from './MessageList.css.ts';

export type MessageLogProps = Pick<
  MessageListProps,
  | 'messages'
  | 'readSeq'
  | 'hasMoreBefore'
  | 'beforeStatus'
  | 'onLoadOlder'
  | 'hasMoreAfter'
  | 'afterStatus'
  | 'onLoadNewer'
  | 'onJumpToEnd'
  | 'onSeen'
  | 'kind'
  | 'name'
  | 'onResend'
  | 'onDelete'
  | 'onOpenPerson'
  | 'labels'
  | 'locale'
  | 'timeZone'
  | 'now'
>;

/** The messages of one conversation that has some: the part that scrolls, and what floats over it. */
export function MessageLog(props: MessageLogProps) {
  const { labels, kind, name, onResend, onDelete, onOpenPerson, locale, timeZone, now } = props;
  const {
    hasMoreBefore = false,
    beforeStatus = 'idle',
    afterStatus = 'idle',
    onLoadOlder,
    onLoadNewer,
  } = props;
  const { scrollerRef, listRef, onScroll, onResize, items, shift, unreadId, atEnd, unseen, toEnd } =
    useMessageList(props);
  const arrival = useArrivalAnnouncement(props.messages, !props.hasMoreAfter, labels);

  return (
    <>
      {/* Rows come and go while one scrolls, so the log itself is silent; arrivals are told in the region below. */}
      <div
        ref={scrollerRef}
        role="log"
        aria-live="off"
        aria-label={labels.messagesWith(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
        tabIndex={0}
        className={styles.scroller}
      >
        <div className={styles.filler} />
        <Virtualizer ref={listRef} data={items} shift={shift} onScroll={onScroll} onResize={onResize}>
          {(message, index) => (
            <MessageRow
              key={message.id}
              message={message}
              previous={items[index - 1]}
              firstUnread={message.id === unreadId}
              first={index === 0 && !hasMoreBefore}
              kind={kind}
              labels={labels}
              onResend={onResend}
              onDelete={onDelete}
              onOpenPerson={onOpenPerson}
              locale={locale}
              timeZone={timeZone}
              now={now}
            />
          )}
        </Virtualizer>
        <div className={styles.foot} />
      </div>
      <PageNotice
        edge="start"
        status={beforeStatus}
        loading={labels.loadingOlder}
        labels={labels}
        onRetry={onLoadOlder}
      />
      <PageNotice
        edge="end"
        status={afterStatus}
        loading={labels.loadingNewer}
        labels={labels}
        onRetry={onLoadNewer}
      />
      {!atEnd && (
        <Button
          size="small"
          variant="outline"
          className={styles.toEnd}
          data-unseen={unseen > 0 || undefined}
          icon={<Icon glyph={ArrowDown} />}
          onClick={toEnd}
        >
          {unseen > 0 ? labels.newMessages(unseen) : labels.toEnd}
        </Button>
      )}
      <div className={visuallyHidden} aria-live="polite" aria-atomic="true">
        {arrival.text && <p key={arrival.id}>{arrival.text}</p>}
      </div>
    </>
  );
}

interface PageNoticeProps {
  edge: 'start' | 'end';
  status: 'idle' | 'loading' | 'error';
  loading: string;
  labels: MessageListProps['labels'];
  onRetry: (() => void) | undefined;
}

/** Over one edge, so that coming and going moves no message. */
function PageNotice({ edge, status, loading, labels, onRetry }: PageNoticeProps) {
  if (status === 'idle') return null;
  return (
    <div className={styles.notice} data-edge={edge}>
      {status === 'loading' ? (
        <Spinner label={loading} />
      ) : (
        <>
          <span role="alert">{labels.failedMore}</span>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {labels.retry}
          </Button>
        </>
      )}
    </div>
  );
}
