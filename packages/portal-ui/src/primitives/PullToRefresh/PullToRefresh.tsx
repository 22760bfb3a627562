import { clsx } from 'clsx/lite';
import { ArrowDown, RefreshCw } from 'lucide';
import { useImperativeHandle } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { PullToRefreshProps } from './types.ts';
import { usePullToRefresh } from './use-pull-to-refresh.ts';
import * as styles from './PullToRefresh.css.ts';

/** Height of the hint while the list reloads. Pixels. */
const held = 48;

/**
 * A list that is pulled down to reload and up to load more (specification, sections 2 and 9); buttons do both without
 * touch. The root scrolls: give it a height.
 */
export function PullToRefresh({
  refreshing,
  onRefresh,
  more,
  onLoadMore,
  labels,
  className,
  children,
  ref,
  ...rest
}: PullToRefreshProps) {
  const { rootRef, endRef, pulled, phase, endTip, rootProps } = usePullToRefresh({
    refreshing,
    onRefresh,
    more,
    onLoadMore,
  });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current, [rootRef]);
  const offset = phase === 'refreshing' ? held : pulled;
  return (
    <div
      ref={rootRef}
      className={clsx(styles.root, className)}
      aria-busy={refreshing}
      {...rest}
      {...rootProps}
    >
      <div className={styles.tip} data-phase={phase} role="status">
        {phase === 'refreshing' && (
          <>
            <Spinner />
            {labels.loading}
          </>
        )}
        {(phase === 'pulling' || phase === 'ready') && (
          <>
            <span className={styles.arrow}>
              <Icon glyph={ArrowDown} />
            </span>
            {phase === 'ready' ? labels.release : labels.pull}
          </>
        )}
      </div>
      <div
        className={styles.sheet}
        data-held={pulled !== 0 || undefined}
        style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
      >
        <div className={styles.bar}>
          <Button
            variant="quiet"
            size="small"
            pending={refreshing}
            icon={<Icon glyph={RefreshCw} />}
            onClick={onRefresh}
          >
            {labels.refresh}
          </Button>
        </div>
        {children}
        <div ref={endRef} className={styles.end}>
          <span role="status">
            {endTip && labels.end}
            {more === 'error' && labels.failed}
          </span>
          {more === 'loading' ? (
            <>
              <Spinner />
              {labels.loading}
            </>
          ) : (
            !endTip && (
              <Button variant="quiet" size="small" onClick={onLoadMore}>
                {more === 'error' ? (
                  labels.retry
                ) : (
                  <>
                    <span className={styles.forFinger}>{labels.pullUp}</span>
                    <span className={styles.forMouse}>{labels.loadMore}</span>
                  </>
                )}
              </Button>
            )
          )}
        </div>
      </div>
    </div>
  );
}
