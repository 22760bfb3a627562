import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { useFailedImage } from '../../../hooks/use-failed-image.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { AppView } from './types.ts';
import * as styles from './AppIcon.css.ts';

export interface AppIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  app: Pick<AppView, 'name' | 'iconUrl' | 'glyph'>;
}

/** Icon of an application, or the first character of its name. Decorative: the name is beside it. */
export function AppIcon({ app: { name, iconUrl, glyph }, className, ...rest }: AppIconProps) {
  const { failed, onError } = useFailedImage(iconUrl);
  const picture = iconUrl !== undefined && iconUrl !== '' && !failed;
  return (
    <span aria-hidden className={clsx(styles.icon, className)} {...rest}>
      {picture ? (
        <img
          src={iconUrl}
          alt=""
          decoding="async"
          loading="lazy"
          className={styles.picture}
          onError={onError}
        />
      ) : glyph ? (
        <Icon glyph={glyph} size={20} />
      ) : (
        Array.from(name.trim())[0]?.toLocaleUpperCase()
      )}
    </span>
  );
}
