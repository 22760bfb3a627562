import { clsx } from 'clsx/lite';
import { UsersRound } from 'lucide';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { AvatarProps } from './Avatar.tsx';
import { AvatarImage } from './AvatarImage.tsx';
import { hueOf, initialsOf } from './initials.ts';
import * as styles from './GroupAvatar.css.ts';

/** A member in the mosaic. */
export interface GroupAvatarMember {
  id: string;
  name: string;
  avatarUrl?: string | undefined;
}

export interface GroupAvatarProps extends Omit<AvatarProps, 'userId' | 'name'> {
  /** Decides the colour of the icon. */
  groupId: string;
  /** First members: up to four of them form the mosaic of a group without an avatar. */
  members?: readonly GroupAvatarMember[] | undefined;
}

/** Minimum size of a mosaic. Pixels. */
const mosaicFrom = 32;

/**
 * Avatar of a group: its image, otherwise a mosaic of its first members, otherwise an icon. A rounded square, to
 * distinguish groups from people.
 */
export function GroupAvatar({
  groupId,
  src,
  members = [],
  size = 40,
  label,
  className,
  children,
  ...rest
}: GroupAvatarProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const loads = (url: string | undefined): url is string =>
    url !== undefined && url !== '' && !failed.includes(url);
  const fail = (url: string) => setFailed((known) => [...known, url]);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const shown = size < mosaicFrom ? [] : members.slice(0, 4);
  return (
    <span {...named} className={clsx(styles.mark, className)} data-size={size} {...rest}>
      {loads(src) ? (
        <AvatarImage src={src} size={size} className={styles.picture} onError={() => fail(src)} />
      ) : shown.length > 1 ? (
        <span className={styles.mosaic} data-count={shown.length}>
          {shown.map(({ id, name: member, avatarUrl }) => (
            <span key={id} className={styles.cell} data-hue={hueOf(id)}>
              {loads(avatarUrl) ? (
                <AvatarImage
                  src={avatarUrl}
                  size={size / 2}
                  className={styles.picture}
                  onError={() => fail(avatarUrl)}
                />
              ) : (
                initialsOf(member, 0)
              )}
            </span>
          ))}
        </span>
      ) : (
        <span className={styles.cell} data-hue={hueOf(groupId)}>
          <Icon glyph={UsersRound} className={styles.glyph} />
        </span>
      )}
      {children}
    </span>
  );
}
