import { clsx } from 'clsx/lite';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { fileNameEnd } from './file-name-end.ts';
import * as styles from './FileName.css.ts';

/** Up to this length a name is rendered as one text, because it fits wherever file names are shown. */
const wholeLength = 14;

interface FileNameProps {
  name: string;
  className?: string | undefined;
}

/** File name on one line, truncated in the middle, because its end shows the kind. */
export function FileName({ name, className }: FileNameProps) {
  const end = Array.from(name).length > wholeLength ? fileNameEnd(name) : '';
  const split = end !== '';
  return (
    <bdi className={clsx(styles.name, className)} title={name} data-split={split || undefined}>
      {split ? (
        <>
          <span aria-hidden className={styles.start}>
            {name.slice(0, -end.length)}
          </span>
          <span aria-hidden className={styles.end}>
            {end}
          </span>
          {/* In one piece for assistive technology: a screen reader would pause between two elements. */}
          <span className={visuallyHidden}>{name}</span>
        </>
      ) : (
        name
      )}
    </bdi>
  );
}
