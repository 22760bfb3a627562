import { PencilLine, Reply, X } from 'lucide';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import * as styles from './ReferenceBar.css.ts';

export interface ReferenceBarProps {
  kind: 'reply' | 'edit';
  title: string;
  /** What the other message says. */
  text: string;
  cancelLabel: string;
  onCancel: (() => void) | undefined;
}

/** Which message this one answers, or changes. */
export function ReferenceBar({ kind, title, text, cancelLabel, onCancel }: ReferenceBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={title}>
      <span className={styles.glyph}>
        <Icon glyph={kind === 'reply' ? Reply : PencilLine} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <bdi className={styles.text}>{text}</bdi>
      </span>
      <IconButton label={cancelLabel} side="top" icon={<Icon glyph={X} />} onClick={onCancel} />
    </div>
  );
}
