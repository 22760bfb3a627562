import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupDetail, GroupMember } from '@snap/portal-api/contract';
import { limits } from '@snap/portal-api/contract';
import { mayInGroup, type GroupAct } from '@snap/portal-api/rules';
import {
  Avatar,
  Badge,
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EmptyState,
  Icon,
  IconButton,
} from '@snap/portal-ui';
import { Crown, Ellipsis, LogOut, Trash2, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { withWords } from '../../i18n/with-words.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { session } from '../../stores/session.ts';
import { EditableText } from './EditableText.tsx';
import { announce, removeMember, rename, transfer } from './group-steps.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { groupMembers, loadMembers } from './members.ts';

const AddMembers = withWords('contacts', () =>
  import('./AddMembers.tsx').then((module) => module.AddMembers),
);

interface GroupSheetProps {
  group: GroupDetail;
  /** One is not in the group any more. */
  onLeft: () => void;
}

/** What a group is, who is in it, and what one may do with it (decision D8). */
export function GroupSheet({ group, onLeft }: GroupSheetProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const { userId } = useSnapshot(session);
  const members = useSnapshot(groupMembers).byId[group.id];
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<'leave' | 'dissolve'>();
  const owner = group.owner.id === userId;
  const may = (act: GroupAct) =>
    mayInGroup(act, { type: group.type === 'teamGroup' ? 'teamGroup' : 'group', owner });
  const { memberCount } = group;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-4">
      <div className="flex items-center gap-3">
        <Avatar userId={group.id} name={group.name} size={56} />
        <div className="min-w-0 flex-1">
          <EditableText
            label={t`Name of the group`}
            value={group.name}
            max={limits.groupName}
            editable={may('edit')}
            onSave={(name) => rename(group.id, name)}
          />
          <p className="m-0 text-sm text-textMuted">{group.label}</p>
        </div>
      </div>
      {group.introduction !== '' && <p className="m-0 text-sm">{group.introduction}</p>}
      <section className="flex flex-col gap-1">
        <h3 className="m-0 text-sm font-medium text-textMuted">
          <Trans>Announcement</Trans>
        </h3>
        <EditableText
          label={t`Announcement`}
          value={group.notice?.text ?? ''}
          placeholder={t`Nothing is announced.`}
          max={limits.groupNotice}
          long
          editable={may('announce')}
          onSave={(text) => announce(group.id, text)}
        />
      </section>
      <section className="flex flex-col gap-2">
        <div className="flex items-center gap-2">
          <h3 className="m-0 min-w-0 flex-1 text-sm font-medium text-textMuted">
            {t`${plural(memberCount, { one: '# member', other: '# members' })}`}
          </h3>
          <Button size="small" icon={<Icon glyph={UserPlus} />} onClick={() => setAdding(true)}>
            <Trans>Add people</Trans>
          </Button>
        </div>
        {members?.status === 'error' && (
          <EmptyState
            variant="failed"
            text={<Trans>The members could not be loaded.</Trans>}
            action={<Button onClick={() => void loadMembers(group.id)}>{common.retry}</Button>}
          />
        )}
        <ul className="m-0 list-none p-0">
          {members?.list.map((member) => (
            <Member
              key={member.id}
              member={member}
              groupId={group.id}
              removable={may('remove') && member.id !== userId}
              self={member.id === userId}
            />
          ))}
        </ul>
      </section>
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <Button icon={<Icon glyph={LogOut} />} onClick={() => setLeaving('leave')}>
          <Trans>Leave the group</Trans>
        </Button>
        {may('dissolve') && (
          <Button variant="danger" icon={<Icon glyph={Trash2} />} onClick={() => setLeaving('dissolve')}>
            <Trans>Dissolve the group</Trans>
          </Button>
        )}
      </div>
      {adding && <AddMembers group={group} onClose={() => setAdding(false)} />}
      {leaving && (
        <LeaveDialog group={group} kind={leaving} onClose={() => setLeaving(undefined)} onLeft={onLeft} />
      )}
    </div>
  );
}

interface MemberProps {
  member: Pick<GroupMember, 'id' | 'name' | 'position' | 'department' | 'role' | 'left'>;
  groupId: string;
  removable: boolean;
  self: boolean;
}

/** Avatar, name, position, department; a press opens the card. */
function Member({ member, groupId, removable, self }: MemberProps) {
  const { t } = useLingui();
  const { id, name, position, department, role, left } = member;
  const place = left ? t`Has left the organisation` : [position, department].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control border-0 bg-transparent px-2 py-1 text-start font-[inherit] text-text hover:bg-(--portal-color-hover) focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--portal-color-focus)"
        onClick={() => openPersonCard({ id, name, position, department })}
      >
        <Avatar userId={id} name={name} size={32} />
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
      {removable && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={t`What can be done with ${name}`} icon={<Icon glyph={Ellipsis} />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {!left && (
              <DropdownMenuItem icon={<Icon glyph={Crown} />} onSelect={() => void transfer(groupId, id)}>
                <Trans>Make owner</Trans>
              </DropdownMenuItem>
            )}
            <DropdownMenuItem
              tone="danger"
              icon={<Icon glyph={UserMinus} />}
              onSelect={() => void removeMember(groupId, id)}
            >
              <Trans>Take out of the group</Trans>
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  );
}
