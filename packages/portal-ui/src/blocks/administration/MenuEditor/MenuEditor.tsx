import { clsx } from 'clsx/lite';
import { ArrowDown, ArrowUp, Plus } from 'lucide';
import { useState } from 'react';
import { useAnnouncement } from '../../../hooks/use-announcement.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { entryName, movedEntry, placedEntries } from './menu-order.ts';
import * as styles from './MenuEditor.css.ts';
import { EntryDialog } from './parts/EntryDialog.tsx';
import type { MenuEditorProps, MenuEntryView } from './types.ts';

/** The menu of an organisation: entries in their order, for everyone or for roles. */
export function MenuEditor(props: MenuEditorProps) {
  const {
    entries,
    choices,
    language,
    status = 'ready',
    onRetry,
    saving,
    onEntriesChange,
    isAddress,
    newId,
    labels,
    className,
    ...rest
  } = props;
  const [edited, setEdited] = useState<MenuEntryView>();
  const [announcement, announce] = useAnnouncement(labels.moved);
  const placed = placedEntries(entries);
  const pending = saving?.status === 'pending';

  function move(entry: MenuEntryView, step: -1 | 1) {
    const moved = pending ? undefined : movedEntry(entries, entry.id, step);
    if (!moved) return;
    onEntriesChange(moved);
    announce(labels.moved(entryName(entry, language)));
  }
  const targetOf = ({ path, appId }: MenuEntryView) => {
    if (appId !== undefined) return choices.apps.find(({ id }) => id === appId)?.name ?? appId;
    if (path === '') return labels.targets.group;
    return choices.pages.find((page) => page.path === path)?.name ?? path;
  };
  const audienceOf = ({ roles }: MenuEntryView) =>
    roles.length === 0
      ? labels.everyone
      : roles.map((id) => choices.roles.find((role) => role.id === id)?.name ?? id).join(', ');

  return (
    <div className={clsx(styles.root, className)} aria-busy={status === 'loading' || undefined} {...rest}>
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
          {[40, 55, 35, 60, 45].map((width) => (
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
      {status === 'ready' && (
        <>
          {saving?.error !== undefined && <Banner tone="danger">{saving.error}</Banner>}
          {placed.length === 0 ? (
            <EmptyState text={labels.empty} />
          ) : (
            <ul role="list" aria-label={labels.menu} className={styles.rows}>
              {placed.map(({ entry, depth }) => {
                const name = entryName(entry, language);
                const glyph = choices.icons.find(({ id }) => id === entry.icon)?.glyph;
                return (
                  <li key={entry.id} className={styles.row} style={{ paddingInlineStart: 8 + depth * 28 }}>
                    <button
                      type="button"
                      className={styles.entry}
                      aria-haspopup="dialog"
                      onClick={() => setEdited(entry)}
                      onKeyDown={(event) => {
                        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                        if (!event.altKey || (step !== -1 && step !== 1)) return;
                        event.preventDefault();
                        move(entry, step);
                      }}
                    >
                      <span className={styles.icon}>{glyph && <Icon glyph={glyph} />}</span>
                      <span className={styles.words}>
                        <span className={styles.name} title={name}>
                          {name}
                        </span>{' '}
                        <span className={styles.note}>{`${targetOf(entry)} · ${audienceOf(entry)}`}</span>
                      </span>
                      {entry.hidden && <Badge tone="neutral">{labels.hidden}</Badge>}
                    </button>
                    <IconButton
                      label={labels.moveUp(name)}
                      icon={<Icon glyph={ArrowUp} />}
                      disabled={pending || !movedEntry(entries, entry.id, -1)}
                      onClick={() => move(entry, -1)}
                    />
                    <IconButton
                      label={labels.moveDown(name)}
                      icon={<Icon glyph={ArrowDown} />}
                      disabled={pending || !movedEntry(entries, entry.id, 1)}
                      onClick={() => move(entry, 1)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
          <div>
            <Button
              icon={<Icon glyph={Plus} />}
              disabled={pending}
              onClick={() =>
                setEdited({ id: newId(), names: {}, icon: 'star', path: '', roles: [], hidden: false })
              }
            >
              {labels.add}
            </Button>
          </div>
        </>
      )}
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
      {edited && (
        <EntryDialog {...props} isAddress={isAddress} entry={edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}
