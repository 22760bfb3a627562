import { useId, useLayoutEffect, useState } from 'react';
import { Virtualizer, type CacheSnapshot } from 'virtua';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { useCoarsePointer } from '../../../hooks/pointer/use-coarse-pointer.ts';
import { useCopy } from '../../../hooks/use-copy.ts';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { dayName } from '../../shared/text/format-time.ts';
import { ScrollButtons, UnreadButton } from './bars/ScrollButtons.tsx';
import { lastDeliveredId } from './state/message-order.ts';
import { MessageRow } from './row/MessageRow.tsx';
import { PageStatusBar } from './bars/PageStatusBar.tsx';
import { rowId, type MenuRequest, type RowSettings } from './row/row-settings.ts';
import type { TimeSettings } from '../../shared/views.ts';
import type { MessageListOptions, MessagePaging } from './types.ts';
import { useArrivalAnnouncement } from './state/use-arrival-announcement.ts';
import { useMessageList } from './state/use-message-list.ts';
import { useRowEvents } from './state/use-row-events.ts';
import { useSelection } from './state/use-selection.ts';
import type { MessageAction, MessageView } from './views.ts';
import * as styles from './MessageList.css.ts';

// Lazy, because the menu's positioning code is larger than that of all rows.
const MessageMenu = lazyComponent(() => import('./row/MessageMenu.tsx').then((module) => module.MessageMenu));
const ReadersPopover = lazyComponent(() =>
  import('./row/ReadersPopover.tsx').then((module) => module.ReadersPopover),
);

const PinnedBar = lazyComponent(() => import('./bars/PinnedBar.tsx').then((module) => module.PinnedBar));
const SelectionBar = lazyComponent(() =>
  import('./bars/SelectionBar.tsx').then((module) => module.SelectionBar),
);

export interface MessageLogProps extends Omit<MessageListOptions, 'announcement'>, TimeSettings {}

/**
 * Estimated row height until some are measured; `itemSize` would prevent measuring. A line of text, sometimes under a
 * name.
 */
const unmeasured: CacheSnapshot = [[], 52];

const noPaging: Partial<MessagePaging> = {};
const noActions = () => [];
const emojiAtHand = ['👍', '❤️', '😄', '🎉', '😮', '🙏'];

/** The scrolling list of a non-empty conversation, and what floats over it. */
export function MessageLog({
  conversation,
  history,
  reading,
  actions,
  selection: givenSelection,
  readers,
  pinned,
  typing,
  formatSize,
  labels,
  locale,
  timeZone,
  now,
}: MessageLogProps) {
  const { messages, before = noPaging, after = noPaging } = history;
  const { of: givenActions = noActions, quickReactions = emojiAtHand } = actions;
  const { onResend, onDelete, onOpenPerson, onReact, onFileAction } = actions;
  // System messages have no actions.
  const actionsOf = (message: MessageView) => (message.kind === 'event' ? [] : givenActions(message));
  const listId = useId();
  const touch = useCoarsePointer();
  const list = useMessageList({ history, reading });
  const { items, scrollerRef, listRef, roving, unreadSeq } = list;
  const selection = useSelection(items, givenSelection);
  const { selecting } = selection;
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!selecting) return undefined;
    // The bar and the checkboxes unmount with the selection, so the focus moves first.
    return () => {
      if (document.activeElement === document.body) scroller?.focus({ preventScroll: true });
    };
  }, [selecting, scrollerRef]);
  const arrival = useArrivalAnnouncement(messages, !after.hasMore, labels);
  const { status: copyStatus, copy } = useCopy();
  const [menu, setMenu] = useState<MenuRequest>();
  const [openReaders, setOpenReaders] = useState<{
    message: MessageView;
    opener: HTMLElement;
    place: DOMRect;
  }>();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());

  function act(action: MessageAction, message: MessageView, opener: HTMLElement) {
    if (action === 'copy') copy(message.text);
    else if (action === 'select') selection.begin(message.id);
    else if (action === 'react') setMenu({ message, opener, byKey: true, palette: true });
    else {
      if (action === 'readers') setOpenReaders({ message, opener, place: opener.getBoundingClientRect() });
      actions.onAction?.(action, message);
    }
  }
  function toggleFold(id: string) {
    setUnfolded((ids) => {
      const changed = new Set(ids);
      if (!changed.delete(id)) changed.add(id);
      return changed;
    });
  }

  const settings: RowSettings = {
    kind: conversation.kind,
    labels,
    formatSize,
    locale,
    timeZone,
    now,
    listId,
    keyShortcuts: touch ? undefined : 'Enter R E X',
    actionsOf,
    quickReactions,
    selecting,
    onResend,
    onDelete,
    onOpenPerson,
    onReact,
    onFileAction,
    onAction: act,
    onOpenMenu: setMenu,
    onJump: list.jump,
    onToggleFold: toggleFold,
    onToggleSelected: selection.toggle,
  };
  const { rowWithTools, eventProps } = useRowEvents({
    items,
    actionsOf,
    selection,
    roving,
    onAct: act,
    onOpenMenu: setMenu,
  });
  const toolsId = menu?.message.id ?? rowWithTools;
  const deliveredId = lastDeliveredId(items);

  return (
    <>
      {pinned && pinned.messages.length > 0 && (
        <PinnedBar
          messages={pinned.messages}
          onOpenMessage={({ seq }) => list.jump(seq, list.inView)}
          onUnpin={pinned.onUnpin}
          labels={labels}
        />
      )}
      <div className={styles.stage}>
        {/* Rows mount and unmount while scrolling, so the log itself is silent; the region below announces arrivals. */}
        <div
          ref={scrollerRef}
          role="log"
          aria-live="off"
          aria-label={labels.messagesWith(conversation.name)}
          aria-describedby={touch ? undefined : `${listId}-hint`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
          tabIndex={roving.activeId === undefined ? 0 : -1}
          className={styles.scroller}
          data-menu={actions.of ? '' : undefined}
          {...eventProps}
        >
          <div className={styles.filler} />
          <Virtualizer
            ref={listRef}
            data={items}
            shift={list.shift}
            cache={unmeasured}
            bufferSize={list.firstRows.overscan}
            keepMounted={
              roving.activeIndex < 0
                ? list.firstRows.indexes
                : [...list.firstRows.indexes, roving.activeIndex]
            }
            onScroll={list.onScroll}
            onResize={list.onResize}
            // Rows that come back with the size they had are mounted after the scroll event, and resize nothing.
            onScrollEnd={list.onResize}
          >
            {(message, index) => (
              <MessageRow
                key={message.id}
                message={message}
                previous={items[index - 1]}
                firstUnread={message.id === list.unreadId}
                first={index === 0 && !before.hasMore}
                active={message.id === roving.activeId}
                tools={message.id === toolsId}
                unfolded={unfolded.has(message.id)}
                selected={selection.chosen.has(message.id)}
                highlighted={message.id === list.markedId}
                lastDelivered={message.id === deliveredId}
                settings={settings}
              />
            )}
          </Virtualizer>
          <div className={styles.foot} />
        </div>
        <div className={styles.overStart}>
          <PageStatusBar
            edge="start"
            status={before.status ?? 'idle'}
            loading={labels.loadingOlder}
            labels={labels}
            onRetry={before.onLoad}
          />
          {unreadSeq !== undefined && (
            <UnreadButton onToUnread={() => list.jump(unreadSeq, list.inView)} labels={labels} />
          )}
          {list.dayShown !== undefined && (
            <div className={styles.floatingDay} aria-hidden>
              {dayName(list.dayShown, { locale, timeZone, now })}
            </div>
          )}
        </div>
        <PageStatusBar
          edge="end"
          status={list.waiting ? 'loading' : (after.status ?? 'idle')}
          loading={list.waiting ? labels.loadingPlace : labels.loadingNewer}
          labels={labels}
          onRetry={after.onLoad}
        />
        <ScrollButtons
          {...{ labels, atEnd: list.atEnd, unseen: list.unseen, canGoBack: list.canGoBack }}
          onToEnd={list.toEnd}
          onBack={list.back}
        />
        {copyStatus !== 'idle' && (
          <div role="status" className={styles.pageStatus} data-edge="end">
            {copyStatus === 'copied' ? labels.copied : labels.copyFailed}
          </div>
        )}
      </div>
      {typing && (
        <div className={styles.typing} aria-live="polite">
          {typing.length > 0 && labels.typing(typing)}
        </div>
      )}
      {selecting && (
        <SelectionBar
          count={selection.messages.length}
          actions={givenSelection?.actions ?? []}
          onAction={(action) => givenSelection?.onAction?.(action, selection.messages)}
          onCancel={selection.stop}
          labels={labels}
        />
      )}
      {menu && <MessageMenu {...menu} {...settings} onDismiss={() => setMenu(undefined)} />}
      {openReaders && (
        <ReadersPopover
          opener={openReaders.opener}
          place={openReaders.place}
          findReturnFocus={() => document.getElementById(rowId({ listId }, openReaders.message))}
          readers={readers?.id === openReaders.message.id ? readers : undefined}
          onDismiss={() => setOpenReaders(undefined)}
          labels={labels}
        />
      )}
      {!touch && (
        <p id={`${listId}-hint`} hidden>
          {labels.keyboardHint}
        </p>
      )}
      <div className={visuallyHidden} aria-live="polite" aria-atomic="true">
        {arrival.text && <p key={arrival.id}>{arrival.text}</p>}
      </div>
    </>
  );
}
