import { clsx } from 'clsx/lite';
import { SearchX, Star } from 'lucide';
import { Virtualizer } from 'virtua';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { SearchBox } from '../../shared/SearchBox.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import type { CollectionListLabels, CollectionListProps, FavouriteKind } from './types.ts';
import { useCollectionList } from './use-collection-list.ts';
import * as styles from './CollectionList.css.ts';

const kinds: readonly FavouriteKind[] = [
  'message',
  'file',
  'image',
  'link',
  'person',
  'group',
  'app',
  'note',
];
/** Distance from the end, in px, at which the next page is requested (specification, section 9). */
const loadDistance = 200;

const chip = (text: string, pressed: boolean, onClick: () => void) => (
  <button key={text} type="button" aria-pressed={pressed} className={styles.chip} onClick={onClick}>
    {text}
  </button>
);

/** List of favourites of every kind (decision C9). Fills its container and scrolls inside it. */
export function CollectionList({
  favourites,
  tagging,
  notes,
  status,
  onRetry,
  onLoadMore,
  filters,
  onOpen,
  onRemove,
  removed,
  labels,
  locale,
  timeZone,
  now,
  className,
  ...rest
}: CollectionListProps) {
  const list = useCollectionList({ favourites, tagging, notes, onOpen, onRemove, removed, labels });
  const { kind, onKindChange, tag, onTagChange, query, onQueryChange } = filters;
  const tags = tagging.known;
  const { scrollerRef, listRef, onResize, stop, listProps } = list;
  const away = status === 'error' || status === 'offline';
  const filtered = kind !== undefined || tag !== undefined || query !== '';
  const retry = (
    <Button size="small" onClick={onRetry}>
      {labels.retry}
    </Button>
  );
  function handleScroll() {
    const at = scrollerRef.current;
    if (!at || status === 'loadingMore') return;
    if (at.scrollHeight - at.scrollTop - at.clientHeight <= loadDistance) onLoadMore?.();
  }

  return (
    <section
      aria-label={labels.collection}
      data-status={status}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <header className={styles.head}>
        <SearchBox {...{ query, onQueryChange, labels }} />
        <div role="group" aria-label={labels.kinds} className={styles.chips}>
          {chip(labels.allKinds, kind === undefined, () => onKindChange(undefined))}
          {kinds.map((each) =>
            chip(labels.kindFilter[each], kind === each, () =>
              onKindChange(kind === each ? undefined : each),
            ),
          )}
        </div>
        {tags !== undefined && tags.length > 0 && (
          <div role="group" aria-label={labels.tags} className={styles.chips}>
            {tags.map(({ tag: each, count }) =>
              chip(`# ${each} ${count}`, tag === each, () => onTagChange(tag === each ? undefined : each)),
            )}
          </div>
        )}
        {notes?.onAdd && tags && <NoteComposer {...{ list, labels }} />}
      </header>
      {away && favourites.length > 0 && (
        <Banner tone={status === 'error' ? 'danger' : 'warning'} action={retry} className={styles.banner}>
          {status === 'error' ? labels.failed : labels.offline}
        </Banner>
      )}
      {tags === undefined ? (
        <CollectionSkeleton filters note={notes?.onAdd !== undefined} labels={labels} />
      ) : favourites.length > 0 ? (
        <div ref={scrollerRef} className={styles.scroller} onScroll={handleScroll}>
          {/* Not a feed: unmeasured rows are hidden, and a feed without articles is an error. */}
          <div {...listProps}>
            <Virtualizer
              ref={listRef}
              data={favourites}
              scrollRef={scrollerRef}
              keepMounted={stop >= 0 ? [stop] : []}
              onResize={onResize}
            >
              {(favourite, index) => (
                <FavouriteRow
                  key={favourite.id}
                  time={{ locale, timeZone, now }}
                  count={onLoadMore ? -1 : favourites.length}
                  {...{ list, favourite, index, tags, onOpen, onRemove, labels }}
                />
              )}
            </Virtualizer>
          </div>
          {status === 'loadingMore' && (
            <div className={styles.more}>
              <Spinner label={labels.loadingMore} />
            </div>
          )}
        </div>
      ) : status === 'loading' || status === 'loadingMore' ? (
        <CollectionSkeleton labels={labels} />
      ) : away ? (
        <EmptyState
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offlineBare}
          action={retry}
          className={styles.state}
        />
      ) : (
        <EmptyState
          glyph={filtered ? SearchX : Star}
          text={filtered ? labels.noResults : labels.empty}
          className={styles.state}
          action={
            filtered && (
              <Button
                onClick={() => {
                  onKindChange(undefined);
                  onTagChange(undefined);
                  onQueryChange('');
                }}
              >
                {labels.clearFilters}
              </Button>
            )
          }
        />
      )}
      <div role="status" className={styles.undo}>
        {removed && (
          <>
            <span>{labels.removed(removed.title)}</span>
            <Button size="small" variant="soft" onClick={list.undo}>
              {labels.undo}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

const widths = ['62%', '40%', '54%', '48%'];

interface CollectionSkeletonProps {
  /** With the row of tags. */
  filters?: boolean;
  /** With the field for a note. */
  note?: boolean;
  labels: CollectionListLabels;
}

function CollectionSkeleton({ filters = false, note = false, labels }: CollectionSkeletonProps) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow} className={styles.state}>
      {filters && (
        <div className={styles.skeletonHead}>
          <SkeletonBlock shape="block" width={200} height={24} />
          {note && <SkeletonBlock shape="block" height={40} />}
        </div>
      )}
      {widths.map((width) => (
        <div key={width} className={styles.row}>
          <SkeletonBlock shape="block" width={32} height={32} />
          <div className={styles.texts}>
            <SkeletonBlock width={width} />
            <SkeletonBlock width="30%" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
