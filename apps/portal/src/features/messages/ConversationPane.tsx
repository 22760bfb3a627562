import { useLingui } from '@lingui/react/macro';
import { codes, type Target } from '@snap/portal-api/contract';
import type { MessageSearchFilters } from '@snap/portal-ui/message-search';
import { SideSheet } from '@snap/portal-ui/side-sheet';
import { useConversation, useHistory, useTyping } from '@snap/portal-messaging/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { errorCode } from '../../errors/kinds.ts';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { preferences } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { isApplication } from '../../stores/targets.ts';
import { showToast } from '../../stores/toasts.ts';
import { PageTrail } from '../../navigation/page-trail.ts';
import { personQuery } from '../directory/queries.ts';
import { GroupSheet } from '../groups/GroupSheet.tsx';
import { groupQuery, membersQuery } from '../groups/queries.ts';
import { Composer } from './Composer.tsx';
import { setUnread } from '../../live/conversation-mutations.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { LeftGroup, UnknownConversation } from './EmptyPanes.tsx';
import { Messages } from './Messages.tsx';
import { MessageSearchContainer } from './MessageSearchContainer.tsx';
import { conversationName, isOwnConversation } from '../../i18n/message-texts/own-conversation.ts';
import { usePlace } from './place.ts';
import { UnsentMessages } from './UnsentMessages.tsx';

interface ConversationPaneProps {
  target: Target;
  /** The message that it opens at: a result of the search. */
  at?: string | undefined;
}

/** One conversation: header, messages and composer. */
export function ConversationPane({ target, at }: ConversationPaneProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const { narrow, panel, leave } = usePlace();
  const { status, ending } = useHistory(messaging, target) ?? {};
  const line = useConversation(messaging, target);
  const { userId } = useSnapshot(session);
  const { language } = useSnapshot(preferences);
  // After a failure the data of the conversation list is used. The messages show the error.
  const { data: person, error } = useQuery(personQuery(target.type === 'user' ? target.id : undefined));
  const left = status === 'left';
  const groupId = target.type === 'user' || left ? undefined : target.id;
  const { data: group } = useQuery(groupQuery(groupId));
  useQuery(membersQuery(groupId));
  const missing = errorCode(error) === codes.unknownPerson || status === 'missing';
  const writing = useTyping(messaging, target);
  const composerRef = useRef<HTMLFormElement>(null);
  const [side, setSide] = useState<'search' | 'group'>();
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<MessageSearchFilters>({});
  /** A result of the search that covers the conversation on a phone, and what was open before. */
  const [followed, setFollowed] = useState<{ from: string | undefined; to: string }>();
  const [shownAt, setShownAt] = useState(at);
  if (shownAt !== at) {
    setShownAt(at);
    // Back from a result leads to the others.
    if (followed && shownAt === followed.to && at === followed.from) setSide('search');
  }
  const [area, setArea] = useState<HTMLElement | null>(null);
  const paneRef = useRef<HTMLElement>(null);
  /** The last position that was opened: returning to the page does not jump there again. */
  const goneTo = useRef<string>(undefined);

  const noteGone = useEffectEvent(() => showToast('warning', t`This message is no longer there.`));

  useEffect(() => {
    const opened: Target = { type: target.type, id: target.id };
    const { history, drafts, pinned } = messaging;
    history.setCurrent(opened);
    drafts.details.open(opened);
    void setUnread(opened, false);
    if (at !== undefined && at !== goneTo.current)
      void history.openAt(opened, at).then(({ gone }) => gone && noteGone());
    else void history.open(opened);
    goneTo.current = at;
    void pinned.load(opened);
    return () => {
      history.setCurrent(undefined);
    };
  }, [target.type, target.id, at]);

  useEffect(() => {
    // On a screen of its own the row that was pressed is hidden, and the composer waits for a finger.
    const focused = document.activeElement;
    const lost = focused === document.body || focused?.checkVisibility() === false;
    if (narrow && lost) paneRef.current?.focus({ preventScroll: true });
  }, [narrow]);

  if (left || missing)
    return (
      <div className="flex h-full min-h-0 min-w-0 flex-1 flex-col">
        {left ? <LeftGroup ending={ending} /> : <UnknownConversation />}
        <UnsentMessages target={target} />
      </div>
    );
  const application = isApplication(target);
  const own = isOwnConversation(target, userId);
  const named = line?.name || person?.name || group?.name || '';
  const closed = group?.topic?.closed ?? line?.closed ?? false;
  const name = conversationName(target, named, { me: userId, language });
  return (
    <section
      ref={paneRef}
      aria-label={name}
      tabIndex={-1}
      className="@container relative flex h-full min-h-0 min-w-0 flex-1 outline-none"
    >
      {!panel && <PageTrail parts={name === '' ? [] : [{ label: name }]} />}
      <div
        ref={setArea}
        // Where there is little room nothing is written while messages are chosen.
        className={`relative flex min-w-0 flex-1 flex-col ${narrow ? 'has-[[data-selection-bar]]:[&>form]:hidden' : ''}`}
      >
        <ConversationHeader
          target={target}
          name={name}
          person={application || own ? undefined : person}
          avatarVersion={(group ?? person)?.avatarVersion ?? line?.avatarVersion}
          group={group}
          onSide={(next) => setSide((open) => (open === next ? undefined : next))}
          writing={writing}
        />
        <Messages
          target={target}
          name={name}
          application={application}
          closed={closed}
          owner={group?.owner.id === userId}
          announcement={group?.announcement}
          onWrite={() => composerRef.current?.querySelector('textarea')?.focus()}
        />
        <Composer
          ref={composerRef}
          target={target}
          name={name}
          left={person?.left ?? false}
          application={application}
          closed={closed}
          dropArea={area}
        />
      </div>
      {side === 'search' && (
        <SideSheet
          title={t`Search this conversation`}
          closeLabel={common.close}
          onClose={() => setSide(undefined)}
        >
          <MessageSearchContainer
            focused
            query={query}
            onQueryChange={setQuery}
            filters={filters}
            onFiltersChange={setFilters}
            scope={target}
            name={t`Search this conversation`}
            onFollow={(id) => {
              if (!narrow) return;
              setFollowed({ from: at, to: id });
              setSide(undefined);
            }}
          />
        </SideSheet>
      )}
      {side === 'group' && group && (
        <SideSheet title={t`About ${name}`} closeLabel={common.close} onClose={() => setSide(undefined)}>
          <GroupSheet group={group} onLeft={leave} />
        </SideSheet>
      )}
    </section>
  );
}
