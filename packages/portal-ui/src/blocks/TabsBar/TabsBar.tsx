import { clsx } from 'clsx';
import { onFirstUse } from '../../hooks/on-first-use.tsx';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type WheelEvent } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { TabMenuRequest } from './TabMenu.tsx';
import type { TabsBarProps } from './types.ts';
import { useRovingTabs } from './use-roving-tabs.ts';
import * as styles from './TabsBar.css.ts';

// On first use: a menu would be the heaviest thing on the first page.
const TabMenu = onFirstUse(() => import('./TabMenu.tsx').then((module) => module.TabMenu));

function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLDivElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}

/** The pages that are open (specification, section 2, Layout). */
export function TabsBar({
  tabs,
  currentId,
  panelId,
  onSelect,
  onClose,
  onRefresh,
  onCloseOthers,
  onCloseAll,
  labels,
  className,
  ...rest
}: TabsBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const baseId = useId();
  const [asked, setAsked] = useState<TabMenuRequest>();
  const closable = (id: string) => tabs.some((tab) => tab.id === id && tab.affix !== true);
  const close = (id: string) => {
    if (closable(id)) onClose(id);
  };
  const { tabProps } = useRovingTabs({ ids: tabs.map(({ id }) => id), currentId, closable, onClose });

  const currentAt = tabs.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    bar.current?.children[currentAt]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentAt]);

  return (
    <>
      <div
        ref={bar}
        role="tablist"
        aria-label={labels.pages}
        className={clsx(styles.bar, className)}
        onWheel={scrollSideways}
        {...rest}
      >
        {tabs.map(({ id, title, affix = false }) => (
          <div
            key={id}
            role="presentation"
            className={styles.slot}
            data-current={id === currentId || undefined}
            data-closable={!affix || undefined}
            onAuxClick={(event) => {
              if (event.button === 1) close(id);
            }}
            // The middle button would start the browser's own scrolling.
            onMouseDown={(event) => {
              if (event.button === 1) event.preventDefault();
            }}
            onContextMenu={(event) => {
              const opener = event.currentTarget.querySelector<HTMLElement>('[role="tab"]');
              if (!opener) return;
              event.preventDefault();
              setAsked({ id, affix, opener, at: { x: event.clientX, y: event.clientY } });
            }}
          >
            <button
              type="button"
              role="tab"
              id={`${baseId}-${id}`}
              aria-selected={id === currentId}
              aria-controls={panelId}
              aria-keyshortcuts={affix ? undefined : 'Delete'}
              className={styles.tab}
              title={title}
              onClick={() => onSelect(id)}
              {...tabProps(id)}
            >
              {title}
            </button>
            {!affix && (
              <button
                type="button"
                aria-hidden
                tabIndex={-1}
                data-close
                title={labels.close}
                className={styles.close}
                onClick={() => close(id)}
              >
                <Icon glyph={X} />
              </button>
            )}
          </div>
        ))}
      </div>
      {asked && (
        <TabMenu
          key={`${asked.id} ${asked.at.x} ${asked.at.y}`}
          {...asked}
          {...{ onClose, onRefresh, onCloseOthers, onCloseAll, labels }}
          onDismiss={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
