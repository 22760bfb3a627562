import { Network } from 'lucide';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import * as styles from './DepartmentMark.css.ts';

/** What a department has where contacts have an avatar. */
export function DepartmentMark() {
  return (
    <span className={styles.mark}>
      <Icon glyph={Network} />
    </span>
  );
}
