import { clsx } from 'clsx/lite';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useImperativeHandle } from 'react';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { DirectionalIcon } from '../Icon/DirectionalIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { pageItems } from './page-items.ts';
import { pageSizes, type PaginationProps } from './types.ts';
import { usePagination } from './use-pagination.ts';
import * as styles from './Pagination.css.ts';

/**
 * Pagination (specification, section 2, Layout): page size, page numbers at fixed positions, and a field for a page
 * number. After a change the surrounding list scrolls to its top.
 */
export function Pagination({
  page,
  onPageChange,
  pageSize,
  onPageSizeChange,
  total,
  sizes = pageSizes,
  disabled = false,
  labels,
  className,
  ref,
  ...rest
}: PaginationProps) {
  const options = { page, onPageChange, pageSize, onPageSizeChange, total };
  const { rootRef, pages, current, goTo, resize, jumpProps } = usePagination(options);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => rootRef.current, [rootRef]);
  const position = labels.position(current, pages);
  return (
    <nav ref={rootRef} aria-label={labels.pages} className={clsx(styles.root, className)} {...rest}>
      <span className={styles.total}>{labels.total(total)}</span>
      <select
        className={styles.select}
        aria-label={labels.pageSize}
        value={pageSize}
        disabled={disabled}
        onChange={(event) => resize(Number(event.currentTarget.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {labels.perPage(size)}
          </option>
        ))}
      </select>
      <ul role="list" className={styles.pages}>
        <li>
          <IconButton
            label={labels.previous}
            icon={<DirectionalIcon glyph={ChevronLeft} />}
            disabled={disabled || current === 1}
            onClick={() => goTo(current - 1)}
          />
        </li>
        {pageItems(current, pages).map((item) =>
          typeof item === 'number' ? (
            <li key={item} className={styles.wide}>
              <button
                type="button"
                className={styles.page}
                aria-label={labels.page(item)}
                aria-current={item === current ? 'page' : undefined}
                disabled={disabled}
                onClick={() => goTo(item)}
              >
                {item}
              </button>
            </li>
          ) : (
            <li key={item} aria-hidden className={styles.gap}>
              …
            </li>
          ),
        )}
        <li aria-hidden className={styles.narrow}>
          {position}
        </li>
        <li>
          <IconButton
            label={labels.next}
            icon={<DirectionalIcon glyph={ChevronRight} />}
            disabled={disabled || current === pages}
            onClick={() => goTo(current + 1)}
          />
        </li>
      </ul>
      {pages > 7 && (
        <label className={styles.jump}>
          {labels.jump}
          <input type="text" className={styles.jumpField} disabled={disabled} {...jumpProps} />
        </label>
      )}
      <span role="status" className={visuallyHidden}>
        {position}
      </span>
    </nav>
  );
}
