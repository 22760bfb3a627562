import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GroupDetail, PersonDetail } from '@snap/portal-api/contract';
import { Avatar, Icon, IconButton } from '@snap/portal-ui';
import { ArrowLeft, ContactRound, Search, UsersRound } from 'lucide';
import { openPersonCard } from '../../stores/person-card.ts';
import { pictureOf } from '../../stores/pictures.ts';
import { PanelSteps } from './PanelSteps.tsx';
import { usePlace } from './place.ts';

interface ConversationHeaderProps {
  id: string;
  name: string;
  person: PersonDetail | undefined;
  group: GroupDetail | undefined;
  /** Opens what stands beside the conversation. */
  onSide: (side: 'search' | 'group') => void;
  /** Names of those who are writing now. */
  writing: readonly string[];
}

/** Whom one talks with; a press opens the card. */
export function ConversationHeader({ id, name, person, group, onSide, writing }: ConversationHeaderProps) {
  const { t } = useLingui();
  const { narrow, panel, back } = usePlace();
  const memberCount = group?.memberCount ?? 0;
  const place = group
    ? t`${plural(memberCount, { one: '# member', other: '# members' })}`
    : [person?.position, person?.department].filter(Boolean).join(' · ');
  const names = writing.join(', ');
  const note = names && (person ? t`Typing…` : t`${names}: typing…`);
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2">
      {narrow && (
        <IconButton
          label={t`Back to the conversations`}
          icon={<Icon glyph={ArrowLeft} size={20} />}
          onClick={back}
        />
      )}
      <Avatar
        userId={id}
        name={name}
        src={pictureOf({ type: group?.type ?? 'user', id }, (group ?? person)?.avatarVersion)}
      />
      <div className="min-w-0 flex-1">
        {/* The page beside the panel has a heading of its own. */}
        {panel ? (
          <h2 className="m-0 truncate text-md font-strong">{name}</h2>
        ) : (
          <h1 className="m-0 truncate text-md font-strong">{name}</h1>
        )}
        {(note || place) && <p className="m-0 truncate text-sm text-textMuted">{note || place}</p>}
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
      {panel && <PanelSteps />}
    </header>
  );
}
