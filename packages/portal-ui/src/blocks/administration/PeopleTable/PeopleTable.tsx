import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useContactList } from '../../people/ContactList/index.ts';
import { SearchBox } from '../../shared/SearchBox.tsx';
import * as styles from './PeopleTable.css.ts';
import { PersonLine } from './PersonLine.tsx';
import type { PeopleTableProps, StateFilter } from './types.ts';

const stateFilters = ['present', 'active', 'disabled', 'left'] as const satisfies readonly StateFilter[];

/** The people of an organisation or a department: search, filter, select, open. Virtualised and paged. */
export function PeopleTable({
  people,
  status = 'ready',
  filters,
  total,
  paging,
  selection,
  onOpen,
  onRetry,
  empty,
  labels,
  className,
  ...rest
}: PeopleTableProps) {
  return (
    <div className={clsx(styles.root, className)} aria-busy={status === 'loading' || undefined} {...rest}>
      {selection && selection.ids.length > 0 ? (
        <div role="toolbar" aria-label={labels.selected(selection.ids.length)} className={styles.tools}>
          <IconButton
            label={labels.clearSelection}
            icon={<Icon glyph={X} />}
            onClick={() => selection.onIdsChange([])}
          />
          <span role="status" className={styles.selected}>
            {labels.selected(selection.ids.length)}
          </span>
          {selection.actions}
        </div>
      ) : (
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBox query={filters.query} onQueryChange={filters.onQueryChange} labels={labels} />
          </div>
          {filters.state !== undefined && (
            <RadioGroup
              variant="segments"
              label={labels.filter}
              labelHidden
              options={stateFilters.map((value) => ({ value, label: labels.filters[value] }))}
              value={filters.state}
              onValueChange={(state) => filters.onStateChange?.(state)}
            />
          )}
          {total !== undefined && status === 'ready' && (
            <span role="status" className={styles.total}>
              {labels.total(total)}
            </span>
          )}
        </div>
      )}
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
          {Array.from({ length: 8 }, (_, at) => (
            <div key={at} className={styles.ghost}>
              <SkeletonBlock shape="circle" width={36} height={36} />
              <SkeletonBlock width={`${24 + ((at * 7) % 30)}%`} />
            </div>
          ))}
        </Skeleton>
      )}
      {(status === 'error' || status === 'offline') && (
        <EmptyState
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offline}
          action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
      {status === 'ready' &&
        people.length === 0 &&
        (filters.query === '' ? empty : <EmptyState text={labels.nothing} />)}
      {status === 'ready' && people.length > 0 && (
        <Rows {...{ people, total, paging, selection, onOpen, labels }} />
      )}
    </div>
  );
}

type RowsProps = Pick<PeopleTableProps, 'people' | 'total' | 'paging' | 'selection' | 'onOpen' | 'labels'>;

function Rows({ people, total, paging, selection, onOpen, labels }: RowsProps) {
  const moreStatus = paging?.status ?? 'idle';
  const { scrollerRef, listProps, ...list } = useContactList({
    count: people.length,
    rowSize: styles.rowSize,
    hasMore: paging?.hasMore === true && moreStatus === 'idle',
    onLoadMore: paging?.onLoadMore,
  });
  const chosen = new Set(selection?.ids);
  const allChosen = people.every(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    selection?.onIdsChange(
      chosen.has(id) ? selection.ids.filter((other) => other !== id) : [...selection.ids, id],
    );

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const person = people[list.current];
    // Space selects, as Enter opens.
    if (event.key === ' ' && selection && person && event.target instanceof HTMLButtonElement) {
      event.preventDefault();
      toggle(person.id);
    } else listProps.onKeyDown(event);
  }

  return (
    <>
      <div
        role="grid"
        aria-label={labels.name}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-multiselectable={selection !== undefined || undefined}
        className={styles.table}
      >
        <div role="row" aria-rowindex={1} className={styles.head} data-selects={selection && ''}>
          {selection && (
            <span role="columnheader">
              <Checkbox
                label={labels.selectAll}
                labelHidden
                checked={allChosen}
                indeterminate={!allChosen && chosen.size > 0}
                onCheckedChange={(checked) =>
                  selection.onIdsChange(checked ? people.map(({ id }) => id) : [])
                }
              />
            </span>
          )}
          <span role="columnheader" className={styles.cell}>
            {labels.columns.person}
          </span>
          {(['position', 'departments', 'phone'] as const).map((column) => (
            <span key={column} role="columnheader" className={clsx(styles.cell, styles.wideOnly)}>
              {labels.columns[column]}
            </span>
          ))}
          <span role="columnheader" className={styles.cell}>
            {labels.columns.state}
          </span>
        </div>
        <div role="presentation" ref={scrollerRef} className={styles.scroller} onScroll={list.onScroll}>
          {/* Roving tabindex: one row is in the tab order. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows' buttons */}
          <div
            role="rowgroup"
            className={styles.rows}
            style={list.listStyle}
            {...listProps}
            onKeyDown={handleKeyDown}
          >
            {list.indexes.map((index) => {
              const person = people[index];
              return (
                person && (
                  <PersonLine
                    key={person.id}
                    person={person}
                    position={index + 2}
                    reachable={index === list.current}
                    selected={selection && chosen.has(person.id)}
                    onToggle={() => toggle(person.id)}
                    onOpen={onOpen}
                    labels={labels}
                    style={list.rowStyle(index)}
                    {...list.rowProps(index)}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
      {moreStatus === 'error' && (
        <p className={styles.more}>
          {labels.moreFailed}
          <Button variant="quiet" size="small" onClick={paging?.onLoadMore}>
            {labels.retry}
          </Button>
        </p>
      )}
    </>
  );
}
