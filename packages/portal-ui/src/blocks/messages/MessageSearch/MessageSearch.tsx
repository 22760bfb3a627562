import { clsx } from 'clsx/lite';
import { Search, SearchX, X } from 'lucide';
import { useEffect } from 'react';
import { useInView } from '../../../hooks/scroll/use-in-view.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { SearchFilters } from './parts/SearchFilters.tsx';
import { SearchResult, SearchResultHeading } from './parts/SearchResult.tsx';
import type { MessageSearchProps } from './types.ts';
import { useMessageSearch } from './state/use-message-search.ts';
import * as styles from './MessageSearch.css.ts';

/**
 * Message search: a field, filters, and the results grouped by conversation. Fills its container and scrolls inside it.
 */
export function MessageSearch({
  query,
  onQueryChange,
  filters,
  found,
  onOpen,
  scoped = false,
  focusOnMount = false,
  children,
  labels,
  locale,
  timeZone,
  now,
  className,
  ...rest
}: MessageSearchProps) {
  const { status, results, hasMore = false, onLoadMore, onRetry } = found;
  const search = useMessageSearch({ query, onQueryChange, filters, found, onOpen });
  const { groups, inputRef, inputProps } = search;
  const time = { locale, timeZone, now };
  useEffect(() => {
    // Typing replaces the previous query.
    if (!focusOnMount) return;
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [focusOnMount, inputRef]);
  const endRef = useInView<HTMLDivElement>(hasMore && status === 'ready', onLoadMore);
  const retry = <Button onClick={onRetry}>{labels.retry}</Button>;
  const filtered = Object.values(filters.value).some((value) => value !== undefined);
  return (
    <div
      role="search"
      aria-label={labels.search}
      className={clsx(styles.root, className)}
      data-status={status}
      {...rest}
    >
      <div className={styles.head}>
        <TextField
          label={labels.search}
          labelHidden
          placeholder={labels.search}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          leading={<Icon glyph={Search} />}
          trailing={
            query !== '' && (
              <IconButton label={labels.clear} icon={<Icon glyph={X} />} onClick={search.clear} />
            )
          }
          {...inputProps}
        />
        {(status !== 'idle' || scoped) && (
          <SearchFilters {...{ filters, labels, time }} onClear={search.clearFilters} />
        )}
      </div>
      {status === 'idle' ? (
        children
      ) : (
        <div className={styles.scroller} aria-busy={status === 'loading' || status === 'loadingMore'}>
          {groups.length > 0 && (
            <div role="listbox" id={search.listId} aria-label={labels.results} className={styles.list}>
              {groups.map(({ conversation, results: messages, start }) => (
                <div
                  key={conversation.id}
                  role={scoped ? 'presentation' : 'group'}
                  aria-label={scoped ? undefined : conversation.name}
                >
                  {!scoped && <SearchResultHeading conversation={conversation} />}
                  {messages.map((one, index) => (
                    <SearchResult
                      key={one.id}
                      found={one}
                      id={search.optionId(start + index)}
                      active={start + index === search.active}
                      onReach={() => search.reach(start + index)}
                      onOpen={() => onOpen(one)}
                      {...{ time, labels }}
                    />
                  ))}
                </div>
              ))}
            </div>
          )}
          {status === 'loading' && groups.length === 0 && <ResultsSkeleton label={labels.loading} />}
          {status === 'loadingMore' && (
            <div className={styles.more}>
              <Spinner label={labels.loading} />
            </div>
          )}
          {status === 'ready' && groups.length === 0 && (
            <EmptyState
              glyph={SearchX}
              text={labels.empty}
              action={filtered && <Button onClick={search.clearFilters}>{labels.clearFilters}</Button>}
              className={styles.state}
            />
          )}
          {(status === 'error' || status === 'offline') && (
            <EmptyState
              variant={status === 'error' ? 'failed' : 'offline'}
              text={status === 'error' ? labels.failed : labels.offline}
              action={retry}
              className={groups.length === 0 ? styles.state : styles.more}
            />
          )}
          {status === 'ready' && hasMore && (
            <div ref={endRef} className={styles.more}>
              <Button size="small" variant="quiet" onClick={onLoadMore}>
                {labels.showMore}
              </Button>
            </div>
          )}
          <div role="status" className={visuallyHidden}>
            {status === 'ready' && results.length > 0 && labels.found(results.length, hasMore)}
          </div>
        </div>
      )}
    </div>
  );
}

const widths = [88, 120, 72, 104];

function ResultsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.list}>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <SkeletonBlock shape="circle" width={32} height={32} />
          <div className={styles.texts}>
            <SkeletonBlock width={width} />
            <SkeletonBlock width={`${width / 2 + 30}%`} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
