import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupMember } from '@snap/portal-api/contract';
import { Avatar } from '@snap/portal-ui/avatar';
import { Badge } from '@snap/portal-ui/badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@snap/portal-ui/dropdown-menu';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { Crown, Ellipsis, UserMinus } from 'lucide';
import { openPersonCard } from '../../stores/person-card.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';

export type ListedMember = Pick<
  GroupMember,
  'id' | 'name' | 'position' | 'department' | 'avatarVersion' | 'role' | 'left'
>;

interface MemberRowProps {
  member: ListedMember;
  self: boolean;
  /** What the owner may do with them; without it, nothing. */
  onAct?: (act: 'transfer' | 'remove') => void;
}

/** Avatar, name, position, department; a press opens the card. */
export function MemberRow({ member, self, onAct }: MemberRowProps) {
  const { t } = useLingui();
  const { id, name, position, department, avatarVersion, role, left } = member;
  const place = left ? t`Has left the organisation` : [position, department].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        className="-ms-2 flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control border-0 bg-transparent px-2 py-1 text-start font-[inherit] text-text hover:bg-(--portal-color-hover) focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--portal-color-focus)"
        onClick={() => openPersonCard({ id, name, position, department })}
      >
        <Avatar userId={id} name={name} src={avatarUrlOf({ type: 'user', id }, avatarVersion)} size={32} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <bdi className="min-w-0 truncate text-md">{name}</bdi>
            {role === 'owner' && (
              <Badge tone="soft">
                <Trans>Group owner</Trans>
              </Badge>
            )}
            {self && (
              <Badge tone="neutral">
                <Trans>You</Trans>
              </Badge>
            )}
          </span>
          <span className="block truncate text-sm text-textMuted">{place}</span>
        </span>
      </button>
      {onAct && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={t`What can be done with ${name}`} icon={<Icon glyph={Ellipsis} />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {!left && (
              <DropdownMenuItem icon={<Icon glyph={Crown} />} onSelect={() => onAct('transfer')}>
                <Trans>Make owner</Trans>
              </DropdownMenuItem>
            )}
            <DropdownMenuItem
              tone="danger"
              icon={<Icon glyph={UserMinus} />}
              onSelect={() => onAct('remove')}
            >
              <Trans>Take out of the group</Trans>
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  );
}
