import { Check, Minus } from 'lucide';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './MenuEditor.css.ts';
import type { AccessPreviewProps } from './types.ts';

/** What a person sees and may do: menu, pages, roles, permissions, and which roles that comes from. */
export function AccessPreview({
  open,
  onOpenChange,
  person,
  status = 'ready',
  onRetry,
  view,
  labels,
  ...rest
}: AccessPreviewProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width="wide" {...rest}>
        <DialogHeader closeLabel={labels.close}>
          <div className={styles.who}>
            <Avatar userId={person.id} name={person.name} src={person.avatarUrl} size={40} />
            <DialogTitle>{labels.seenBy(person.name)}</DialogTitle>
          </div>
        </DialogHeader>
        <DialogBody className={styles.preview}>
          {status === 'loading' && (
            <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
              {[40, 55, 35].map((width) => (
                <SkeletonBlock key={width} width={`${width}%`} height={28} />
              ))}
            </Skeleton>
          )}
          {(status === 'error' || status === 'offline') && (
            <EmptyState
              variant={status === 'error' ? 'failed' : 'offline'}
              text={status === 'error' ? labels.failed : labels.offline}
              action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
            />
          )}
          {status === 'ready' && view && <View view={view} labels={labels} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

type Seen = NonNullable<AccessPreviewProps['view']>['menu'];

/** As the portal lists it: an only child takes the place of its group. */
function asInPortal(menu: Seen): Seen {
  const parents = new Map(menu.map(({ id, parentId }) => [id, parentId]));
  const isReplaced = (id: string) => menu.filter(({ parentId }) => parentId === id).length === 1;
  const shownParent = (id: string | undefined): string | undefined =>
    id !== undefined && isReplaced(id) ? shownParent(parents.get(id)) : id;
  return menu
    .filter(({ id }) => !isReplaced(id))
    .map((entry) => ({ ...entry, parentId: shownParent(entry.parentId) }));
}

function View({
  view,
  labels,
}: Required<Pick<AccessPreviewProps, 'labels'>> & { view: NonNullable<AccessPreviewProps['view']> }) {
  return (
    <>
      <section className={styles.section} aria-label={labels.menu}>
        <h3 className={styles.heading}>{labels.menu}</h3>
        <ul role="list" className={styles.plain}>
          {asInPortal(view.menu).map(({ id, parentId, name, glyph, from }) => (
            <li key={id} className={styles.seen} data-below={parentId !== undefined || undefined}>
              <Icon glyph={glyph} />
              {name}
              <span className={styles.note}>{labels.from(from.join(', '))}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-label={labels.pages}>
        <h3 className={styles.heading}>{labels.pages}</h3>
        <ul role="list" className={styles.plain}>
          {view.pages.map(({ path, name, open }) => (
            <li key={path} className={styles.seen} data-shut={!open || undefined}>
              <Icon glyph={open ? Check : Minus} />
              {name}
              <span className={styles.note}>{open ? labels.open : labels.shut}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-label={labels.roles}>
        <h3 className={styles.heading}>{labels.roles}</h3>
        <div className={styles.badges}>
          {view.roles.map((role) => (
            <Badge key={role} tone="neutral">
              {role}
            </Badge>
          ))}
        </div>
      </section>
      <section className={styles.section} aria-label={labels.permissions}>
        <h3 className={styles.heading}>{labels.permissions}</h3>
        <ul role="list" className={styles.plain}>
          {view.permissions.map(({ name, from }) => (
            <li key={name} className={styles.seen}>
              <span className={styles.code}>{name}</span>
              <span className={styles.note}>{labels.from(from.join(', '))}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
