import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, type WheelEvent } from 'react';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuTrigger,
} from '../../primitives/ContextMenu/ContextMenu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { TabsBarProps } from './types.ts';
import { useRovingTabs } from './use-roving-tabs.ts';
import * as styles from './TabsBar.css.ts';

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
    <div
      ref={bar}
      role="tablist"
      aria-label={labels.pages}
      className={clsx(styles.bar, className)}
      onWheel={scrollSideways}
      {...rest}
    >
      {tabs.map(({ id, title, affix = false }) => (
        <ContextMenu key={id}>
          <ContextMenuTrigger asChild>
            <div
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
            >
              <button
                type="button"
                role="tab"
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
          </ContextMenuTrigger>
          <ContextMenuContent className={styles.menu}>
            <ContextMenuItem onSelect={() => onRefresh(id)}>{labels.refresh}</ContextMenuItem>
            {!affix && <ContextMenuItem onSelect={() => close(id)}>{labels.close}</ContextMenuItem>}
            <ContextMenuItem onSelect={() => onCloseOthers(id)}>{labels.closeOthers}</ContextMenuItem>
            <ContextMenuItem onSelect={onCloseAll}>{labels.closeAll}</ContextMenuItem>
          </ContextMenuContent>
        </ContextMenu>
      ))}
    </div>
  );
}
