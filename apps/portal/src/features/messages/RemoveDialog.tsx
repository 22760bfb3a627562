import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Message, Target } from '@snap/portal-api/contract';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { useSubmission } from '../../queries/use-submission.ts';

interface RemoveDialogProps {
  target: Target;
  messages: readonly Message[];
  onDone: () => void;
}

/** Confirms the removal of messages from all of the user's own devices; other users keep them (decision B7). */
export function RemoveDialog({ target, messages, onDone }: RemoveDialogProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const count = messages.length;

  const { submit, status, errorText } = useSubmission(async () => {
    await messaging.messages.remove(target, messages);
    onDone();
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && status !== 'pending' && onDone()}
      title={t`Remove for me`}
      description={t`${plural(count, {
        one: 'This message goes from all your devices for good. The others keep it.',
        other: 'These # messages go from all your devices for good. The others keep them.',
      })}`}
      confirmLabel={t`Remove for me`}
      cancelLabel={common.cancel}
      tone="danger"
      pending={status === 'pending'}
      error={errorText}
      onConfirm={() => submit()}
    />
  );
}
