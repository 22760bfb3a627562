import { clsx } from 'clsx/lite';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { fileNameEnd } from './file-name-end.ts';
import * as styles from './FileName.css.ts';

/** Most characters of a name that is one text: it fits where names of files are shown. */
const wholeLength = 14;

interface FileNameProps {
  name: string;
  className?: string | undefined;
}

/** The name of a file, on one line. Its end tells the kind: it is the middle that goes. */
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
          {/* In one piece: between two boxes a screen reader makes a pause. */}
          <span className={visuallyHidden}>{name}</span>
        </>
      ) : (
        name
      )}
    </bdi>
  );
}
