import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './PresenceDot.css.ts';

export type Presence = 'online' | 'away' | 'busy' | 'offline';

export interface PresenceDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  presence: Presence;
}

/** On the edge of an avatar, as its child. The word for it belongs in the avatar's `label` or beside the name. */
export function PresenceDot({ presence, className, ...rest }: PresenceDotProps) {
  return <span className={clsx(styles.dot, className)} data-presence={presence} {...rest} />;
}
