import { clsx } from 'clsx/lite';
import { MessagesSquare, SquarePen } from 'lucide';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ConversationFilters } from './parts/ConversationFilters.tsx';
import { ConversationRow } from './parts/ConversationRow.tsx';
import { unreadTotals } from './state/filters.ts';
import type { ConversationListLabels, ConversationListProps, ConversationView } from './types.ts';
import { useConversationList } from './state/use-conversation-list.ts';
import * as styles from './ConversationList.css.ts';

// Lazy, because few lists are long enough to be virtualised.
const VirtualRows = lazyComponent(() =>
  import('./parts/VirtualRows.tsx').then((module) => module.VirtualRows),
);
const ConversationMenu = lazyComponent(() =>
  import('./parts/ConversationMenu.tsx').then((module) => module.ConversationMenu),
);

/** The list of conversations. Fills its container and scrolls inside it. */
export function ConversationList({
  conversations,
  currentId,
  onSelect,
  filtering,
  actions,
  status,
  onRetry,
  onFindPeople,
  onNewConversation,
  emptyHidden = false,
  labels,
  locale,
  timeZone,
  now,
  className,
  ...rest
}: ConversationListProps) {
  const {
    filter,
    setFilter,
    shown,
    menu,
    closeMenu,
    scrollerRef,
    listRef,
    virtual,
    stop,
    onResize,
    listProps,
  } = useConversationList({ conversations, currentId, onSelect, filtering, actions });
  const menuConversation = shown.find(({ id }) => id === menu?.id);
  const away = status === 'error' || status === 'offline';
  const retry = (
    <Button size="small" variant="outline" onClick={onRetry}>
      {labels.retry}
    </Button>
  );
  const firstStep = onNewConversation ? (
    <Button icon={<Icon glyph={SquarePen} />} onClick={onNewConversation}>
      {labels.newConversation}
    </Button>
  ) : (
    onFindPeople && <Button onClick={onFindPeople}>{labels.findPeople}</Button>
  );
  const line = (conversation: ConversationView, index: number) => (
    <div
      key={conversation.id}
      role="listitem"
      aria-setsize={shown.length}
      aria-posinset={index + 1}
      className={styles.item}
    >
      <ConversationRow
        conversation={conversation}
        current={conversation.id === currentId}
        tabStop={index === stop}
        {...{ onSelect, labels, locale, timeZone, now }}
      />
    </div>
  );

  return (
    <nav
      aria-label={labels.conversations}
      className={clsx(styles.root, className)}
      data-status={status}
      {...rest}
    >
      {away && conversations.length > 0 && (
        <Banner tone={status === 'error' ? 'danger' : 'warning'} action={retry} className={styles.banner}>
          {status === 'error' ? labels.failed : labels.offline}
        </Banner>
      )}
      {/* In one place, so that they keep the focus when the conversations come. */}
      {filtering && (conversations.length > 0 || status === 'loading') && (
        <ConversationFilters
          filter={filter}
          onFilterChange={setFilter}
          totals={unreadTotals(conversations)}
          labels={labels}
        />
      )}
      {conversations.length > 0 ? (
        <>
          {filter !== 'all' && shown.length === 0 && (
            <EmptyState
              glyph={MessagesSquare}
              text={labels.noneIn[filter]}
              action={<Button onClick={() => setFilter('all')}>{labels.showAll}</Button>}
              className={styles.state}
            />
          )}
          {/* Key events bubble from the buttons inside, which take the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={scrollerRef}
            role="list"
            hidden={shown.length === 0}
            className={styles.scroller}
            {...listProps}
          >
            {virtual ? (
              <VirtualRows {...{ conversations: shown, listRef, stop, onResize }}>{line}</VirtualRows>
            ) : (
              shown.map(line)
            )}
          </div>
          {menu && menuConversation && (
            <ConversationMenu
              key={`${menu.id} ${menu.at?.x} ${menu.at?.y}`}
              {...menu}
              {...actions}
              conversation={menuConversation}
              onDismiss={closeMenu}
              labels={labels}
            />
          )}
        </>
      ) : (
        <>
          {status === 'loading' && <ConversationListSkeleton labels={labels} />}
          {away && (
            <EmptyState
              variant={status === 'error' ? 'failed' : 'offline'}
              text={status === 'error' ? labels.failed : labels.offlineBare}
              action={retry}
              className={styles.state}
            />
          )}
          {status === 'ready' && !emptyHidden && (
            <EmptyState
              glyph={MessagesSquare}
              text={labels.empty}
              action={firstStep}
              className={styles.state}
            />
          )}
        </>
      )}
    </nav>
  );
}

const widths = [96, 128, 80, 112, 144, 88, 104];

function ConversationListSkeleton({ labels }: { labels: ConversationListLabels }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <SkeletonBlock shape="circle" width={40} height={40} />
          <div className={styles.skeletonTexts}>
            <SkeletonBlock width={width} />
            <SkeletonBlock width={`${width / 2 + 30}%`} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
