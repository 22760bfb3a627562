import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupDetail } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { TextField } from '@snap/portal-ui/field';
import { Icon } from '@snap/portal-ui/icon';
import { UserPlus } from 'lucide';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { withLabels } from '../../i18n/with-labels.ts';
import { session } from '../../stores/session.ts';
import { removeMember, transferGroup } from './mutations.ts';
import { type ListedMember, MemberRow } from './MemberRow.tsx';
import { matchingMembers } from './member-source.ts';
import { membersQuery } from './queries.ts';

const AddMembers = withLabels('contacts', () =>
  import('./AddMembers.tsx').then((module) => module.AddMembers),
);

/** From this number of members on there is a search. */
const SEARCH_FROM = 12;
const PAGE_SIZE = 100;

interface GroupMembersProps {
  group: GroupDetail;
  /** The user may add members. */
  addable: boolean;
  /** The user may remove members and transfer the group. */
  removable: boolean;
}

/** Members of a group. The owner can remove members and transfer the group, with a confirmation. */
export function GroupMembers({ group, addable, removable }: GroupMembersProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const { userId } = useSnapshot(session);
  const members = useQuery(membersQuery(group.id));
  const [adding, setAdding] = useState(false);
  const [confirming, setConfirming] = useState<{ act: 'transfer' | 'remove'; member: ListedMember }>();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { memberCount } = group;
  const all: readonly ListedMember[] = members.data ?? [];
  const found = query.trim() === '' ? all : matchingMembers(all, query);
  const name = confirming?.member.name ?? '';
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <h3 className="m-0 min-w-0 flex-1 text-sm font-medium text-textMuted">
          {t`${plural(memberCount, { one: '# member', other: '# members' })}`}
        </h3>
        {addable && (
          <Button size="small" icon={<Icon glyph={UserPlus} />} onClick={() => setAdding(true)}>
            <Trans>Add people</Trans>
          </Button>
        )}
      </div>
      {all.length > SEARCH_FROM && (
        <TextField
          type="search"
          label={t`Find a member`}
          labelHidden
          placeholder={t`Find a member`}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {members.isLoadingError && (
        <EmptyState
          variant="failed"
          text={<Trans>The members could not be loaded.</Trans>}
          action={<Button onClick={() => void members.refetch()}>{common.retry}</Button>}
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <p className="m-0 py-4 text-center text-sm text-textMuted">
          <Trans>Nobody of that name is in the group.</Trans>
        </p>
      )}
      <ul className="m-0 list-none p-0">
        {found.slice(0, shown).map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            self={member.id === userId}
            {...(removable && member.id !== userId && { onAct: (act) => setConfirming({ act, member }) })}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {adding && <AddMembers group={group} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        title={confirming?.act === 'transfer' ? t`Hand the group over` : t`Take out of the group`}
        description={
          confirming?.act === 'transfer'
            ? t`${name} becomes the owner. Only the new owner can give the group back to you.`
            : t`${name} will no longer read what is written in the group.`
        }
        confirmLabel={confirming?.act === 'transfer' ? t`Make owner` : t`Take out`}
        cancelLabel={common.cancel}
        tone={confirming?.act === 'transfer' ? 'accent' : 'danger'}
        onConfirm={() => {
          if (confirming)
            void (confirming.act === 'transfer' ? transferGroup : removeMember)(
              group.id,
              confirming.member.id,
            );
          setConfirming(undefined);
        }}
      />
    </section>
  );
}
