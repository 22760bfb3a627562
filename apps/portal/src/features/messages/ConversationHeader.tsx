import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GroupDetail, GroupTopic, PersonDetail, Target } from '@snap/portal-api/contract';
import { useConversation } from '@snap/portal-messaging/react';
import { Avatar, GroupAvatar } from '@snap/portal-ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@snap/portal-ui/dropdown-menu';
import { DirectionalIcon, Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeft,
  Bell,
  BellOff,
  ContactRound,
  Ellipsis,
  Pin,
  PinOff,
  Search,
  Star,
  StarOff,
  UsersRound,
} from 'lucide';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { session } from '../../stores/session.ts';
import { addFavourites, removeFavourite } from '../collection/add-favourites.ts';
import { favouriteIdsQuery } from '../collection/queries.ts';
import { useMosaic } from '../groups/use-mosaic.ts';
import { favouriteSourceOf, setMuted, setPinned } from '../../live/conversation-mutations.ts';
import { isOwnConversation } from '../../i18n/message-texts/own-conversation.ts';
import { PanelButtons } from './PanelButtons.tsx';
import { usePlace } from './place.ts';

interface ConversationHeaderProps {
  target: Target;
  name: string;
  avatarVersion: string | undefined;
  person: PersonDetail | undefined;
  group: GroupDetail | undefined;
  /** Opens or closes the sheet beside the conversation. */
  onSide: (side: 'search' | 'group') => void;
  /** Names of those who are writing now. */
  writing: readonly string[];
}

/** Avatar and name of the conversation; a press opens the person card. */
export function ConversationHeader({
  target,
  name,
  avatarVersion,
  person,
  group,
  onSide,
  writing,
}: ConversationHeaderProps) {
  const { t } = useLingui();
  const { conversationList: list } = useLabels();
  const { narrow, panel, back } = usePlace();
  const { userId } = useSnapshot(session);
  const line = useConversation(messaging, target);
  const members = useMosaic(target);
  const avatarUrl = avatarUrlOf(target, avatarVersion);
  const memberCount = group?.memberCount ?? 0;
  const place = isOwnConversation(target, userId)
    ? t`Notes, files and forwards to yourself`
    : group
      ? t`${plural(memberCount, { one: '# member', other: '# members' })}`
      : [person?.position, person?.department].filter(Boolean).join(' · ');
  const topic = group?.topic;
  const names = writing.join(', ');
  const note = names && (person ? t`Typing…` : t`${names}: typing…`);
  return (
    <header className="border-b border-line bg-surface">
      {/* As wide as the column of messages and its margins: the controls end where the composer does. */}
      <div className={`flex max-w-[912px] items-center px-4 py-2 ${narrow ? 'gap-1' : 'gap-3'}`}>
        {narrow && (
          <IconButton
            label={t`Back to the conversations`}
            icon={<DirectionalIcon glyph={ArrowLeft} size={20} />}
            onClick={back}
          />
        )}
        {/* On a phone its room is the name's. */}
        {!narrow &&
          (target.type === 'user' ? (
            <Avatar userId={target.id} name={name} src={avatarUrl} />
          ) : (
            <GroupAvatar groupId={target.id} src={avatarUrl} members={members} />
          ))}
        <div className="min-w-0 flex-1">
          {/* The page beside the panel has a heading of its own. */}
          {name && panel && <h2 className="m-0 truncate text-md font-strong">{name}</h2>}
          {name && !panel && <h1 className="m-0 truncate text-md font-strong">{name}</h1>}
          {(note || place || topic) && (
            <p className="m-0 flex min-w-0 text-sm text-textMuted">
              {/* On a phone the room is the topic's: the composer says that it is closed, the details who is in it. */}
              {!note && topic && <TopicLink topic={topic} brief={narrow} />}
              {(note || !topic || !narrow) && (
                <span className={!note && topic ? 'flex-none whitespace-pre' : 'truncate'}>
                  {!note && topic && ' · '}
                  {note || place}
                </span>
              )}
            </p>
          )}
        </div>
        {!panel && (
          <IconButton
            label={t`Search this conversation`}
            icon={<Icon glyph={Search} size={20} />}
            onClick={() => onSide('search')}
          />
        )}
        {group && (
          <IconButton
            label={t`About ${name}`}
            icon={<Icon glyph={UsersRound} size={20} />}
            onClick={() => onSide('group')}
          />
        )}
        {person && (
          <IconButton
            label={t`Show the card of ${name}`}
            icon={<Icon glyph={ContactRound} size={20} />}
            onClick={() => openPersonCard(person)}
          />
        )}
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={t`More for ${name}`} icon={<Icon glyph={Ellipsis} size={20} />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem
              icon={<Icon glyph={line?.pinned ? PinOff : Pin} />}
              onSelect={() => void setPinned(target, !line?.pinned)}
            >
              {line?.pinned ? list.unpin : list.pin}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<Icon glyph={line?.muted ? Bell : BellOff} />}
              onSelect={() => void setMuted(target, !line?.muted)}
            >
              {line?.muted ? list.unmute : list.mute}
            </DropdownMenuItem>
            {!isOwnConversation(target, userId) && <FavouriteItem target={target} />}
          </DropdownMenuContent>
        </DropdownMenu>
        {panel && <PanelButtons />}
      </div>
    </header>
  );
}

/** Adds the person, group or application of a conversation to the favourites, or removes it. */
function FavouriteItem({ target }: { target: Target }) {
  const { t } = useLingui();
  const { kind, id } = favouriteSourceOf(target);
  const { data, isLoading } = useQuery(favouriteIdsQuery(kind));
  const favouriteId = data?.[id];
  return favouriteId === undefined ? (
    <DropdownMenuItem
      icon={<Icon glyph={Star} />}
      // Which of the two it offers is not known yet.
      disabled={isLoading}
      onSelect={() => void addFavourites(kind, [id])}
    >{t`Add to favourites`}</DropdownMenuItem>
  ) : (
    <DropdownMenuItem
      icon={<Icon glyph={StarOff} />}
      onSelect={() => void removeFavourite(kind, favouriteId)}
    >{t`Remove from favourites`}</DropdownMenuItem>
  );
}

/** What a topic group is about, a link where the topic can be read, and whether the group is closed. Its topic may be open. */
function TopicLink({ topic: { title, url, closed }, brief }: { topic: GroupTopic; brief: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {url === undefined ? (
        <bdi className="truncate">{title}</bdi>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className="truncate text-link">
          <bdi>{title}</bdi>
        </a>
      )}
      {closed && !brief && <span className="flex-none whitespace-pre">{` · ${t`Group closed`}`}</span>}
    </>
  );
}
