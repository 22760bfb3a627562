import { SquarePen, UsersRound } from 'lucide';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { PageHeader, type PageHeaderProps } from '../../../primitives/Page/Page.tsx';
import type { ConversationListLabels } from './types.ts';

export interface ConversationListHeadProps extends PageHeaderProps {
  /** Choose a person to write to. */
  onNewConversation?: (() => void) | undefined;
  /** Choose several, and make a group of them. */
  onNewGroup?: (() => void) | undefined;
  labels: Pick<ConversationListLabels, 'newConversation' | 'newGroup'>;
}

/** Header of the column of conversations: title, buttons for a new one, and a search below. */
export function ConversationListHead({
  onNewConversation,
  onNewGroup,
  actions,
  labels,
  ...rest
}: ConversationListHeadProps) {
  return (
    <PageHeader
      divided
      actions={
        <>
          {onNewConversation && (
            <IconButton
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
