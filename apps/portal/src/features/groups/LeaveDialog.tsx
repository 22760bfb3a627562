import { useLingui } from '@lingui/react/macro';
import type { GroupDetail } from '@snap/portal-api/contract';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { groupsApi } from '../../page-apis.ts';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { useSubmission } from '../../queries/use-submission.ts';
import { session } from '../../stores/session.ts';
import { membersQuery } from './queries.ts';
import { SuccessorChoice } from './SuccessorChoice.tsx';

interface LeaveDialogProps {
  group: GroupDetail;
  kind: 'leave' | 'dissolve';
  onClose: () => void;
  onLeft: () => void;
}

/** Confirms leaving or dissolving a group. */
export function LeaveDialog({ group, kind, onClose, onLeft }: LeaveDialogProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const { id: groupId, name, owner } = group;
  const dissolves = kind === 'dissolve';
  const { userId } = useSnapshot(session);
  const { data: members = [] } = useQuery(membersQuery(groupId));
  const choosing = !dissolves && owner.id === userId;
  // The longest-standing member comes first and is the default.
  const candidates = members
    .filter(({ id, left }) => id !== userId && !left)
    .toSorted((a, b) => a.joinedAt - b.joinedAt);
  /** Null: a search has hidden the chosen member. */
  const [successor, setSuccessor] = useState<string | null>();
  const successorId = !choosing || successor === null ? undefined : (successor ?? candidates[0]?.id);

  const { submit, status, errorText } = useSubmission(async () => {
    await (dissolves
      ? groupsApi.dissolve({ groupId })
      : groupsApi.quit({ groupId, ...(successorId !== undefined && { successorId }) }));
    messaging.conversations.drop({ type: group.type, id: groupId });
    onLeft();
    await messaging.conversations.load();
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && status !== 'pending' && onClose()}
      title={dissolves ? t`Dissolve the group` : t`Leave the group`}
      description={
        dissolves
          ? t`${name} ends for everyone in it. This cannot be undone.`
          : choosing
            ? candidates.length > 0
              ? t`What is written in ${name} will no longer reach you. Choose who owns it after you.`
              : t`You are the last one in ${name}: leaving ends it.`
            : t`What is written in ${name} will no longer reach you.`
      }
      confirmLabel={
        dissolves ? t`Dissolve` : choosing && candidates.length > 0 ? t`Hand over and leave` : t`Leave`
      }
      cancelLabel={common.cancel}
      tone="danger"
      disabled={choosing && candidates.length > 0 && successorId === undefined}
      pending={status === 'pending'}
      error={errorText}
      onConfirm={() => submit()}
    >
      {choosing && (
        <SuccessorChoice candidates={candidates} value={successorId} onValueChange={setSuccessor} />
      )}
    </ConfirmDialog>
  );
}
