import { GripVertical } from 'lucide';
import { useId, useState } from 'react';
import { useCoarsePointer } from '../../../hooks/pointer/use-coarse-pointer.ts';
import { useReorder } from '../../../hooks/pointer/use-reorder.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import type { RenderLink } from '../../shared/links.ts';
import { AppIcon } from './AppIcon.tsx';
import { AppTile } from './AppTile.tsx';
import type { AppGridLabels, AppView } from './types.ts';
import { dragHandle } from '../../shared/drag-handle.css.ts';
import * as styles from './AppGrid.css.ts';

interface OwnAppsProps {
  apps: readonly AppView[];
  onRemove: (id: string) => void;
  onReorder: ((ids: string[]) => void) | undefined;
  favouriteIds: ReadonlySet<string> | undefined;
  onFavourite: ((id: string, favourite: boolean) => void) | undefined;
  renderLink: RenderLink;
  labels: AppGridLabels;
}

/** The user's applications, which can be reordered. */
export function OwnApps({
  apps,
  onRemove,
  onReorder,
  favouriteIds,
  onFavourite,
  renderLink,
  labels,
}: OwnAppsProps) {
  const id = useId();
  const [arranging, setArranging] = useState(false);
  const arranged = arranging && apps.length > 1;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {labels.own}
        </h2>
        <span className={styles.count}>{apps.length}</span>
        {onReorder && apps.length > 1 && (
          <span className={styles.headEnd}>
            <Button variant="quiet" size="small" onClick={() => setArranging(!arranging)}>
              {arranged ? labels.done : labels.arrange}
            </Button>
          </span>
        )}
      </div>
      {apps.length === 0 && <p className={styles.hint}>{labels.ownEmpty}</p>}
      {arranged && onReorder ? (
        <Arranged apps={apps} onReorder={onReorder} labels={labels} />
      ) : (
        apps.length > 0 && (
          <ul role="list" className={styles.grid}>
            {apps.map((app) => (
              <AppTile
                key={app.id}
                app={app}
                own
                onOwnChange={() => onRemove(app.id)}
                favourite={favouriteIds?.has(app.id) === true}
                onFavourite={onFavourite}
                renderLink={renderLink}
                labels={labels}
              />
            ))}
          </ul>
        )
      )}
    </section>
  );
}

interface ArrangedProps {
  apps: readonly AppView[];
  onReorder: (ids: string[]) => void;
  labels: AppGridLabels;
}

/** Tiles while reordering: they move and do not open. */
function Arranged({ apps, onReorder, labels }: ArrangedProps) {
  const id = useId();
  const touch = useCoarsePointer();
  const { itemProps, handleProps, announcement } = useReorder({
    items: apps,
    onReorder,
    labels: labels.reorder,
  });
  return (
    <>
      {!touch && (
        <span id={`${id}-keys`} className={visuallyHidden}>
          {labels.reorder.instructions}
        </span>
      )}
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
      <ul role="list" className={styles.grid}>
        {apps.map((app) => (
          <li key={app.id} className={styles.tile} data-app={app.id} {...itemProps(app.id)}>
            <AppIcon app={app} />
            <div className={styles.texts}>
              <span className={styles.name}>{app.name}</span>
            </div>
            <button
              type="button"
              className={dragHandle}
              aria-label={labels.reorder.handle(app.name)}
              aria-describedby={touch ? undefined : `${id}-keys`}
              {...handleProps(app.id)}
            >
              <Icon glyph={GripVertical} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
