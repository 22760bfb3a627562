import { CheckCheck, SquarePen, UsersRound } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { PageHeader, type PageHeaderProps } from '../../../primitives/Page/Page.tsx';
import type { ConversationListLabels } from './types.ts';

export interface ConversationListHeadProps extends PageHeaderProps {
  /** Starts a conversation with one person. */
  onNewConversation?: (() => void) | undefined;
  /** Starts a group. */
  onNewGroup?: (() => void) | undefined;
  /** Marks all conversations as read; passed while anything is unread. */
  onMarkAllRead?: (() => void) | undefined;
  labels: Pick<ConversationListLabels, 'newConversation' | 'newGroup' | 'markAllRead'>;
}

/**
 * Header of the conversation list: title, buttons for a new conversation and for marking all as read, and the search
 * below.
 */
export function ConversationListHead({
  onNewConversation,
  onNewGroup,
  onMarkAllRead,
  actions,
  labels,
  ...rest
}: ConversationListHeadProps) {
  const newRef = useRef<HTMLButtonElement>(null);
  const unread = onMarkAllRead !== undefined;
  useLayoutEffect(() => {
    const next = newRef.current;
    if (!unread) return undefined;
    // The button unmounts once everything is read, so the focus moves first.
    return () => {
      if (document.activeElement === document.body) next?.focus();
    };
  }, [unread]);
  return (
    <PageHeader
      divided
      actions={
        <>
          {onMarkAllRead && (
            <IconButton
              label={labels.markAllRead}
              icon={<Icon glyph={CheckCheck} size={20} />}
              onClick={onMarkAllRead}
            />
          )}
          {onNewConversation && (
            <IconButton
              ref={newRef}
              label={labels.newConversation}
              icon={<Icon glyph={SquarePen} size={20} />}
              onClick={onNewConversation}
            />
          )}
          {onNewGroup && (
            <IconButton
              label={labels.newGroup}
              icon={<Icon glyph={UsersRound} size={20} />}
              onClick={onNewGroup}
            />
          )}
          {actions}
        </>
      }
      {...rest}
    />
  );
}
