import { clsx } from 'clsx/lite';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { useEffect, useRef, type FocusEvent } from 'react';
import { useSearchShortcut } from '../../../hooks/keyboard/use-search-shortcut.ts';
import { SearchField } from './parts/SearchField.tsx';
import { SearchSheet } from './parts/SearchSheet.tsx';
import type { SearchPopoverProps } from './types.ts';
import { useSearchPopover } from './state/use-search-popover.ts';
import * as styles from './SearchPopover.css.ts';

// Lazy, because only the field is on every page.
const SearchPanel = lazyComponent(() =>
  import('./parts/SearchPanel.tsx').then((module) => module.SearchPanel),
);

/** Search for people, groups and departments: a field in the header with a panel, or a full screen on phones. */
export function SearchPopover({
  query,
  onQueryChange,
  found,
  actions,
  recent,
  open,
  defaultOpen,
  onOpenChange,
  tab,
  defaultTab,
  onTabChange,
  labels,
  shortcut,
  layout = 'popover',
  className,
  onBlur,
  ...rest
}: SearchPopoverProps) {
  const options = { query, onQueryChange, found, actions, recent, open, defaultOpen, onOpenChange };
  const search = useSearchPopover({ ...options, tab, defaultTab, onTabChange });
  const { status } = found;
  const { inputRef, setOpen } = search;
  /** Focus restored from a dialog or another window must not open the panel. */
  const returning = useRef(false);
  useSearchShortcut(shortcut !== undefined, () => {
    // Behind a modal dialog, which keeps the focus.
    if (inputRef.current?.closest('[aria-hidden="true"]')) return;
    setOpen(true);
    inputRef.current?.focus();
    inputRef.current?.select();
  });

  // Opened from outside, for instance by a button of the page: the field takes the focus.
  const wasOpen = useRef(search.open);
  useEffect(() => {
    if (search.open && !wasOpen.current) inputRef.current?.focus();
    wasOpen.current = search.open;
  }, [search.open, inputRef]);

  function handleFocus() {
    if (!returning.current) setOpen(true);
    returning.current = false;
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    onBlur?.(event);
    // The window lost the focus; the field is still its active element.
    const otherWindow = document.activeElement === event.target;
    if (otherWindow || event.currentTarget.contains(event.relatedTarget)) {
      returning.current = otherWindow;
      return;
    }
    // After a choice that opens a dialog, the focus returns here when the dialog closes.
    returning.current = !search.open;
    setOpen(false);
  }

  const panel = { search, found, recent, labels };
  if (layout === 'sheet')
    return <SearchSheet panel={panel} className={className} onBlur={onBlur} {...rest} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears of its field's focus
    <div
      role="search"
      className={clsx(styles.root, className)}
      data-layout={layout}
      data-status={status}
      data-open={search.open || undefined}
      onBlur={handleBlur}
      {...rest}
    >
      <SearchField
        search={search}
        busy={status === 'loading'}
        shortcut={shortcut}
        labels={labels}
        onFocus={handleFocus}
        onClick={() => setOpen(true)}
      />
      {search.open && (
        // A press in the panel leaves the focus in the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <SearchPanel {...panel} />
        </div>
      )}
    </div>
  );
}
