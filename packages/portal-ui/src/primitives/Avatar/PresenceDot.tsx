import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './PresenceDot.css.ts';

export type Presence = 'online' | 'away' | 'busy' | 'offline';

export interface PresenceDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  presence: Presence;
}

/** Child of an avatar, on its edge. State the presence in the avatar's `label` or beside the name, too. */
export function PresenceDot({ presence, className, ...rest }: PresenceDotProps) {
  return <span className={clsx(styles.dot, className)} data-presence={presence} {...rest} />;
}
