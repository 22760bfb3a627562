import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import type { AppShellProps } from './types.ts';
import * as styles from './AppShell.css.ts';

// Lazy, because only narrow screens need it.
const Drawer = lazyComponent(() => import('./Drawer.tsx').then((module) => module.Drawer));

/** The frame of every page after sign-in: menu, top bar, breadcrumb and tabs, content, and the docked panel. */
export function AppShell({
  sidebar,
  topBar,
  bar,
  aside,
  mobile = false,
  docked = true,
  headerScrolls = false,
  drawerOpen = false,
  onDrawerOpenChange,
  mainId = 'portal-main',
  labels,
  className,
  children,
  ...rest
}: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  const beside = docked && !mobile;
  useEffect(() => {
    // The way to every other page: it also opens when the network is lost before the first touch.
    if (!beside) void Drawer.fetch().catch(() => undefined);
  }, [beside]);
  return (
    <div
      className={clsx(styles.shell, className)}
      data-mobile={mobile || undefined}
      data-header={headerScrolls ? 'scrolls' : undefined}
      {...rest}
    >
      <a
        className={styles.skip}
        href={`#${mainId}`}
        onClick={(event) => {
          // Moves the focus without changing the URL.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {labels.skipToContent}
      </a>
      {!beside && drawerOpen && (
        <Drawer open title={labels.menu} {...(onDrawerOpenChange && { onOpenChange: onDrawerOpenChange })}>
          {sidebar}
        </Drawer>
      )}
      {beside && <div className={styles.side}>{sidebar}</div>}
      <div className={styles.column}>
        {topBar}
        {bar && !mobile && (
          <section className={styles.bar} aria-label={labels.pages}>
            {bar}
          </section>
        )}
        <div className={styles.content} data-toast-room>
          <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {aside}
        </div>
      </div>
    </div>
  );
}
