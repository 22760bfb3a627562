import { ArrowDown, ArrowUp, FolderLock, FolderOpen, SearchX, Share2, Trash2 } from 'lucide';
import { Virtualizer } from 'virtua';
import { useCoarsePointer } from '../../../../hooks/pointer/use-coarse-pointer.ts';
import { Banner } from '../../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { FileIcon } from '../../../../primitives/FileIcon/FileIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { SkeletonBlock, Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import { FileRow } from './FileRow.tsx';
import { FileTile } from './FileTile.tsx';
import { columnText } from '../state/file-actions.ts';
import { NameField } from './NameField.tsx';
import type { FileBrowserProps, FileSortKey } from '../types.ts';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import * as styles from '../FileBrowser.css.ts';
import * as itemStyles from './items.css.ts';

interface BrowserBodyProps extends Pick<FileBrowserProps, 'listing' | 'display' | 'search' | 'labels'> {
  browser: FileBrowserState;
  time: TimeSettings;
}

const emptyGlyphs = { files: FolderOpen, recycle: Trash2, shared: Share2 };
/** Distance from the end, in px, at which the next page is requested (specification, section 9). */
const loadDistance = 200;

/** The items of the folder or its state, and the empty space with a menu of its own. */
export function BrowserBody(props: BrowserBodyProps) {
  const { browser, listing } = props;
  const { restRef, handleSpaceClick, openFolderMenu, handleRestKey } = browser;
  if (listing.status === 'denied')
    return (
      <div className={styles.body}>
        <Content {...props} />
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tools, the path and Escape do the same
    <div
      ref={restRef}
      // A list manages the focus itself.
      tabIndex={listing.items.length === 0 && !browser.naming ? -1 : undefined}
      className={styles.body}
      onClick={handleSpaceClick}
      onContextMenu={openFolderMenu}
      onKeyDown={handleRestKey}
    >
      <Content {...props} />
    </div>
  );
}

function Content(props: BrowserBodyProps) {
  const { browser, search, labels } = props;
  const { status, items, onRetry } = props.listing;
  const touch = useCoarsePointer();
  const away = status === 'error' || status === 'offline';
  const retry = (
    <Button size="small" onClick={onRetry}>
      {labels.retry}
    </Button>
  );
  if (status === 'denied')
    return <EmptyState glyph={FolderLock} text={labels.denied} className={styles.state} />;
  if (items.length > 0 || browser.naming)
    return (
      <>
        {(away || status === 'partial') && (
          <Banner tone={status === 'error' ? 'danger' : 'warning'} action={retry} className={styles.banner}>
            {status === 'error' ? labels.failed : status === 'offline' ? labels.offline : labels.partial}
          </Banner>
        )}
        <Items {...props} />
      </>
    );
  if (status === 'loading') return <BrowserSkeleton grid={browser.view === 'grid'} labels={labels} />;
  if (away)
    return (
      <EmptyState
        variant={status === 'error' ? 'failed' : 'offline'}
        text={status === 'error' ? labels.failed : labels.offlineBare}
        action={retry}
        className={styles.state}
      />
    );
  return search === undefined || search.query === '' ? (
    <EmptyState
      glyph={emptyGlyphs[browser.mode]}
      text={touch && browser.mode === 'files' ? labels.emptyForTouch : labels.empty[browser.mode]}
      className={styles.state}
      action={
        browser.creates && (
          <Button onClick={(event) => browser.startFolder(event.currentTarget)}>{labels.newFolder}</Button>
        )
      }
    />
  ) : (
    <EmptyState glyph={SearchX} text={labels.noResults(search.query)} className={styles.state} />
  );
}

function Items(props: BrowserBodyProps) {
  const { browser, listing, display, labels, time } = props;
  const { status, items, hasMore, onLoadMore } = listing;
  const { columns, view, stop, scrollerRef, listRef, measureRef, onResize, gridProps } = browser;
  const grid = view === 'grid';
  const rowCount = Math.ceil(items.length / columns);
  const shared = { browser, listing, display, labels, time };

  function handleScroll() {
    browser.saveScroll();
    const scroller = scrollerRef.current;
    if (!scroller || hasMore !== true || status === 'loadingMore') return;
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= loadDistance) onLoadMore?.();
  }
  const tiles = (row: number) => (
    <div
      key={row}
      role="row"
      aria-rowindex={row + 1}
      className={styles.tileRow}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {items.slice(row * columns, (row + 1) * columns).map((item, at) => (
        <FileTile key={item.id} item={item} index={row * columns + at} {...shared} />
      ))}
    </div>
  );
  return (
    <div ref={scrollerRef} className={styles.scroller} onScroll={handleScroll}>
      <NewFolder {...props} />
      <div
        ref={measureRef}
        role="grid"
        aria-label={labels.files}
        aria-multiselectable
        aria-rowcount={grid ? rowCount : items.length + 1}
        className={grid ? styles.tiles : styles.table}
        {...gridProps}
      >
        {!grid && <Columns {...props} />}
        <Virtualizer
          ref={listRef}
          scrollRef={scrollerRef}
          keepMounted={stop >= 0 ? [Math.floor(stop / columns)] : []}
          onResize={onResize}
          {...(grid
            ? { data: Array.from({ length: rowCount }, (_, row) => row), children: tiles }
            : {
                data: items.map((_, index) => index),
                children: (index: number) => {
                  const item = items[index];
                  return item ? <FileRow key={item.id} item={item} index={index} {...shared} /> : <div />;
                },
              })}
        />
      </div>
      {status === 'loadingMore' && (
        <div className={styles.more}>
          <Spinner label={labels.loadingMore} />
        </div>
      )}
    </div>
  );
}

const plain = (text: string) => (
  <div role="columnheader" className={styles.columnHead} data-column="other">
    {text}
  </div>
);

/** The column headers. */
function Columns({ browser, display, labels }: BrowserBodyProps) {
  const { mode } = browser;
  const { sort, onSortChange } = display;
  const head = (key: FileSortKey) => {
    const text = columnText(key, mode, labels);
    const current = sort?.key === key;
    return (
      <div
        role="columnheader"
        aria-sort={current ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined}
        className={styles.columnHead}
        data-column={key}
      >
        {onSortChange ? (
          <button
            type="button"
            className={styles.sortButton}
            aria-label={labels.sortBy(text)}
            onClick={() => onSortChange({ key, order: current && sort.order === 'asc' ? 'desc' : 'asc' })}
          >
            {text}
            {current && <Icon glyph={sort.order === 'asc' ? ArrowUp : ArrowDown} />}
          </button>
        ) : (
          text
        )}
      </div>
    );
  };
  return (
    <div role="row" aria-rowindex={1} className={styles.columns} data-mode={mode}>
      <div role="columnheader" className={styles.markHead}>
        <span className={visuallyHidden}>{labels.select}</span>
      </div>
      {head('name')}
      {mode === 'shared' && plain(labels.sharedByColumn)}
      {head('size')}
      {head('time')}
      {mode === 'recycle' && plain(labels.daysLeftColumn)}
      <div role="columnheader" className={styles.menuHead}>
        <span className={visuallyHidden}>{labels.actions}</span>
      </div>
    </div>
  );
}

/** Row of a new folder, which is named before it is created. */
function NewFolder({ browser, labels }: BrowserBodyProps) {
  const { naming, checkName } = browser;
  if (!naming || naming.id !== undefined) return null;
  return (
    <div className={styles.newFolder}>
      <FileIcon kind="directory" className={styles.newFolderIcon} />
      <NameField
        label={labels.newFolderName}
        folder
        name={naming.refused?.name ?? labels.newFolder}
        refusal={naming.refused?.reason}
        check={(name) => checkName?.(name, undefined)}
        onSubmit={(name) => browser.submitName(undefined, name)}
        onCancel={browser.endNaming}
      />
    </div>
  );
}

const widths = ['48%', '36%', '62%', '40%', '54%', '30%', '44%', '58%'];

function BrowserSkeleton({ grid, labels }: { grid: boolean; labels: BrowserBodyProps['labels'] }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
      <div className={grid ? styles.skeletonTiles : styles.table}>
        {!grid && <div className={styles.columns} />}
        {widths.map((width) =>
          grid ? (
            <div key={width} className={styles.skeletonTile}>
              <SkeletonBlock shape="block" width="100%" height={112} />
              <SkeletonBlock width={width} />
            </div>
          ) : (
            <div key={width} className={itemStyles.line}>
              <span className={styles.markHead} />
              <div className={styles.skeletonName}>
                <SkeletonBlock shape="block" width={32} height={32} />
                <SkeletonBlock width={width} />
              </div>
              <SkeletonBlock width={56} className={styles.wide} />
              <SkeletonBlock width={88} className={styles.wide} />
            </div>
          ),
        )}
      </div>
    </Skeleton>
  );
}
