import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { Icon } from '@snap/portal-ui/icon';
import { limits } from '@snap/portal-api/contract';
import { ImageUp } from 'lucide';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { directoryApi, userAvatarUrl } from '../../shell-apis.ts';
import { reportError } from '../../errors/report.ts';
import { messaging } from '../../live/messaging.ts';
import { invalidate } from '../../queries/query-client.ts';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';

/** Changes the user's own avatar; the server crops it to a square (decision D11). */
export function AvatarButton() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { mutate: upload, isPending } = useMutation({
    mutationFn: (file: File) => directoryApi.setAvatar({ file }),
    onSuccess: ({ avatarVersion }) => {
      session.avatarUrl = userAvatarUrl(session.userId, avatarVersion) ?? '';
      showToast('success', t`Your picture was changed.`);
      // Lists and the avatars of groups have the old one.
      void messaging.conversations.load();
      invalidate('directory');
      invalidate('groups');
    },
    onError: reportError,
  });
  const handleFile = (file: File) =>
    file.size > limits.avatarBytes ? showToast('error', t`A picture may have at most 10 MB.`) : upload(file);

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        hidden
        aria-label={t`Picture`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen once more.
          currentTarget.value = '';
          if (file) handleFile(file);
        }}
      />
      <Button icon={<Icon glyph={ImageUp} />} pending={isPending} onClick={() => input.current?.click()}>
        <Trans>Change picture</Trans>
      </Button>
    </>
  );
}
