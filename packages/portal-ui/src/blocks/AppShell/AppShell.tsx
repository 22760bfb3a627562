import { clsx } from 'clsx/lite';
import { onFirstUse } from '../../hooks/on-first-use.tsx';
import type { AppShellProps } from './types.ts';
import * as styles from './AppShell.css.ts';

// On first use, and on phones only.
const Drawer = onFirstUse(() => import('./Drawer.tsx').then((module) => module.Drawer));

/** The frame of every page after sign-in: menu, top bar, breadcrumb and tabs, content, and what is docked to it. */
export function AppShell({
  sidebar,
  topBar,
  bar,
  aside,
  mobile = false,
  headerScrolls = false,
  drawerOpen = false,
  onDrawerOpenChange,
  mainId = 'portal-main',
  labels,
  className,
  children,
  ...rest
}: AppShellProps) {
  return (
    <div
      className={clsx(styles.shell, className)}
      data-mobile={mobile || undefined}
      data-header={headerScrolls ? 'scrolls' : undefined}
      {...rest}
    >
      <a className={styles.skip} href={`#${mainId}`}>
        {labels.skipToContent}
      </a>
      {mobile && drawerOpen && (
        <Drawer open title={labels.menu} {...(onDrawerOpenChange && { onOpenChange: onDrawerOpenChange })}>
          {sidebar}
        </Drawer>
      )}
      {!mobile && <div className={styles.side}>{sidebar}</div>}
      <div className={styles.column}>
        {topBar}
        {bar && !mobile && (
          <section className={styles.bar} aria-label={labels.pages}>
            {bar}
          </section>
        )}
        <div className={styles.content}>
          <main id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {aside}
        </div>
      </div>
    </div>
  );
}
