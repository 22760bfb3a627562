import { Check, Copy, TriangleAlert } from 'lucide';
import { useCopy } from '../../../../hooks/use-copy.ts';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import type { PersonCardLabels } from '../types.ts';
import * as styles from './PersonFields.css.ts';

export interface CopyButtonProps {
  text: string;
  /** Name of the field; part of the button's name. */
  field: string;
  labels: Pick<PersonCardLabels, 'copy' | 'copied' | 'copyFailed'>;
}

const glyphs = { idle: Copy, copied: Check, failed: TriangleAlert };

/** Copies a value and reports the result. */
export function CopyButton({ text, field, labels }: CopyButtonProps) {
  const { status, copy } = useCopy();
  const outcome = status === 'idle' ? '' : status === 'copied' ? labels.copied : labels.copyFailed;
  return (
    <span className={styles.copy} data-status={status}>
      <IconButton
        label={labels.copy(field)}
        icon={<Icon glyph={glyphs[status]} />}
        tooltip={outcome || labels.copy(field)}
        onClick={() => copy(text)}
      />
      <span role="status" className={visuallyHidden}>
        {outcome}
      </span>
    </span>
  );
}
