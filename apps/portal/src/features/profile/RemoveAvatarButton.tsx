import { Trans, useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { Icon } from '@snap/portal-ui/icon';
import { ImageOff } from 'lucide';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useLabels } from '../../i18n/labels.ts';
import { directoryApi } from '../../shell-apis.ts';
import { showToast } from '../../stores/toasts.ts';
import { showOwnAvatar } from './show-own-avatar.ts';

/** Removes the user's avatar, after a question: colleagues then see the initials. */
export function RemoveAvatarButton() {
  const { t } = useLingui();
  const { common } = useLabels();
  const catalogue = useCatalogue();
  const [asking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => directoryApi.removeAvatar({}),
    onSuccess: () => {
      setAsking(false);
      showOwnAvatar('');
      showToast('success', t`Your picture was removed.`);
    },
  });
  return (
    <>
      <Button icon={<Icon glyph={ImageOff} />} onClick={() => setAsking(true)}>
        <Trans>Remove picture</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          removing.reset();
          setAsking(open);
        }}
        title={t`Remove picture`}
        description={t`Colleagues see your initials instead.`}
        confirmLabel={t`Remove picture`}
        cancelLabel={common.cancel}
        tone="danger"
        pending={removing.isPending}
        error={removing.error === null ? undefined : failureText(removing.error, catalogue)}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
