import { useEffect, useEffectEvent, useRef, useState, type TouchEvent } from 'react';
import type { MoreStatus, PullToRefreshOptions } from './types.ts';

/** Pull distance at which releasing has an effect (specification, section 9). Pixels. */
const pullThreshold = 50;
/** How long the end says that there are no more rows (specification, section 9). Milliseconds. */
const tipReset = 600;
/** Distance from the end at which the next page is requested (specification, section 9). Pixels. */
const infiniteDistance = 200;

/** The list follows the finger at a fraction of its speed, up to this distance. */
const farthest = 96;
const follow = (way: number) => Math.min(farthest, way * 0.6);

/** Shows `end` for 600 ms, then offers a retry. */
function useEndTip(more: MoreStatus): boolean {
  const [over, setOver] = useState(false);
  const [seen, setSeen] = useState(more);
  if (seen !== more) {
    setSeen(more);
    setOver(false);
  }
  useEffect(() => {
    if (more !== 'end') return undefined;
    const timer = setTimeout(() => setOver(true), tipReset);
    return () => clearTimeout(timer);
  }, [more]);
  return more === 'end' && !over;
}

/**
 * A list that is pulled down to reload and loads more at its end (specification, sections 2 and 9). The element with
 * `rootProps` scrolls; `endRef` goes after the last row.
 */
export function usePullToRefresh({ refreshing, onRefresh, more, onLoadMore }: PullToRefreshOptions) {
  const rootRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  /** Start of the touch, while it may pull. */
  const start = useRef<{ y: number; top: boolean; bottom: boolean } | undefined>(undefined);
  /** Offset of the list: down is positive. */
  const [pulled, setPulled] = useState(0);
  const endTip = useEndTip(more);

  const loadMore = useEffectEvent(onLoadMore);
  useEffect(() => {
    const root = rootRef.current;
    const end = endRef.current;
    if (more !== 'idle' || refreshing || !root || !end) return undefined;
    // Recreated for each page: a page that does not fill the list must load the next one.
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
      {
        root,
        rootMargin: `0px 0px ${infiniteDistance}px 0px`,
      },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [more, refreshing]);

  function release() {
    if (pulled >= pullThreshold && !refreshing) onRefresh();
    else if (pulled <= -pullThreshold && more !== 'loading') onLoadMore();
    start.current = undefined;
    setPulled(0);
  }
  return {
    rootRef,
    endRef,
    pulled,
    /** Effect of releasing. */
    phase: refreshing
      ? ('refreshing' as const)
      : pulled >= pullThreshold
        ? ('ready' as const)
        : pulled > 0
          ? ('pulling' as const)
          : ('idle' as const),
    /** The last request found no more rows. */
    endTip,
    rootProps: {
      onTouchStart: (event: TouchEvent<HTMLDivElement>) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        const touch = event.touches.length === 1 ? event.touches[0] : undefined;
        start.current = touch && {
          y: touch.clientY,
          top: scrollTop <= 0 && !refreshing,
          bottom: scrollHeight - scrollTop - clientHeight <= 1 && more !== 'loading',
        };
      },
      onTouchMove: (event: TouchEvent<HTMLDivElement>) => {
        const touch = event.touches[0];
        if (!start.current || !touch) return;
        const way = touch.clientY - start.current.y;
        if (way > 0 && start.current.top && event.currentTarget.scrollTop <= 0) setPulled(follow(way));
        else if (way < 0 && start.current.bottom) setPulled(-follow(-way));
        else setPulled(0);
      },
      onTouchEnd: release,
      onTouchCancel: () => {
        start.current = undefined;
        setPulled(0);
      },
    },
  };
}
