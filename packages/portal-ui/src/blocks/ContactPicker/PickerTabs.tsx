'use no memo'; // See PickerBody.tsx.

import { useRef, type KeyboardEvent } from 'react';
import type { ContactPickerLabels } from './types.ts';
import type { ContactPickerState } from './use-contact-picker.ts';
import * as styles from './ContactPicker.css.ts';

export interface PickerTabsProps {
  picker: ContactPickerState;
  labels: ContactPickerLabels;
}

/** The sources. Its own tabs: the panel weighs less than the primitive under them would alone. */
export function PickerTabs({ picker: { tabs, tab, setTab }, labels }: PickerTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: 1, Home: 0, End: 0 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const from = tab === undefined ? 0 : tabs.indexOf(tab);
    const last = tabs.length - 1;
    let index = event.key === 'Home' ? 0 : last;
    if (event.key !== 'Home' && event.key !== 'End') {
      index = (from + (event.key === backwards ? last : 1)) % tabs.length;
    }
    const next = tabs[index];
    if (next === undefined) return;
    setTab(next);
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    // The tab that has the focus takes the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={listRef}
      role="tablist"
      aria-label={labels.sources}
      className={styles.tabs}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === tab}
          tabIndex={name === tab ? 0 : -1}
          className={styles.tab}
          onClick={() => setTab(name)}
        >
          {labels.tabs[name]}
        </button>
      ))}
    </div>
  );
}
