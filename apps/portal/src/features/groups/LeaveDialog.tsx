import { useLingui } from '@lingui/react/macro';
import type { GroupDetail } from '@snap/portal-api/contract';
import { describeFailure } from '@snap/portal-api/errors';
import { ConfirmDialog } from '@snap/portal-ui';
import { useState } from 'react';
import { useCatalogue } from '../../errors/catalogue.ts';
import { groupsApi } from '../../groups-api.ts';
import { useLabels } from '../../i18n/labels.ts';
import { loadConversations } from '../../stores/recent-list.ts';
import { session } from '../../stores/session.ts';

interface LeaveDialogProps {
  group: GroupDetail;
  kind: 'leave' | 'dissolve';
  onClose: () => void;
  onLeft: () => void;
}

/** Asks once before a group is left or ended. */
export function LeaveDialog({ group, kind, onClose, onLeft }: LeaveDialogProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const catalogue = useCatalogue();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const { id: groupId, name, owner } = group;
  const dissolves = kind === 'dissolve';

  async function confirm() {
    setPending(true);
    try {
      await (dissolves ? groupsApi.dissolve({ groupId }) : groupsApi.quit({ groupId }));
      onLeft();
      await loadConversations();
    } catch (failure) {
      setError(failure);
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={dissolves ? t`Dissolve the group` : t`Leave the group`}
      description={
        dissolves
          ? t`${name} ends for everyone in it. This cannot be undone.`
          : owner.id === session.userId
            ? t`You will no longer read what is written in ${name}. Whoever has been in it longest becomes its owner.`
            : t`You will no longer read what is written in ${name}.`
      }
      confirmLabel={dissolves ? t`Dissolve` : t`Leave`}
      cancelLabel={common.cancel}
      tone="danger"
      pending={pending}
      error={error === undefined ? undefined : describeFailure(error, catalogue)?.text}
      onConfirm={() => void confirm()}
    />
  );
}
