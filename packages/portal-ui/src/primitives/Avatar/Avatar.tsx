import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { useFailedImage } from '../../hooks/use-failed-image.ts';
import { AvatarImage } from './AvatarImage.tsx';
import { hueOf, initialsOf } from './initials.ts';
import * as styles from './Avatar.css.ts';

/** `children` are placed on its edge: a `PresenceDot`. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'id'> {
  /** Id of the person: decides the colour (decision D11). For groups use `GroupAvatar`. */
  userId: string;
  /** Source of the initials. */
  name: string;
  /** Avatar URL; the initials show while it is missing or fails to load. */
  src?: string | undefined;
  /** Side in px. */
  size?: 20 | 24 | 32 | 40 | 56 | 80;
  /** Accessible name, where no name is beside the avatar; without it the avatar is decorative. */
  label?: string;
}

export function Avatar({ userId, name, src, size = 40, label, className, children, ...rest }: AvatarProps) {
  const { failed, onError } = useFailedImage(src);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const picture = src !== undefined && src !== '' && !failed;
  return (
    <span {...named} className={clsx(styles.avatar, className)} data-size={size} {...rest}>
      {picture ? (
        <AvatarImage src={src} size={size} className={styles.face} onError={onError} />
      ) : (
        <span className={styles.face} data-hue={hueOf(userId)}>
          {initialsOf(name, size)}
        </span>
      )}
      {children}
    </span>
  );
}
