import { clsx } from 'clsx/lite';
import { useState, type ComponentProps } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { AppView } from './types.ts';
import * as styles from './AppIcon.css.ts';

export interface AppIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  app: Pick<AppView, 'name' | 'iconUrl' | 'glyph'>;
}

/** The icon of an application, or the first character of its name, which is beside it. */
export function AppIcon({ app: { name, iconUrl, glyph }, className, ...rest }: AppIconProps) {
  const [broken, setBroken] = useState<string>();
  const picture = iconUrl !== undefined && iconUrl !== '' && iconUrl !== broken;
  return (
    <span aria-hidden className={clsx(styles.icon, className)} {...rest}>
      {picture ? (
        <img
          src={iconUrl}
          alt=""
          decoding="async"
          loading="lazy"
          className={styles.picture}
          onError={() => setBroken(iconUrl)}
        />
      ) : glyph ? (
        <Icon glyph={glyph} size={20} />
      ) : (
        Array.from(name.trim())[0]?.toLocaleUpperCase()
      )}
    </span>
  );
}
