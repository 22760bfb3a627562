import { clsx } from 'clsx/lite';
import { SkeletonBlock, Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
import { Page } from './Page.tsx';
import * as styles from './Page.css.ts';

export interface PageSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /**
   * Layout of the page. `cards`: cards in a grid. `tiles`: small ones. `columns`: a list beside its detail. `rows`: a
   * list below its header. `card`: one card of text.
   */
  shape: 'cards' | 'tiles' | 'columns' | 'rows' | 'card';
  /** A single column, as on a phone. */
  narrow?: boolean;
}

const layouts = { cards: 'grid', tiles: 'grid', columns: 'full', rows: 'full', card: 'text' } as const;

/** Skeleton of a page whose code loads. Shows after 200 ms. */
export function PageSkeleton({ shape, narrow = false, className, ...rest }: PageSkeletonProps) {
  return (
    <Skeleton className={clsx(styles.skeleton, className)} data-shape={shape} {...rest}>
      <Page layout={layouts[shape]} className={shape === 'columns' ? styles.columns : undefined}>
        {shape === 'columns' ? (
          <>
            <div className={styles.column} data-narrow={narrow || undefined}>
              <Head divided />
              <Rows count={8} />
            </div>
            {!narrow && (
              <div className={styles.detail}>
                <Head divided />
              </div>
            )}
          </>
        ) : (
          <>
            <Head divided={shape === 'rows'} />
            {shape === 'rows' && <Rows count={9} />}
            {shape === 'cards' && <Blocks count={6} height={200} least={320} />}
            {shape === 'tiles' && <Blocks count={12} height={72} least={240} />}
            {shape === 'card' && <SkeletonBlock shape="block" height={320} />}
          </>
        )}
      </Page>
    </Skeleton>
  );
}

function Head({ divided = false }: { divided?: boolean }) {
  return (
    <div className={styles.header} data-divided={divided || undefined}>
      <div className={styles.line}>
        <SkeletonBlock shape="block" width={140} height={20} />
      </div>
    </div>
  );
}

function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className={styles.row}>
      <SkeletonBlock shape="circle" width={40} height={40} />
      <div className={styles.rowText}>
        <SkeletonBlock width={`${28 + ((at * 17) % 30)}%`} />
        <SkeletonBlock width={`${50 + ((at * 23) % 40)}%`} />
      </div>
    </div>
  ));
}

function Blocks({ count, height, least }: { count: number; height: number; least: number }) {
  return (
    <div
      className={styles.blocks}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` }}
    >
      {Array.from({ length: count }, (_, at) => (
        <SkeletonBlock key={at} shape="block" height={height} />
      ))}
    </div>
  );
}
