import { PencilLine, Reply, X } from 'lucide';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import * as styles from './ReferenceBar.css.ts';

export interface ReferenceBarProps {
  kind: 'reply' | 'edit';
  title: string;
  /** Text of the other message. */
  text: string;
  cancelLabel: string;
  onCancel: (() => void) | undefined;
}

/** Shows the message that is answered or edited. */
export function ReferenceBar({ kind, title, text, cancelLabel, onCancel }: ReferenceBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={title}>
      <span className={styles.glyph}>
        <DirectionalIcon glyph={kind === 'reply' ? Reply : PencilLine} directional={kind === 'reply'} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <bdi className={styles.text}>{text}</bdi>
      </span>
      <IconButton label={cancelLabel} side="top" icon={<Icon glyph={X} />} onClick={onCancel} />
    </div>
  );
}
