import { clsx } from 'clsx/lite';
import { RotateCw, X } from 'lucide';
import { FileIcon } from '../../../../primitives/FileIcon/FileIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { FileName } from '../../../shared/files/FileName.tsx';
import { ThumbImage } from '../../../shared/files/ThumbImage.tsx';
import type { AttachmentView, MessageComposerLabels } from '../types.ts';
import * as styles from './AttachmentTray.css.ts';

export interface AttachmentTrayProps {
  attachments: readonly AttachmentView[];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  labels: MessageComposerLabels;
}

/** The attached files. */
export function AttachmentTray({ attachments, onRemove, onRetry, labels }: AttachmentTrayProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without marks
    <ul role="list" aria-label={labels.attachments} className={styles.tray}>
      {attachments.map((file) => (
        <Attachment key={file.id} {...{ file, onRemove, onRetry, labels }} />
      ))}
    </ul>
  );
}

function Attachment({
  file: { id, name, kind, size, previewUrl, status, progress = 0, failure },
  onRemove,
  onRetry,
  labels,
}: Omit<AttachmentTrayProps, 'attachments'> & { file: AttachmentView }) {
  const percent = `${Math.round(progress * 100)}%`;
  const word = labels.attachmentStatus[status];
  const details = {
    waiting: [size, word],
    uploading: [size, percent],
    done: [size],
    failed: [failure ?? word],
  };
  const icon = <FileIcon kind={kind} className={styles.square} />;
  return (
    <li className={styles.card} data-status={status}>
      {previewUrl === undefined ? (
        icon
      ) : (
        <ThumbImage src={previewUrl} className={clsx(styles.square, styles.picture)} fallback={icon} />
      )}
      <span className={styles.texts}>
        <FileName name={name} className={styles.name} />
        <span className={styles.detail} title={failure} role={status === 'failed' ? 'alert' : undefined}>
          {details[status].join(' · ')}
        </span>
      </span>
      {status === 'failed' && onRetry && (
        <IconButton
          label={labels.retryUpload(name)}
          side="top"
          icon={<Icon glyph={RotateCw} />}
          onClick={() => onRetry(id)}
        />
      )}
      {onRemove && (
        <IconButton
          label={status === 'uploading' ? labels.cancelUpload(name) : labels.removeFile(name)}
          side="top"
          icon={<Icon glyph={X} />}
          onClick={() => onRemove(id)}
        />
      )}
      {status === 'uploading' && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={name}
          aria-valuenow={Math.round(progress * 100)}
        >
          <span className={styles.done} style={{ display: 'block', inlineSize: percent }} />
        </span>
      )}
    </li>
  );
}
