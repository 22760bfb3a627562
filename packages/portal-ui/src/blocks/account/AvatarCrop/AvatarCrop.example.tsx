import '@snap/portal-ui/avatar-crop/styles.css';
import { AvatarCrop } from '@snap/portal-ui/avatar-crop';
import { avatarCrop } from '@snap/portal-ui/avatar-crop/labels/en';
import { useState } from 'react';

export function PictureField() {
  const [src, setSrc] = useState<string>();
  return (
    <>
      <input
        type="file"
        accept="image/png, image/jpeg"
        aria-label="Picture"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) setSrc(URL.createObjectURL(file));
        }}
      />
      {src !== undefined && (
        <AvatarCrop
          open
          onOpenChange={() => setSrc(undefined)}
          src={src}
          onCrop={(picture) => console.log(picture.size)}
          labels={avatarCrop}
        />
      )}
    </>
  );
}
