import type { KeyboardEvent } from 'react';
import type { PickerPartProps } from '../state/picker-part.ts';
import * as styles from '../ContactPicker.css.ts';

/** The sources. Its own tabs (decision 27). */
export function PickerTabs({ picker: { tabs, tab, setTab }, labels }: PickerPartProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex((name) => name === tab);
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: from + step, ArrowLeft: from - step, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // Round the ends; -1 is the last one.
    const next = [...event.currentTarget.querySelectorAll('button')].at(to % tabs.length);
    next?.click();
    next?.focus();
  }

  return (
    // The tab that has the focus takes the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={labels.sources} className={styles.tabs} onKeyDown={handleKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
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
