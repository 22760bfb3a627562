import { Bell, BellOff, CheckCheck, EyeOff, MessageSquareDot, Pin, PinOff } from 'lucide';
import { AnchoredMenu } from '../../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import { DropdownMenuItem } from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { isUnread } from '../state/filters.ts';
import type { ConversationActions, ConversationListLabels, ConversationView } from '../types.ts';
import type { ConversationMenuRequest } from '../state/use-conversation-list.ts';

export interface ConversationMenuProps extends ConversationMenuRequest, ConversationActions {
  conversation: ConversationView;
  onDismiss: () => void;
  labels: ConversationListLabels;
}

/** Context menu of a conversation (B10). */
export function ConversationMenu({
  conversation: { id, name, unread, markedUnread, pinned, muted },
  opener,
  at,
  byKey,
  findReturnFocus,
  onMarkRead,
  onMarkUnread,
  onPinnedChange,
  onMutedChange,
  onHide,
  onDismiss,
  labels,
}: ConversationMenuProps) {
  return (
    <AnchoredMenu {...{ opener, at, byKey, findReturnFocus }} label={name} onClose={onDismiss}>
      {onMarkRead && isUnread({ unread, markedUnread }) && (
        <DropdownMenuItem icon={<Icon glyph={CheckCheck} />} onSelect={() => onMarkRead(id)}>
          {labels.markRead}
        </DropdownMenuItem>
      )}
      {onMarkUnread && !isUnread({ unread, markedUnread }) && (
        <DropdownMenuItem icon={<Icon glyph={MessageSquareDot} />} onSelect={() => onMarkUnread(id)}>
          {labels.markUnread}
        </DropdownMenuItem>
      )}
      {onPinnedChange && (
        <DropdownMenuItem
          icon={<Icon glyph={pinned ? PinOff : Pin} />}
          onSelect={() => onPinnedChange(id, !pinned)}
        >
          {pinned ? labels.unpin : labels.pin}
        </DropdownMenuItem>
      )}
      {onMutedChange && (
        <DropdownMenuItem
          icon={<Icon glyph={muted ? Bell : BellOff} />}
          onSelect={() => onMutedChange(id, !muted)}
        >
          {muted ? labels.unmute : labels.mute}
        </DropdownMenuItem>
      )}
      {onHide && (
        <DropdownMenuItem icon={<Icon glyph={EyeOff} />} onSelect={() => onHide(id)}>
          {labels.hide}
        </DropdownMenuItem>
      )}
    </AnchoredMenu>
  );
}
