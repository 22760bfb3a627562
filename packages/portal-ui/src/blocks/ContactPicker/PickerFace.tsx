'use no memo'; // A leaf of the picker, see PickerBody.tsx.

import { useState } from 'react';
import * as avatar from '../../primitives/Avatar/Avatar.css.ts';
import { hueOf, initialsOf } from '../../primitives/Avatar/initials.ts';

export interface PickerFaceProps {
  contact: { id: string; name: string; avatarUrl?: string | undefined };
  /** Side in px. */
  size: 24 | 32;
}

/** An `Avatar` as decoration: the name stands beside it. */
export function PickerFace({ contact: { id, name, avatarUrl }, size }: PickerFaceProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span aria-hidden className={avatar.avatar} data-size={size}>
      {avatarUrl && avatarUrl !== failed ? (
        <img
          src={avatarUrl}
          alt=""
          decoding="async"
          loading="lazy"
          className={avatar.face}
          onError={() => setFailed(avatarUrl)}
        />
      ) : (
        <span className={avatar.face} data-hue={hueOf(id)}>
          {initialsOf(name, size)}
        </span>
      )}
    </span>
  );
}
