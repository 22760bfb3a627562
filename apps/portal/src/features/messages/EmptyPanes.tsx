import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { MessagesSquare, UserRoundX, UsersRound } from 'lucide';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { session } from '../../stores/session.ts';
import { setSearchOpen } from '../directory/search-panel.ts';
import { usePlace } from './place.ts';
import { useConversationViews } from './use-conversation-views.ts';
import { systemText } from '../../i18n/message-texts/system-text.ts';

/** No conversation is open, or none exists yet. */
export function NoConversation() {
  const { conversationList } = useLabels();
  const { status } = useSnapshot(messaging.conversations.state);
  const none = useConversationViews().length === 0 && status === 'ready';
  return (
    <EmptyState
      className="m-auto"
      glyph={MessagesSquare}
      text={none ? conversationList.empty : <Trans>Choose a conversation, or begin a new one.</Trans>}
      action={
        <Button onClick={() => openDialog('conversation')}>
          <Trans>New conversation</Trans>
        </Button>
      }
    />
  );
}

interface LeftGroupProps {
  /** The system message that ended the group, where one was there. */
  ending: Message | undefined;
}

/** The user has left the group, was removed from it, or it was dissolved while it was open. */
export function LeftGroup({ ending }: LeftGroupProps) {
  const { back } = usePlace();
  const { t } = useLingui();
  const backRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The composer had the focus and is unmounted.
    if (document.activeElement === document.body) backRef.current?.focus();
  }, []);
  return (
    <EmptyState
      className="m-auto"
      glyph={UsersRound}
      text={
        ending?.system
          ? systemText(ending.system, session.userId).text
          : t`You are not in this group any more.`
      }
      action={
        <Button ref={backRef} onClick={back}>
          <Trans>Back to the conversations</Trans>
        </Button>
      }
    />
  );
}

/** The address names no known conversation (decision B15). */
export function UnknownConversation() {
  const { narrow, back } = usePlace();
  return (
    <EmptyState
      className="m-auto"
      glyph={UserRoundX}
      text={<Trans>This conversation does not exist, or is not open to you.</Trans>}
      action={
        narrow ? (
          <Button onClick={back}>
            <Trans>Back to the conversations</Trans>
          </Button>
        ) : (
          <Button onClick={() => setSearchOpen(true)}>
            <Trans>Find a colleague</Trans>
          </Button>
        )
      }
    />
  );
}
