import { Check, Search } from 'lucide';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../../../../primitives/Popover/Popover.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import type { TabsBarProps } from '../types.ts';
import * as styles from './TabsOverview.css.ts';

export interface TabsOverviewProps extends Pick<TabsBarProps, 'tabs' | 'currentId' | 'onSelect' | 'labels'> {
  /** The button that opened it. */
  opener: HTMLElement;
  /** Focuses the chosen tab. */
  focusTab: (id: string) => void;
  onDismiss: () => void;
}

/** Searchable list of all open pages, for tabs that overflow. The search field keeps the keyboard focus. */
export function TabsOverview({
  tabs,
  currentId,
  onSelect,
  opener,
  focusTab,
  onDismiss,
  labels,
}: TabsOverviewProps) {
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState<string>();
  const anchorRef = useRef(opener);
  const listRef = useRef<HTMLDivElement>(null);
  const chosen = useRef<string>(undefined);
  const listId = useId();
  const ime = useImeGuard();

  const wanted = query.trim().toLowerCase();
  const found = tabs.filter(({ title }) => title.toLowerCase().includes(wanted));
  const highlightedIndex = found.findIndex(
    ({ id }) => id === (highlighted ?? (wanted === '' ? currentId : undefined)),
  );
  const active = found.length > 0 ? Math.max(highlightedIndex, 0) : -1;

  const show = useEffectEvent((index: number) => {
    if (index >= 0) listRef.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(active), [active]);

  function choose(id: string) {
    chosen.current = id;
    onDismiss();
    onSelect(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (ime.ownsKey(event)) return;
    const current = found[active];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (event.key === 'Enter' && current) choose(current.id);
    else if (step && found.length > 0)
      setHighlighted(found[(active + step + found.length) % found.length]?.id);
    else return;
    event.preventDefault();
  }

  return (
    <Popover open onOpenChange={(open) => !open && onDismiss()}>
      <PopoverAnchor virtualRef={anchorRef} />
      <PopoverContent
        align="end"
        aria-label={labels.allPages(tabs.length)}
        className={styles.panel}
        onInteractOutside={(event) => {
          // The button toggles the list itself.
          if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (chosen.current === undefined) opener.focus();
          else focusTab(chosen.current);
        }}
      >
        <div className={styles.search}>
          <TextField
            label={labels.searchPages}
            labelHidden
            placeholder={labels.searchPages}
            leading={<Icon glyph={Search} />}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setHighlighted(undefined);
            }}
            onCompositionStart={ime.onCompositionStart}
            onCompositionEnd={ime.onCompositionEnd}
            onKeyDown={handleKeyDown}
          />
        </div>
        <div ref={listRef} role="listbox" id={listId} aria-label={labels.pages} className={styles.list}>
          {found.map(({ id, title, dirty }, index) => (
            // The search field keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={id}
              role="option"
              id={`${listId}-${index}`}
              aria-selected={index === active}
              aria-current={id === currentId || undefined}
              className={styles.option}
              onClick={() => choose(id)}
              onMouseMove={() => setHighlighted(id)}
            >
              <bdi className={styles.title} title={title}>
                {title}
              </bdi>
              {dirty && <span className={styles.dirty} title={labels.unsaved} />}
              {dirty && <span className={visuallyHidden}>{labels.unsaved}</span>}
              {id === currentId && <Icon glyph={Check} />}
            </div>
          ))}
        </div>
        {found.length === 0 && (
          <p role="status" className={styles.none}>
            {labels.noPages}
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}
