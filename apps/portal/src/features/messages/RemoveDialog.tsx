import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Message, Target } from '@snap/portal-api/contract';
import { describeFailure } from '@snap/portal-api/errors';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { useState } from 'react';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useForgetAway } from '../../errors/use-forget-away.ts';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';

interface RemoveDialogProps {
  target: Target;
  messages: readonly Message[];
  onDone: () => void;
}

/** Asks once before messages go for good: on all own devices, for oneself alone (decision B7). */
export function RemoveDialog({ target, messages, onDone }: RemoveDialogProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const catalogue = useCatalogue();
  const count = messages.length;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  useForgetAway(error, () => setError(undefined));

  async function confirm() {
    setPending(true);
    try {
      await messaging.messages.remove(target, messages);
      onDone();
    } catch (failure) {
      setError(failure);
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onDone()}
      title={t`Remove for me`}
      description={t`${plural(count, {
        one: 'This message goes from all your devices for good. The others keep it.',
        other: 'These # messages go from all your devices for good. The others keep them.',
      })}`}
      confirmLabel={t`Remove for me`}
      cancelLabel={common.cancel}
      tone="danger"
      pending={pending}
      error={error === undefined ? undefined : describeFailure(error, catalogue)?.text}
      onConfirm={() => void confirm()}
    />
  );
}
