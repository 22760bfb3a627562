import { X } from 'lucide';
import type { ComponentProps, MouseEvent } from 'react';
import { useCoarsePointer } from '../../../../hooks/pointer/use-coarse-pointer.ts';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import type { PageTab, TabsBarLabels } from '../types.ts';
import * as styles from '../TabsBar.css.ts';

export interface TabSlotProps {
  tab: PageTab;
  current: boolean;
  /** Drop position of a dragged tab: before or after this one. */
  drop: 'before' | 'after' | undefined;
  movable: boolean;
  tabProps: ComponentProps<'button'>;
  onSelect: () => void;
  onClose: () => void;
  onMenu: (at: { x: number; y: number }) => void;
  labels: TabsBarLabels;
}

/** Prevents the browser's default for the middle button. */
function keepMiddle(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}

/** A tab of an open page. */
export function TabSlot({
  tab: { id, title, affix = false, dirty = false },
  current,
  drop,
  movable,
  tabProps,
  onSelect,
  onClose,
  onMenu,
  labels,
}: TabSlotProps) {
  const touch = useCoarsePointer();
  const shortcuts = affix || touch ? undefined : movable ? 'Delete Control+Shift+ArrowRight' : 'Delete';
  return (
    <div
      role="presentation"
      className={styles.slot}
      data-slot={id}
      data-current={current || undefined}
      data-closable={!affix || undefined}
      data-dirty={dirty || undefined}
      data-drop={drop}
      onAuxClick={(event) => {
        if (event.button === 1) onClose();
      }}
      // The middle button would start autoscroll, and on Linux paste the selection into the focused field.
      onMouseDown={keepMiddle}
      onMouseUp={keepMiddle}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
    >
      <button
        type="button"
        role="tab"
        data-tab={id}
        aria-selected={current}
        aria-keyshortcuts={shortcuts}
        className={styles.tab}
        title={title}
        onClick={onSelect}
        {...tabProps}
      >
        {title}
        {dirty && <span className={visuallyHidden}>{labels.unsaved}</span>}
      </button>
      {dirty && <span className={styles.dirty} title={labels.unsaved} />}
      {!affix && (
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          data-close
          title={labels.close}
          className={styles.close}
          // Keeps the focus: this button is about to unmount.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClose}
        >
          <Icon glyph={X} />
        </button>
      )}
    </div>
  );
}
