import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps extends ComponentProps<'div'> {
  /**
   * `text`: 720 px, for settings and a profile. `grid`: 1,200 px, for cards. `full`: the full width, for lists and
   * conversations. All are aligned to the same start edge.
   */
  layout: 'text' | 'grid' | 'full';
}

/** A page of the portal: a `PageHeader` and its content. */
export function Page({ layout, className, ...rest }: PageProps) {
  return <div data-layout={layout} className={clsx(styles.page, className)} {...rest} />;
}

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** Heading level: 1, unless it belongs to a part of a page. */
  level?: 1 | 2;
  /** Number of items. */
  count?: number | undefined;
  /** A line below the title. */
  note?: ReactNode;
  /** Before the title: the back button on a phone. */
  back?: ReactNode;
  /** The primary action and others. */
  actions?: ReactNode;
  /** A separator, above a list or a column that scrolls. */
  divided?: boolean;
  /** Below: filters, tabs, a search. */
  children?: ReactNode;
}

/** Length of a title that fits the title's minimum width, in characters. */
const shortTitle = 12;

/** The header of a page: title at the start, primary action at the end, filters below. */
export function PageHeader({
  title,
  level = 1,
  count,
  note,
  back,
  actions,
  divided = false,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  const short = !note && title.length <= shortTitle;
  return (
    <header data-divided={divided || undefined} className={clsx(styles.header, className)} {...rest}>
      <div className={styles.line}>
        <div className={styles.lead} data-short={short || undefined}>
          {back}
          <div className={styles.words}>
            <Title className={styles.title}>
              <span className={styles.name} title={title}>
                {title}
              </span>
            </Title>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children && <div className={styles.filters}>{children}</div>}
    </header>
  );
}
