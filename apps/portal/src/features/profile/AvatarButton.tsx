import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { Icon } from '@snap/portal-ui/icon';
import { limits } from '@snap/portal-api/contract';
import { ImageUp } from 'lucide';
import { useRef, useState } from 'react';
import { directoryApi, userAvatarUrl } from '../../shell-apis.ts';
import { reportError } from '../../errors/report.ts';
import { messaging } from '../../live/messaging.ts';
import { queryClient } from '../../queries/query-client.ts';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';

/** Lets a person choose their picture; the server cuts it to a square (decision D11). */
export function AvatarButton({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);

  async function send(file: File) {
    if (file.size > limits.avatarBytes) {
      showToast('error', t`A picture may have at most 10 MB.`);
      return;
    }
    setPending(true);
    try {
      const { avatarVersion } = await directoryApi.setAvatar({ file });
      session.avatarUrl = userAvatarUrl(session.userId, avatarVersion) ?? '';
      showToast('success', t`Your picture was changed.`);
      onChanged();
      // Lists and the pictures of groups have the old one.
      void messaging.conversations.load();
      for (const key of ['directory', 'groups']) void queryClient.invalidateQueries({ queryKey: [key] });
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  }

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
          if (file) void send(file);
        }}
      />
      <Button icon={<Icon glyph={ImageUp} />} pending={pending} onClick={() => input.current?.click()}>
        <Trans>Change picture</Trans>
      </Button>
    </>
  );
}
