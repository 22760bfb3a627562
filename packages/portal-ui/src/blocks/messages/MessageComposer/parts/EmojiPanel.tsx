import { Search } from 'lucide';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { useCoarsePointer } from '../../../../hooks/pointer/use-coarse-pointer.ts';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../../../../primitives/Popover/Popover.tsx';
import { emojiAfterKey, emojiSections } from '../state/emoji.ts';
import type { MessageComposerLabels } from '../types.ts';
import * as styles from './EmojiPanel.css.ts';

export interface EmojiPanelProps {
  /** The button that opened the panel. */
  opener: HTMLElement;
  onPick: (emoji: string) => void;
  onClose: () => void;
  labels: MessageComposerLabels;
}

/** Emoji picker with a search by name. The search field keeps the keyboard focus. */
export function EmojiPanel({ opener, onPick, onClose, labels }: EmojiPanelProps) {
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState({ query: '', index: 0 });
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const gridRef = useRef<HTMLDivElement>(null);
  const anchorRef = useRef(opener);
  const listId = useId();
  const ime = useImeGuard();
  const touch = useCoarsePointer();

  const load = useEffectEvent(() => labels.emojiNames());
  useEffect(() => {
    // If the names fail to load, emoji can still be picked.
    load().then(setNames, () => setNames({}));
  }, []);

  const sections = emojiSections(query, names);
  const shown = sections.flatMap(({ rows }) => rows.flat());
  const active = Math.min(reached.query === query ? reached.index : 0, shown.length - 1);
  const current = shown[active];
  const nameOf = (one: string) => names[one]?.split(/[,，、]/u)[0] ?? one;

  const show = useEffectEvent((index: number) => {
    const cell = gridRef.current?.querySelector('[aria-selected="true"]');
    if (index >= 0) cell?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(active), [active]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (ime.ownsKey(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = emojiAfterKey(event.key, active, sections, rtl);
    if (event.key === 'Enter' && current !== undefined) onPick(current);
    else if (next !== undefined && shown.length > 0) setReached({ query, index: next });
    else return;
    event.preventDefault();
  }

  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchorRef} />
      <PopoverContent
        side="top"
        aria-label={labels.emoji}
        className={styles.panel}
        onOpenAutoFocus={(event) => {
          // Focusing the search would open the soft keyboard over the emoji.
          if (!touch || !(event.target instanceof HTMLElement)) return;
          event.preventDefault();
          event.target.focus();
        }}
        onInteractOutside={(event) => {
          // The button toggles the panel itself.
          if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={() => opener.focus()}
      >
        <div className={styles.search}>
          <TextField
            label={labels.emojiSearch}
            labelHidden
            placeholder={labels.emojiSearch}
            leading={<Icon glyph={Search} />}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={current === undefined ? undefined : `${listId}-${active}`}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onCompositionStart={ime.onCompositionStart}
            onCompositionEnd={ime.onCompositionEnd}
            onKeyDown={handleKeyDown}
          />
        </div>
        <div ref={gridRef} role="listbox" id={listId} aria-label={labels.emoji} className={styles.scroller}>
          {sections.map(({ group, rows }, at) => {
            const before = sections.slice(0, at).flatMap((section) => section.rows.flat()).length;
            return (
              <div key={group} role="group" aria-label={labels.emojiGroups[group]}>
                <div className={styles.heading} aria-hidden>
                  {labels.emojiGroups[group]}
                </div>
                <div role="presentation" className={styles.grid}>
                  {rows.flat().map((one, index) => (
                    // The search field keeps the focus and handles the keys.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                    <span
                      key={one}
                      role="option"
                      id={`${listId}-${before + index}`}
                      aria-label={nameOf(one)}
                      aria-selected={before + index === active}
                      className={styles.cell}
                      onClick={() => onPick(one)}
                      onMouseMove={() => setReached({ query, index: before + index })}
                    >
                      {one}
                    </span>
                  ))}
                </div>
              </div>
            );
          })}
        </div>
        {shown.length === 0 && (
          <p role="status" className={styles.none}>
            {labels.noEmoji}
          </p>
        )}
        {current !== undefined && (
          <div className={styles.preview} aria-hidden>
            <span className={styles.large}>{current}</span>
            <span className={styles.name}>{nameOf(current)}</span>
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}
