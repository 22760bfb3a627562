import { clsx } from 'clsx/lite';
import { ChevronRight, Network } from 'lucide';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { useFixedRows } from '../../../hooks/scroll/use-fixed-rows.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { DirectionalIcon } from '../../../primitives/Icon/DirectionalIcon.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import type { OrgRow } from './org-rows.ts';
import type { OrgTreeLabels, OrgTreeProps } from './types.ts';
import { useOrgTree } from './use-org-tree.ts';
import * as styles from './OrgTree.css.ts';

/** Tree of departments. Fills the height of its container; virtualised. */
export function OrgTree({
  nodes,
  status = 'ready',
  currentId,
  onCurrentIdChange,
  expandedIds,
  defaultExpandedIds,
  onExpandedIdsChange,
  onLoadChildren,
  onRetry,
  labels,
  className,
  ...rest
}: OrgTreeProps) {
  return (
    <div className={clsx(styles.root, className)} data-status={status} {...rest}>
      {nodes.length > 0 ? (
        <Tree
          {...{ nodes, currentId, onCurrentIdChange, expandedIds, defaultExpandedIds }}
          {...{ onExpandedIdsChange, onLoadChildren, labels }}
        />
      ) : (
        <NoTree {...{ status, onRetry, labels }} />
      )}
    </div>
  );
}

function Tree({ labels, ...options }: Omit<OrgTreeProps, 'status' | 'onRetry'>) {
  const tree = useOrgTree(options);
  const { rows, active } = tree;
  const { scrollerRef, indexes, listStyle, rowStyle, onScroll, reveal } = useFixedRows({
    count: rows.length,
    rowSize: styles.rowSize,
    keepMounted: active,
  });
  const show = useEffectEvent((index: number) => reveal(index));
  useEffect(() => show(active), [active]);
  const waits = rows.some((row) => row.kind === 'state' && row.status === 'loading');
  return (
    <div ref={scrollerRef} className={styles.scroller} onScroll={onScroll}>
      {/* Outside of the tree, which may contain only its items. */}
      <div role="status" className={visuallyHidden}>
        {waits && labels.loading}
      </div>
      <div {...tree.treeProps} aria-label={labels.name} className={styles.list} style={listStyle}>
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <OrgTreeRow
                key={row.id}
                row={row}
                id={tree.rowId(index)}
                place={{ ...rowStyle(index), paddingInlineStart: 8 + (row.level - 1) * 18 }}
                active={index === active}
                current={index === tree.current}
                onChoose={tree.choose}
                onExpandedChange={tree.setExpanded}
                labels={labels}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface OrgTreeRowProps {
  row: OrgRow;
  id: string;
  place: { insetBlockStart: number; paddingInlineStart: number };
  active: boolean;
  current: boolean;
  onChoose: (row: OrgRow) => void;
  onExpandedChange: (id: string, expanded: boolean) => void;
  labels: OrgTreeLabels;
}

function OrgTreeRow({
  row,
  id,
  place,
  active,
  current,
  onChoose,
  onExpandedChange,
  labels,
}: OrgTreeRowProps) {
  if (row.kind === 'state' && row.status === 'loading') {
    return (
      <div className={styles.state} style={place} role="presentation">
        <Spinner />
      </div>
    );
  }

  function handleClick(event: MouseEvent) {
    const onTwist = event.target instanceof Element && event.target.closest('[data-twist]') !== null;
    if (row.kind === 'department' && onTwist) onExpandedChange(row.department.id, !row.expanded);
    else onChoose(row);
  }

  return (
    // The tree has the focus and handles the keys: this is its active descendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="treeitem"
      id={id}
      aria-level={row.level}
      aria-selected={current}
      {...(row.kind === 'department' && {
        'aria-posinset': row.position,
        'aria-setsize': row.size,
        'aria-expanded': row.opens ? row.expanded : undefined,
      })}
      data-active={active || undefined}
      className={row.kind === 'department' ? styles.row : styles.state}
      style={place}
      onClick={handleClick}
    >
      {row.kind === 'department' ? (
        <>
          <span
            className={styles.twist}
            data-twist={row.opens || undefined}
            data-open={row.expanded || undefined}
          >
            {row.opens && <DirectionalIcon glyph={ChevronRight} />}
          </span>
          <span className={styles.name} title={row.department.name}>
            {row.department.name}
          </span>
          {row.department.count !== undefined && (
            <span className={styles.count} aria-label={labels.people(row.department.count)} role="img">
              {row.department.count}
            </span>
          )}
        </>
      ) : (
        <>
          <span>{row.status === 'offline' ? labels.offline : labels.failed}</span>
          <span className={styles.retry}>{labels.retry}</span>
        </>
      )}
    </div>
  );
}

const widths = [96, 132, 84, 120, 108];

function NoTree({ status, onRetry, labels }: Pick<OrgTreeProps, 'status' | 'onRetry' | 'labels'>) {
  if (status === 'loading') {
    return (
      <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
        {widths.map((width) => (
          <SkeletonBlock key={width} width={width} />
        ))}
      </Skeleton>
    );
  }
  if (status === 'error' || status === 'offline') {
    return (
      <EmptyState
        variant={status === 'error' ? 'failed' : 'offline'}
        text={status === 'error' ? labels.failed : labels.offline}
        action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
      />
    );
  }
  return <EmptyState glyph={Network} text={labels.none} />;
}
