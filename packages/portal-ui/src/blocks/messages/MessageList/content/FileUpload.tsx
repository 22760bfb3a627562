import { RotateCw, X } from 'lucide';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Progress } from '../../../../primitives/Progress/Progress.tsx';
import type { OneFileProps } from './message-file-props.ts';
import * as styles from './MessageFiles.css.ts';

/** Upload progress of an own file, with cancel and retry. */
export function FileUpload({ file, message, reachable, settings }: OneFileProps) {
  const { labels, onFileAction } = settings;
  const { name, upload } = file;
  if (!upload) return null;
  const tabIndex = reachable ? undefined : -1;
  const failed = upload.status === 'failed';
  return (
    <span className={styles.upload}>
      {failed ? (
        <span className={styles.failed}>{labels.uploadFailed}</span>
      ) : (
        <Progress label={labels.uploading(name)} value={upload.progress} className={styles.progress} />
      )}
      {failed && (
        <IconButton
          label={labels.retryUpload(name)}
          icon={<Icon glyph={RotateCw} />}
          tabIndex={tabIndex}
          onClick={() => onFileAction?.('retry', file, message)}
        />
      )}
      <IconButton
        label={labels.cancelUpload(name)}
        icon={<Icon glyph={X} />}
        tabIndex={tabIndex}
        onClick={() => onFileAction?.('cancel', file, message)}
      />
    </span>
  );
}
