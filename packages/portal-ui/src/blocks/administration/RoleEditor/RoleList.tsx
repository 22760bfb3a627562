import { clsx } from 'clsx/lite';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import { SearchBox } from '../../shared/SearchBox.tsx';
import * as styles from './RoleEditor.css.ts';
import type { RoleListProps } from './types.ts';

/** The roles of an organisation, with a search by name, description and id. */
export function RoleList({
  roles,
  status = 'ready',
  currentId,
  onOpen,
  onRetry,
  labels,
  className,
  ...rest
}: RoleListProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = roles.filter(({ id, name, description }) =>
    [id, name, description].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <div className={clsx(styles.list, className)} aria-busy={status === 'loading' || undefined} {...rest}>
      <div className={styles.search}>
        <SearchBox query={query} onQueryChange={setQuery} labels={labels} />
      </div>
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
          {[60, 45, 70, 50].map((width) => (
            <SkeletonBlock key={width} width={`${width}%`} height={24} />
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
      {status === 'ready' && found.length === 0 && <EmptyState text={labels.nothing} />}
      {status === 'ready' && found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows' buttons
        <ul role="list" aria-label={labels.roles} className={styles.roles} onKeyDown={moveFocus}>
          {found.map(({ id, name, description, people }) => (
            <li key={id} className={styles.item}>
              <button
                type="button"
                className={styles.role}
                aria-current={id === currentId || undefined}
                onClick={() => onOpen(id)}
              >
                <span className={styles.line}>
                  <span className={styles.name} title={name}>
                    {name}
                  </span>
                  <span className={styles.count}>{labels.people(people)}</span>
                </span>
                {description !== '' && (
                  <span className={styles.note} title={description}>
                    {description}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Up and down move between the rows, which Tab reaches one by one, too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const place = rows.findIndex((row) => row === event.target);
  rows[place + step]?.focus();
  event.preventDefault();
}
