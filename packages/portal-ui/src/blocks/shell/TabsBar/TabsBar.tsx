import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide';
import { useId, useState, type WheelEvent } from 'react';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { TabSlot } from './parts/TabSlot.tsx';
import type { TabsBarProps } from './types.ts';
import { useTabsBar } from './state/use-tabs-bar.ts';
import * as styles from './TabsBar.css.ts';

// Lazy, because a menu would be the largest code of the first page.
const TabMenu = lazyComponent(() => import('./parts/TabMenu.tsx').then((module) => module.TabMenu));
const TabDrag = lazyComponent(() => import('./parts/TabDrag.tsx').then((module) => module.TabDrag));
const TabsOverview = lazyComponent(() =>
  import('./parts/TabsOverview.tsx').then((module) => module.TabsOverview),
);

/** Scroll distance per line of a wheel that reports lines. Pixels. */
const lineSize = 16;

function scrollSideways({ currentTarget, deltaX, deltaY, deltaMode }: WheelEvent<HTMLDivElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaMode === 1 ? deltaY * lineSize : deltaY;
}

/** Tabs of the open pages (specification, section 2, Layout). */
export function TabsBar({
  tabs,
  currentId,
  panelId,
  onSelect,
  onClose,
  onRefresh,
  onCloseOthers,
  onCloseAll,
  onCloseBefore,
  onCloseAfter,
  onReorder,
  labels,
  className,
  ...rest
}: TabsBarProps) {
  const { listRef, tabProps, focusTab, close, move, menu, openMenu, closeMenu, announcement, overflows } =
    useTabsBar({
      tabs,
      currentId,
      onClose,
      onReorder,
      labels,
    });
  const baseId = useId();
  const [draggable, setDraggable] = useState(false);
  const [over, setOver] = useState<{ id: string; index: number }>();
  const [overviewOpener, setOverviewOpener] = useState<HTMLElement>();
  const movable = onReorder !== undefined;
  const menuIndex = tabs.findIndex(({ id }) => id === menu?.id);

  /** Drop position of the dragged tab: before or after this one. */
  function dropAt(at: number) {
    const from = tabs.findIndex(({ id }) => id === over?.id);
    if (!over || at !== over.index || at === from) return undefined;
    return at < from ? 'before' : 'after';
  }

  return (
    <div className={clsx(styles.root, className)} {...rest}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={labels.pages}
        className={styles.list}
        onWheel={scrollSideways}
        // Hovering precedes dragging: preloads the drag code.
        onPointerEnter={movable ? () => setDraggable(true) : undefined}
      >
        {tabs.map((tab, at) => (
          <TabSlot
            key={tab.id}
            tab={tab}
            current={tab.id === currentId}
            drop={dropAt(at)}
            movable={movable}
            tabProps={{
              id: `${baseId}-${tab.id}`,
              'aria-controls': panelId,
              ...tabProps(tab.id),
            }}
            onSelect={() => onSelect(tab.id)}
            onClose={() => close(tab.id)}
            onMenu={(point) => openMenu(tab.id, point)}
            labels={labels}
          />
        ))}
      </div>
      {overflows && (
        <IconButton
          label={labels.allPages(tabs.length)}
          icon={<Icon glyph={ChevronDown} />}
          aria-haspopup="dialog"
          aria-expanded={overviewOpener !== undefined}
          className={styles.more}
          onClick={({ currentTarget }) => setOverviewOpener(overviewOpener ? undefined : currentTarget)}
        />
      )}
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
      {draggable && (
        <TabDrag
          listRef={listRef}
          order={tabs.map(({ id }) => id).join('\n')}
          onOver={(id, index) => setOver(id === undefined || index === undefined ? undefined : { id, index })}
          onDrop={(id, index) => move(id, index, false)}
        />
      )}
      {menu && (
        <TabMenu
          key={`${menu.id} ${menu.at?.x} ${menu.at?.y}`}
          {...menu}
          affix={tabs[menuIndex]?.affix === true}
          closableBefore={tabs.slice(0, Math.max(menuIndex, 0)).some(({ affix }) => !affix)}
          closableAfter={tabs.slice(menuIndex + 1).some(({ affix }) => !affix)}
          {...{ onClose, onRefresh, onCloseOthers, onCloseAll, onCloseBefore, onCloseAfter, labels }}
          onDismiss={closeMenu}
        />
      )}
      {overviewOpener && (
        <TabsOverview
          opener={overviewOpener}
          {...{ tabs, currentId, onSelect, focusTab, labels }}
          onDismiss={() => setOverviewOpener(undefined)}
        />
      )}
    </div>
  );
}
