import { clsx } from 'clsx/lite';
import { Search, SearchX, X } from 'lucide';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { TextField } from '../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { AppTile } from './AppTile.tsx';
import { OwnApps } from './OwnApps.tsx';
import type { AppGridLabels, AppGridProps } from './types.ts';
import { useAppGrid } from './use-app-grid.ts';
import * as styles from './AppGrid.css.ts';

/** All applications by group, the user's first (specification, section 2; decision E17). */
export function AppGrid({
  status,
  groups,
  ownIds,
  onOwnChange,
  onOwnReorder,
  onFavourite,
  favouriteIds,
  query: givenQuery,
  onQueryChange,
  matches,
  onRetry,
  renderLink,
  labels,
  className,
  ...rest
}: AppGridProps) {
  const { query, setQuery, searching, own, isOwn, shownGroups, failure, setOwn, reorder } = useAppGrid({
    groups,
    ownIds,
    onOwnChange,
    onOwnReorder,
    query: givenQuery,
    onQueryChange,
    matches,
    notKept: labels.notKept,
  });
  const count = new Set(shownGroups.flatMap(({ apps }) => apps.map((app) => app.id))).size;
  const nothing = groups.every(({ apps }) => apps.length === 0);
  return (
    <div className={clsx(styles.root, className)} data-status={status} {...rest}>
      {!nothing && (
        <TextField
          label={labels.search}
          labelHidden
          placeholder={labels.search}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.search}
          leading={<Icon glyph={Search} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          trailing={
            query !== '' && (
              <IconButton label={labels.clear} icon={<Icon glyph={X} />} onClick={() => setQuery('')} />
            )
          }
        />
      )}
      <span role="status" className={visuallyHidden}>
        {searching && labels.found(count)}
      </span>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {status === 'loading' && nothing && <Loading labels={labels} />}
      {(status === 'error' || status === 'offline') && nothing && (
        <EmptyState
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offline}
          action={<Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
      {status === 'ready' && nothing && <EmptyState text={labels.empty} />}
      {!nothing && !searching && (
        <OwnApps
          apps={own}
          onRemove={(id) => setOwn(id, false)}
          onReorder={onOwnReorder && reorder}
          favouriteIds={favouriteIds}
          onFavourite={onFavourite}
          renderLink={renderLink}
          labels={labels}
        />
      )}
      {shownGroups.map((group) => (
        <section key={group.name} className={styles.section} aria-label={group.name}>
          <div className={styles.head}>
            <h2 className={styles.title}>{group.name}</h2>
            <span className={styles.count}>{group.apps.length}</span>
          </div>
          <ul role="list" className={styles.grid}>
            {group.apps.map((app) => (
              <AppTile
                key={app.id}
                app={app}
                own={isOwn(app.id)}
                onOwnChange={(next) => setOwn(app.id, next)}
                favourite={favouriteIds?.has(app.id) === true}
                onFavourite={onFavourite}
                renderLink={renderLink}
                labels={labels}
              />
            ))}
          </ul>
        </section>
      ))}
      {searching && shownGroups.length === 0 && (
        <EmptyState glyph={SearchX} text={labels.notFound(query.trim())} />
      )}
    </div>
  );
}

function Loading({ labels }: { labels: AppGridLabels }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow} className={styles.section}>
      <SkeletonBlock width={96} />
      <div className={styles.grid}>
        {Array.from({ length: 9 }, (_, at) => (
          <div key={at} className={styles.tile}>
            <SkeletonBlock shape="block" width={40} height={40} />
            <div className={styles.texts}>
              <SkeletonBlock width={`${40 + ((at * 19) % 35)}%`} />
              <SkeletonBlock width={`${60 + ((at * 11) % 30)}%`} />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
