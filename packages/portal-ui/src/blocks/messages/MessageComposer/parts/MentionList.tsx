import { Users } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { SkeletonBlock, Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import type { PersonView } from '../../../shared/views.ts';
import { mentionEveryone, type MessageComposerLabels } from '../types.ts';
import type { MentionsState } from '../state/use-mentions.ts';
import * as styles from './MentionList.css.ts';

export interface MentionListProps {
  mention: MentionsState;
  labels: MessageComposerLabels;
}

const gap = 4;
const maxHeightLimit = 320;

interface Place {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/**
 * Top and bottom of the visible part of an element: the window, minus what clipping ancestors such as a header cut off.
 */
function visibleSpan(element: HTMLElement): { top: number; bottom: number } {
  let [top, bottom] = [0, window.innerHeight];
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const edges = box.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { top, bottom };
}

/** Position at the `@`, relative to the panel's offset parent: above it, or below where there is more room. */
function placeBeside(panel: HTMLElement): Place | undefined {
  const parent = panel.offsetParent;
  const anchor = parent?.querySelector('[data-query]')?.getClientRects()[0];
  if (!parent || !anchor) return undefined;
  const box = parent.getBoundingClientRect();
  const rtl = getComputedStyle(panel).direction === 'rtl';
  const width = Math.min(styles.panelWidth, box.width);
  const left = Math.max(
    0,
    Math.min((rtl ? anchor.right - width : anchor.left) - box.left, box.width - width),
  );
  const shown = visibleSpan(panel);
  const over = anchor.top - shown.top - gap * 2;
  const under = shown.bottom - anchor.bottom - gap * 2;
  return over >= Math.min(under, maxHeightLimit)
    ? { left, bottom: box.bottom - anchor.top + gap, maxHeight: Math.min(over, maxHeightLimit) }
    : { left, top: anchor.bottom - box.top + gap, maxHeight: Math.min(under, maxHeightLimit) };
}

/** List of members that match the mention query. The field keeps the keyboard focus. */
export function MentionList({ mention, labels }: MentionListProps) {
  const { people, status, stale, active, listId, request } = mention;
  const panelRef = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  const moveTo = useEffectEvent((start: number | undefined) => {
    if (panelRef.current && start !== undefined) setPlace(placeBeside(panelRef.current));
  });
  useLayoutEffect(() => moveTo(request?.start), [request?.start]);
  const activeId = people[active]?.id;
  const show = useEffectEvent((id: string | undefined) => {
    const option = panelRef.current?.querySelector('[aria-selected="true"]');
    if (id !== undefined) option?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(activeId), [activeId]);

  return (
    // A press in the list leaves the focus in the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panelRef}
      className={styles.panel}
      style={place}
      data-status={status}
      onMouseDown={(event) => event.preventDefault()}
    >
      {people.length > 0 && (
        <div
          role="listbox"
          id={listId}
          aria-label={labels.members}
          aria-busy={stale || undefined}
          // Scrolls by pointer only: Tab picks, so the keyboard never reaches it.
          tabIndex={0}
          className={styles.list}
        >
          {people.map((person, index) => (
            <Member key={person.id} {...{ person, index, mention, labels }} />
          ))}
        </div>
      )}
      {status === 'loading' && people.length === 0 && <MembersSkeleton label={labels.mentionsLoading} />}
      {status === 'error' && (
        <div className={styles.state} role="alert">
          {labels.mentionsFailed}
          <Button size="small" variant="quiet" tabIndex={-1} onClick={mention.retry}>
            {labels.retry}
          </Button>
        </div>
      )}
      {status === 'ready' && people.length === 0 && <div className={styles.state}>{labels.noMentions}</div>}
      <div role="status" className={visuallyHidden}>
        {status === 'ready' && (people.length > 0 ? labels.mentionsFound(people.length) : labels.noMentions)}
      </div>
    </div>
  );
}

interface MemberProps {
  person: PersonView;
  index: number;
  mention: MentionsState;
  labels: MessageComposerLabels;
}

function Member({ person, index, mention, labels }: MemberProps) {
  const { id, name, position, department, avatarUrl } = person;
  const everyone = id === mentionEveryone;
  return (
    // The field keeps the focus and handles the keys: this is its active descendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={mention.optionId(index)}
      aria-selected={index === mention.active}
      className={styles.option}
      onClick={() => mention.pick(person)}
      onMouseMove={() => mention.highlight(index)}
    >
      {everyone ? (
        <span className={styles.all}>
          <Icon glyph={Users} />
        </span>
      ) : (
        <Avatar userId={id} name={name} src={avatarUrl} size={32} />
      )}
      <span className={styles.texts}>
        <span className={styles.line}>
          <bdi className={styles.name} title={name}>
            {name}
          </bdi>
          {position && <span className={styles.detail}>{position}</span>}
        </span>
        {(everyone || department) && (
          <span className={styles.detail}>{everyone ? labels.everyoneHint : department}</span>
        )}
      </span>
    </div>
  );
}

function MembersSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.skeleton}>
      {[96, 128, 80].map((width) => (
        <div key={width} className={styles.bonesRow}>
          <SkeletonBlock shape="circle" width={32} height={32} />
          <SkeletonBlock width={width} />
        </div>
      ))}
    </Skeleton>
  );
}
