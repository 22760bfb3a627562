import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupDetail, Target } from '@snap/portal-api/contract';
import { limits } from '@snap/portal-api/contract';
import { isName, isPlainText, mayInGroup, type GroupAct } from '@snap/portal-api/rules';
import { useConversation } from '@snap/portal-messaging/react';
import { GroupAvatar } from '@snap/portal-ui/avatar';
import { Button } from '@snap/portal-ui/button';
import { DirectionalIcon, Icon } from '@snap/portal-ui/icon';
import { Switch } from '@snap/portal-ui/switch';
import { LogOut, Trash2 } from 'lucide';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { messaging } from '../../live/messaging.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { session } from '../../stores/session.ts';
import { setMuted, setPinned } from '../../live/conversation-mutations.ts';
import { GroupText } from './GroupText.tsx';
import { renameGroup, setAnnouncement, setIntroduction } from './mutations.ts';
import { GroupMembers } from './GroupMembers.tsx';
import { GroupTopicSection } from './GroupTopicSection.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useMosaic } from './use-mosaic.ts';

const writingActs: ReadonlySet<GroupAct> = new Set<GroupAct>(['edit', 'announce', 'add']);

interface GroupSheetProps {
  group: GroupDetail;
  /** The user has left the group. */
  onLeft: () => void;
}

/** Details of a group, its members, and what the user may do with it (decision D8). */
export function GroupSheet({ group, onLeft }: GroupSheetProps) {
  const { t, i18n } = useLingui();
  const { userId } = useSnapshot(session);
  const target: Target = { type: group.type, id: group.id };
  const line = useConversation(messaging, target);
  const mosaic = useMosaic(group);
  const [leaving, setLeaving] = useState<'leave' | 'dissolve'>();
  const owner = group.owner.id === userId;
  const team = group.type !== 'group';
  const closed = group.topic?.closed === true;
  // The server refuses changes of a closed group (decision F1).
  const may = (act: GroupAct) =>
    mayInGroup(act, { type: group.type, owner }) && !(closed && writingActs.has(act));
  const { announcement } = group;
  const turned = {
    isAllowed: isPlainText,
    error: t`The text has characters that turn reading around, or too many marks on one letter. Remove them.`,
  };
  const announced = announcement && i18n.date(announcement.time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-4">
      <div className="flex items-center gap-3">
        <GroupAvatar
          groupId={group.id}
          src={avatarUrlOf(group, group.avatarVersion)}
          members={mosaic}
          size={56}
        />
        <div className="min-w-0 flex-1">
          <GroupText
            label={t`Name of the group`}
            draftId={`${group.id} name`}
            value={group.name}
            max={limits.groupName}
            editable={may('edit')}
            forbidden={{
              isAllowed: (text) => text.trim() === '' || isName(text),
              error: t`The name has a hidden character, or one that turns reading around. Remove it.`,
            }}
            onSave={(name) => renameGroup(group.id, name)}
          />
          <p className="m-0 text-sm text-textMuted">{group.label}</p>
        </div>
      </div>
      {group.topic && <GroupTopicSection group={group} topic={group.topic} closable={may('close')} />}
      {(team || group.introduction !== '') && (
        <section className="flex flex-col gap-1">
          <h3 className="m-0 text-sm font-medium text-textMuted">
            <Trans>Introduction</Trans>
          </h3>
          <GroupText
            label={t`Introduction`}
            draftId={`${group.id} introduction`}
            value={group.introduction}
            max={limits.groupIntroduction}
            long
            // A team must have one.
            required={team}
            editable={may('edit')}
            forbidden={turned}
            onSave={(text) => setIntroduction(group.id, text)}
          />
        </section>
      )}
      <section className="flex flex-col gap-1">
        <h3 className="m-0 text-sm font-medium text-textMuted">
          <Trans>Announcement</Trans>
        </h3>
        <GroupText
          label={t`Announcement`}
          draftId={`${group.id} announcement`}
          value={announcement?.text ?? ''}
          placeholder={t`Nothing is announced.`}
          max={limits.groupAnnouncement}
          long
          editable={may('announce')}
          forbidden={turned}
          onSave={(text) => setAnnouncement(group.id, text)}
        />
        {announcement && (
          <p className="m-0 text-sm text-textMuted">
            <bdi>{announcement.author.name}</bdi> · {announced}
          </p>
        )}
      </section>
      <section className="flex flex-col gap-2 border-y border-line py-3">
        <Switch
          label={t`Keep on top of the list`}
          checked={line?.pinned ?? false}
          onCheckedChange={(on) => void setPinned(target, on)}
        />
        <Switch
          label={t`Do not disturb`}
          checked={line?.muted ?? false}
          onCheckedChange={(on) => void setMuted(target, on)}
        />
      </section>
      <GroupMembers group={group} addable={may('add')} removable={may('remove')} />
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <Button icon={<DirectionalIcon glyph={LogOut} />} onClick={() => setLeaving('leave')}>
          <Trans>Leave the group</Trans>
        </Button>
        {may('dissolve') && (
          <Button
            className="text-danger!"
            icon={<Icon glyph={Trash2} />}
            onClick={() => setLeaving('dissolve')}
          >
            <Trans>Dissolve the group</Trans>
          </Button>
        )}
      </div>
      {leaving && (
        <LeaveDialog group={group} kind={leaving} onClose={() => setLeaving(undefined)} onLeft={onLeft} />
      )}
    </div>
  );
}
