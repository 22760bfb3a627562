import { Lock, Upload } from 'lucide';
import { createPortal } from 'react-dom';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import * as styles from '../MessageComposer.css.ts';

export interface DropOverlayProps {
  /** Element to cover. Default: the composer. */
  area: HTMLElement | null | undefined;
  /** Reason why files are refused. */
  refusal: string | undefined;
  title: string;
  note: string | undefined;
  onLeave: () => void;
}

/** Covers the drop target during a drag and says what will happen with the files. */
export function DropOverlay({ area, refusal, title, note, onLeave }: DropOverlayProps) {
  const overlay = (
    <div className={styles.drop} data-refused={refusal !== undefined || undefined} onDragLeave={onLeave}>
      <Icon glyph={refusal === undefined ? Upload : Lock} size={24} />
      <span className={styles.dropTitle}>{refusal ?? title}</span>
      {refusal === undefined && area && note !== undefined && <span className={styles.dropNote}>{note}</span>}
    </div>
  );
  return area ? createPortal(overlay, area) : overlay;
}
