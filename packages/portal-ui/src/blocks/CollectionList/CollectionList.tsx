import { clsx } from 'clsx';
import { SearchX, Star } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Virtualizer } from 'virtua';
import { useImeGuard } from '../../hooks/use-ime-guard.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { TextArea } from '../../primitives/Field/TextField.tsx';
import { Bone, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { SearchBox } from '../FileBrowser/SearchBox.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import type { CollectionListLabels, CollectionListProps, FavouriteKind } from './types.ts';
import { useCollectionList, type CollectionListState } from './use-collection-list.ts';
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
/** So close to the end, in px, the next page is asked for (specification, section 9). */
const loadDistance = 200;

const chip = (text: string, pressed: boolean, onClick: () => void) => (
  <button key={text} type="button" aria-pressed={pressed} className={styles.chip} onClick={onClick}>
    {text}
  </button>
);

/** Favourites of every kind (decision C9). It fills its container and scrolls in itself. */
export function CollectionList({
  favourites,
  onTagsChange,
  checkTag,
  onNoteAdd,
  status,
  onRetry,
  hasMore = false,
  onLoadMore,
  kind,
  onKindChange,
  tags,
  tag,
  onTagChange,
  query,
  onQueryChange,
  onOpen,
  onRemove,
  undo,
  onUndo,
  labels,
  locale,
  timeZone,
  now,
  className,
  ...rest
}: CollectionListProps) {
  const list = useCollectionList({ favourites, onTagsChange, checkTag, onNoteAdd, labels });
  const scroller = useRef<HTMLDivElement>(null);
  const away = status === 'error' || status === 'offline';
  const filtered = kind !== undefined || tag !== undefined || query !== '';
  const retry = (
    <Button size="small" onClick={onRetry}>
      {labels.retry}
    </Button>
  );
  function handleScroll() {
    const at = scroller.current;
    if (!at || !hasMore || status === 'loadingMore') return;
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
            chip(labels.kind[each], kind === each, () => onKindChange(kind === each ? undefined : each)),
          )}
        </div>
        {tags.length > 0 && (
          <div role="group" aria-label={labels.tags} className={styles.chips}>
            {tags.map(({ tag: each, count }) =>
              chip(`# ${each} ${count}`, tag === each, () => onTagChange(tag === each ? undefined : each)),
            )}
          </div>
        )}
        {onNoteAdd && <NoteComposer {...{ list, labels }} />}
      </header>
      {away && favourites.length > 0 && (
        <Banner tone={status === 'error' ? 'danger' : 'warning'} action={retry} className={styles.banner}>
          {status === 'error' ? labels.failed : labels.offline}
        </Banner>
      )}
      {favourites.length > 0 ? (
        // A list that scrolls is reached by the keys through what stands in it.
        <div ref={scroller} className={styles.scroller} onScroll={handleScroll}>
          <Virtualizer data={favourites} scrollRef={scroller}>
            {(favourite) => (
              <FavouriteRow
                key={favourite.id}
                time={{ locale, timeZone, now }}
                {...{ list, favourite, tags, onOpen, onRemove, labels }}
              />
            )}
          </Virtualizer>
          {status === 'loadingMore' && <Spinner label={labels.loadingMore} />}
        </div>
      ) : status === 'loading' || status === 'loadingMore' ? (
        <CollectionSkeleton label={labels.loading} />
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
        {undo !== undefined && (
          <>
            <span>{labels.removed(undo)}</span>
            {onUndo && (
              <Button size="small" variant="soft" onClick={onUndo}>
                {labels.undo}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function NoteComposer({ list, labels }: { list: CollectionListState; labels: CollectionListLabels }) {
  const ime = useImeGuard();
  function handleKeyDown(event: KeyboardEvent) {
    if (ime.ownsKey(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    list.keepNote();
  }
  return (
    <div className={styles.note}>
      <TextArea
        label={labels.note}
        labelHidden
        placeholder={labels.notePlaceholder}
        rows={2}
        value={list.note}
        className={styles.noteField}
        onChange={(event) => list.setNote(event.currentTarget.value)}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={(event) => ime.onCompositionEnd(event)}
        onKeyDown={handleKeyDown}
      />
      <Button variant="soft" disabled={list.note.trim() === ''} onClick={list.keepNote}>
        {labels.keepNote}
      </Button>
    </div>
  );
}

const widths = ['62%', '40%', '54%', '48%'];

function CollectionSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.state}>
      {widths.map((width) => (
        <div key={width} className={styles.row}>
          <Bone shape="block" width={32} height={32} />
          <div className={styles.texts}>
            <Bone width={width} />
            <Bone width="30%" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
