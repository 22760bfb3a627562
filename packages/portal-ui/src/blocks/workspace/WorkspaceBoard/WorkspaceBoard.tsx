import { clsx } from 'clsx/lite';
import { GripVertical, Plus, X } from 'lucide';
import { useId } from 'react';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { useCoarsePointer } from '../../../hooks/pointer/use-coarse-pointer.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { BoardSlot } from './BoardSlot.tsx';
import type { WorkspaceBoardLabels, WorkspaceBoardProps } from './types.ts';
import { useStagedRender } from './use-staged-render.ts';
import { useWorkspaceBoard } from './use-workspace-board.ts';
import { dragHandle } from '../../shared/drag-handle.css.ts';
import * as styles from './WorkspaceBoard.css.ts';

// Lazy, because a board is viewed daily and edited rarely.
const CardGallery = lazyComponent(() => import('./CardGallery.tsx').then((module) => module.CardGallery));

/**
 * The workspace home: cards that can be added, removed and moved, and load independently (specification, section 3;
 * decision E16).
 */
export function WorkspaceBoard({
  status,
  cards,
  offers,
  onCardIdsChange,
  editing: givenEditing,
  onEditingChange,
  onRetry,
  failedText,
  saveStatus,
  saveFailure,
  onRetrySave,
  renderCard,
  renderLink,
  labels,
  className,
  ...rest
}: WorkspaceBoardProps) {
  const id = useId();
  const touch = useCoarsePointer();
  const {
    addRef,
    removerRef,
    itemProps,
    handleProps,
    editing,
    setEditing,
    adding,
    setAdding,
    announcement,
    offers: marked,
    add: addCard,
    remove,
    removed,
    undoRemoval,
  } = useWorkspaceBoard({ cards, offers, onCardIdsChange, editing: givenEditing, onEditingChange, labels });
  const rendered = useStagedRender(cards.length);
  const waiting = status !== 'ready' && cards.length === 0;
  const retry = <Button onClick={onRetry}>{labels.retry}</Button>;
  const add = (
    <Button
      ref={addRef}
      size="small"
      icon={<Icon glyph={Plus} />}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
    >
      {labels.add}
    </Button>
  );
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={clsx(styles.root, className)}
      data-status={status}
      {...rest}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {labels.title}
        </h2>
        <span className={styles.saving} role="status">
          {saveStatus === 'saving' && (
            <>
              <Spinner />
              {labels.saving}
            </>
          )}
        </span>
        {!waiting && (
          <>
            {editing && add}
            <Button variant={editing ? 'solid' : 'quiet'} size="small" onClick={() => setEditing(!editing)}>
              {editing ? labels.done : labels.edit}
            </Button>
          </>
        )}
      </div>
      {saveStatus === 'error' && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={onRetrySave}>
              {labels.retry}
            </Button>
          }
        >
          {[saveFailure, labels.saveFailed].filter(Boolean).join(' ')}
        </Banner>
      )}
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
      {waiting && status === 'loading' && <Loading labels={labels} />}
      {waiting && status === 'error' && (
        <EmptyState variant="failed" text={failedText ?? labels.failed} action={retry} />
      )}
      {waiting && status === 'offline' && (
        <EmptyState variant="offline" text={labels.offline} action={retry} />
      )}
      {!waiting && cards.length === 0 && <EmptyState text={labels.empty} action={!editing && add} />}
      {editing && !touch && (
        <span id={`${id}-keys`} className={visuallyHidden}>
          {labels.reorder.instructions}
        </span>
      )}
      {cards.length > 0 && (
        <ul role="list" className={clsx(styles.grid, styles.packed)} data-editing={editing || undefined}>
          {cards.map((card, at) => (
            <BoardSlot
              key={card.id}
              rendered={at < rendered}
              data-wide={card.wide || undefined}
              aria-labelledby={`${id}-${card.id}`}
              {...itemProps(card.id)}
            >
              <div className={styles.cardHead}>
                {card.glyph && (
                  <span className={styles.cardGlyph}>
                    <Icon glyph={card.glyph} />
                  </span>
                )}
                <h3 id={`${id}-${card.id}`} className={styles.cardName}>
                  {card.href !== undefined && !editing
                    ? renderLink({ href: card.href, className: styles.nameLink, children: card.name })
                    : card.name}
                </h3>
                {editing && (
                  <>
                    <button
                      type="button"
                      className={dragHandle}
                      aria-label={labels.reorder.handle(card.name)}
                      aria-describedby={touch ? undefined : `${id}-keys`}
                      {...handleProps(card.id)}
                    >
                      <Icon glyph={GripVertical} />
                    </button>
                    <IconButton
                      ref={removerRef(card.id)}
                      label={labels.removeCard(card.name)}
                      icon={<Icon glyph={X} />}
                      onClick={() => remove(card.id)}
                    />
                  </>
                )}
              </div>
              <div className={styles.body} inert={editing}>
                {at < rendered && renderCard(card)}
              </div>
            </BoardSlot>
          ))}
        </ul>
      )}
      <div role="status" className={styles.removed}>
        {removed !== undefined && (
          <>
            <span>{labels.removed(removed)}</span>
            <Button size="small" variant="soft" onClick={undoRemoval}>
              {labels.undo}
            </Button>
          </>
        )}
      </div>
      {adding && (
        <CardGallery offers={marked} onAdd={addCard} onClose={() => setAdding(false)} labels={labels} />
      )}
    </section>
  );
}

function Loading({ labels }: { labels: WorkspaceBoardLabels }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow}>
      <div className={styles.grid}>
        {Array.from({ length: 6 }, (_, card) => (
          <div key={card} className={styles.card} data-arrival="late">
            <div className={styles.cardHead}>
              <SkeletonBlock width={96} />
            </div>
            <div className={clsx(styles.content, styles.skeleton)}>
              {Array.from({ length: 3 }, (__, row) => (
                <SkeletonBlock key={row} width={`${58 + ((card * 13 + row * 29) % 38)}%`} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
