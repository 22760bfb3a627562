import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { lazyComponent } from '@snap/portal-ui/hooks';
import { Icon } from '@snap/portal-ui/icon';
import { ImageUp } from 'lucide';
import { useRef, useState } from 'react';
import { showToast } from '../../stores/toasts.ts';

const CropContainer = lazyComponent(() =>
  import('./CropContainer.tsx').then((module) => module.CropContainer),
);

/** Types that a browser can cut. A moving picture would lose its movement. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Chooses another avatar for the user; a part of the picture is cut out before it is saved. */
export function AvatarButton() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();

  async function refusalOf(file: File, src: string): Promise<string | undefined> {
    if (file.type === 'image/gif') return t`GIF pictures cannot be used. Choose a JPEG, PNG or WebP picture.`;
    if (file.size > limits.avatarBytes) return t`A picture may have at most 10 MB.`;
    const picture = new Image();
    picture.src = src;
    const shows =
      types.includes(file.type) &&
      (await picture.decode().then(
        () => true,
        () => false,
      ));
    return shows
      ? undefined
      : t`This file is not a picture that can be shown. Choose a JPEG, PNG or WebP picture.`;
  }

  async function handleFile(file: File) {
    const src = URL.createObjectURL(file);
    const refusal = await refusalOf(file, src);
    if (refusal === undefined) {
      setChosen(src);
      return;
    }
    URL.revokeObjectURL(src);
    showToast('error', refusal);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={types.join()}
        hidden
        aria-label={t`Picture`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen once more.
          currentTarget.value = '';
          if (file) void handleFile(file);
        }}
      />
      <Button icon={<Icon glyph={ImageUp} />} onClick={() => input.current?.click()}>
        <Trans>Change picture</Trans>
      </Button>
      {chosen !== undefined && (
        <CropContainer
          src={chosen}
          onClose={() => {
            URL.revokeObjectURL(chosen);
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
}
