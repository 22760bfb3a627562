import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../hooks/keyboard/use-ime-guard.ts';
import { pageAfterResize, pageCount } from './page-items.ts';
import { scrollerOf, scrollToTop } from './scroll-to-top.ts';
import type { PaginationOptions } from './types.ts';

/** State of the pagination, with scrolling to the top after a change (specification, section 2, Layout). */
export function usePagination({ page, onPageChange, pageSize, onPageSizeChange, total }: PaginationOptions) {
  const pages = pageCount(total, pageSize);
  const current = Math.min(Math.max(1, page), pages);
  const [jump, setJump] = useState('');
  const guard = useImeGuard();
  const rootRef = useRef<HTMLElement>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function scroll() {
    stop.current?.();
    if (rootRef.current) stop.current = scrollToTop(scrollerOf(rootRef.current));
  }
  function goTo(wanted: number) {
    const next = Math.min(Math.max(1, wanted), pages);
    if (next === current) return;
    onPageChange(next);
    scroll();
  }
  return {
    rootRef,
    pages,
    current,
    goTo,
    resize: (size: number) => {
      if (size === pageSize) return;
      onPageSizeChange(size);
      const next = pageAfterResize(current, pageSize, size);
      if (next !== page) onPageChange(next);
      scroll();
    },
    /** Props of the page number field. */
    jumpProps: {
      value: jump,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      onChange: (event: { currentTarget: HTMLInputElement }) => setJump(event.currentTarget.value),
      onCompositionStart: guard.onCompositionStart,
      onCompositionEnd: guard.onCompositionEnd,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter' || guard.ownsKey(event)) return;
        // Must not submit a surrounding form.
        event.preventDefault();
        // Full-width digits of an input method.
        const wanted = Number.parseInt(jump.normalize('NFKC').trim(), 10);
        if (!Number.isNaN(wanted)) goTo(wanted);
        setJump('');
      },
      onBlur: () => setJump(''),
    },
  };
}
