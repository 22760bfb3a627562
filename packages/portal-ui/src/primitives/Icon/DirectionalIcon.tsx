import { clsx } from 'clsx/lite';
import * as styles from './DirectionalIcon.css.ts';
import { Icon, type IconProps } from './Icon.tsx';

export interface DirectionalIconProps extends IconProps {
  /** `false` for a glyph that points nowhere, in a place where others do. */
  directional?: boolean | undefined;
}

/** An icon that points along the line, such as an arrow back: mirrored where text runs from right to left. */
export function DirectionalIcon({ directional = true, className, ...rest }: DirectionalIconProps) {
  return <Icon className={clsx(directional && styles.directional, className)} {...rest} />;
}
