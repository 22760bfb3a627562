import { ChevronDown } from 'lucide';
import { memo, useState } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { badgeOf, containsEntry, idWithin } from './nav.ts';
import type { NavItem, SidebarLabels, SidebarProps } from './types.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarEntryProps extends Pick<SidebarProps, 'renderLink' | 'onNavigate'> {
  item: NavItem;
  /** Id of the current page, if it is this entry or a descendant. */
  currentId: string | undefined;
  layout: NonNullable<SidebarProps['layout']>;
  labels: SidebarLabels;
}

/** Parts of a badge as text: "3 unread messages", "1 friend request". */
function partsOf(item: NavItem, labels: SidebarLabels): string[] {
  const badge = badgeOf(item);
  if (badge === undefined) return [];
  return [
    ...(badge.messages > 0 ? [labels.unreadMessages(badge.messages)] : []),
    ...(badge.requests > 0 ? [labels.friendRequests(badge.requests)] : []),
  ];
}

/** A link, or a group that expands. Rerenders only when the current page enters or leaves it. */
export const SidebarEntry = memo(function SidebarEntry({
  item,
  layout,
  labels,
  currentId,
  renderLink,
  onNavigate,
}: SidebarEntryProps) {
  const inside = containsEntry(item, currentId);
  const [open, setOpen] = useState(inside);
  // Navigating into the group expands it; the user may collapse it again.
  const [wasInside, setWasInside] = useState(inside);
  if (inside !== wasInside) {
    setWasInside(inside);
    if (inside) setOpen(true);
  }
  const parts = partsOf(item, labels);
  const badge = badgeOf(item);
  const collapsed = layout === 'collapsed';

  const count = badge && (
    <Badge aria-hidden className={styles.badge} count={badge.messages + badge.requests} />
  );

  const face = (
    <>
      <span className={styles.mark}>
        <Icon glyph={item.glyph} size={20} />
        {layout !== 'drawer' && count}
      </span>
      <span className={collapsed ? visuallyHidden : styles.label}>{item.label}</span>
      {layout === 'drawer' && count}
      {/* The name comes first, then what the badge counts. */}
      {parts.length > 0 && <span className={visuallyHidden}> {parts.join(', ')}</span>}
    </>
  );
  // The tooltip of a collapsed entry has its name; that of any entry explains its badge.
  const tip = [...(collapsed ? [item.label] : []), ...parts];
  const content = tip.length === 0 ? null : tip.map((line) => <div key={line}>{line}</div>);

  if (item.children === undefined) {
    return (
      <li>
        <Tooltip content={content} side="right">
          <span className={styles.spot}>
            {renderLink({
              href: item.href ?? '',
              className: styles.entry,
              'aria-current': item.id === currentId ? 'page' : undefined,
              onClick: onNavigate,
              children: face,
            })}
          </span>
        </Tooltip>
      </li>
    );
  }
  return (
    <li>
      <Tooltip content={content} side="right">
        <button
          type="button"
          className={styles.entry}
          aria-expanded={open}
          data-inside={inside || undefined}
          onClick={() => setOpen(!open)}
        >
          {face}
          <span className={styles.chevron}>
            <Icon glyph={ChevronDown} />
          </span>
        </button>
      </Tooltip>
      {open && (
        <ul role="list" className={styles.children}>
          {item.children.map((child) => (
            <SidebarEntry
              key={child.id}
              item={child}
              layout={layout}
              labels={labels}
              currentId={idWithin(child, currentId)}
              renderLink={renderLink}
              {...(onNavigate && { onNavigate })}
            />
          ))}
        </ul>
      )}
    </li>
  );
});
