import { Network } from 'lucide';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import * as styles from './DepartmentMark.css.ts';

/** What a department has where contacts have an avatar. */
export function DepartmentMark({ size }: { size: 24 | 32 }) {
  return (
    <span className={styles.mark} data-size={size}>
      <Icon glyph={Network} />
    </span>
  );
}
