import type { ReactNode } from 'react';
import { MarkedText } from '../../../shared/text/MarkedText.tsx';
import type { MatchView } from '../../../shared/views.ts';
import * as styles from './PickerRow.css.ts';

export interface PickerWordsProps {
  name: string;
  match?: MatchView | undefined;
  /** Beside the name. */
  beside?: ReactNode;
  /** Under it. */
  children?: ReactNode;
}

/** A name and what is said of it. */
export function PickerWords({ name, match, beside, children }: PickerWordsProps) {
  return (
    <span className={styles.texts}>
      <span className={styles.line}>
        <span className={styles.name} title={name}>
          {match?.field === 'name' ? <MarkedText text={name} ranges={match.ranges} /> : name}
        </span>
        {beside && <span className={styles.detail}>{beside}</span>}
      </span>
      {children && <span className={styles.detail}>{children}</span>}
    </span>
  );
}
