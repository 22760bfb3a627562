import { useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import { AvatarCrop } from '@snap/portal-ui/avatar-crop';
import { useMutation } from '@tanstack/react-query';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { directoryApi } from '../../shell-apis.ts';
import { showToast } from '../../stores/toasts.ts';
import { showOwnAvatar } from './show-own-avatar.ts';

interface CropContainerProps {
  /** Object URL of the chosen picture. */
  src: string;
  onClose: () => void;
}

/** Cuts the chosen picture and saves it. A failure keeps the dialog, so that nothing has to be cut again. */
export function CropContainer({ src, onClose }: CropContainerProps) {
  const { t } = useLingui();
  const { avatarCrop: labels } = useLazyLabels('settings');
  const catalogue = useCatalogue();
  const saving = useMutation({
    mutationFn: (picture: Blob) => directoryApi.setAvatar({ file: picture }),
    onSuccess: ({ avatarVersion }) => {
      showOwnAvatar(avatarVersion);
      showToast('success', t`Your picture was changed.`);
      onClose();
    },
  });
  return (
    <AvatarCrop
      open
      onOpenChange={(open) => !open && onClose()}
      src={src}
      status={saving.isPending ? 'pending' : saving.error === null ? 'idle' : 'error'}
      error={saving.error === null ? undefined : failureText(saving.error, catalogue)}
      onCrop={(picture) => saving.mutate(picture)}
      labels={labels}
    />
  );
}
