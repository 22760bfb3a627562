import { Download, Play } from 'lucide';
import { lazyComponent } from '../../../../hooks/lazy-component.tsx';
import { FileIcon } from '../../../../primitives/FileIcon/FileIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { FileName } from '../../../shared/files/FileName.tsx';
import { ThumbImage } from '../../../shared/files/ThumbImage.tsx';
import { pictureBox } from './picture-box.ts';
import type { MessageFilesProps, OneFileProps } from './message-file-props.ts';
import type { MessageFileView } from '../views.ts';
import * as styles from './MessageFiles.css.ts';

// Lazy, because only the sender of files sees it.
const Upload = lazyComponent(() => import('./FileUpload.tsx').then((module) => module.FileUpload));

/** Whether its size is known, so that it can be shown as a picture. */
const visible = ({ kind, thumb }: MessageFileView) =>
  (kind === 'image' || kind === 'video') && thumb !== undefined;

/** The files of a message: pictures and videos as thumbnails, others by name. */
export function MessageFiles({ message, ...rest }: MessageFilesProps) {
  const { files = [] } = message;
  const seen = files.filter((file) => visible(file));
  return (
    <>
      {seen.length > 0 && (
        <div className={styles.media} data-count={seen.length > 4 ? 3 : seen.length}>
          {seen.map((file) => (
            <Media key={file.id} file={file} single={seen.length === 1} message={message} {...rest} />
          ))}
        </div>
      )}
      {files
        .filter((file) => !visible(file))
        .map((file) => (
          <FileCard key={file.id} file={file} message={message} {...rest} />
        ))}
    </>
  );
}

/** A picture or a video in its box. */
function Media({ file, single, message, reachable, settings }: OneFileProps & { single: boolean }) {
  const { labels, onFileAction } = settings;
  const { name, kind, thumb, duration, upload } = file;
  if (!thumb) return null;
  const { url, width, height } = thumb;
  const box = pictureBox(thumb);
  return (
    <span
      className={styles.box}
      data-single={single || undefined}
      style={single ? { inlineSize: box.width, aspectRatio: `${box.width} / ${box.height}` } : undefined}
    >
      <button
        type="button"
        className={styles.open}
        aria-label={`${labels.fileKind[kind]}: ${labels.openFile(name)}${duration === undefined ? '' : `, ${duration}`}`}
        tabIndex={reachable ? undefined : -1}
        onClick={() => onFileAction?.('open', file, message)}
      >
        <ThumbImage
          src={url}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          fallback={
            <span className={styles.missing}>
              <FileIcon kind={kind} size={32} />
            </span>
          }
        />
        {kind === 'video' && (
          <span className={styles.play}>
            <Icon glyph={Play} size={20} />
          </span>
        )}
        {duration !== undefined && <span className={styles.duration}>{duration}</span>}
      </button>
      {upload && (
        <span className={styles.over}>
          <Upload file={file} message={message} reachable={reachable} settings={settings} />
        </span>
      )}
    </span>
  );
}

/** A file by kind, name and size. */
function FileCard({ file, message, reachable, settings }: OneFileProps) {
  const { labels, onFileAction, formatSize } = settings;
  const { name, size, kind, upload } = file;
  const facts = [labels.fileKind[kind], size === undefined ? '' : formatSize(size)]
    .filter(Boolean)
    .join(' · ');
  const tabIndex = reachable ? undefined : -1;
  const texts = (
    <>
      <FileIcon kind={kind} />
      <span className={styles.texts}>
        <FileName name={name} className={styles.name} />
        <span className={styles.size}>{facts}</span>
      </span>
    </>
  );
  return (
    <span className={styles.card} data-upload={upload?.status}>
      {onFileAction && !upload ? (
        <button
          type="button"
          className={styles.main}
          tabIndex={tabIndex}
          onClick={() => onFileAction('open', file, message)}
        >
          {texts}
        </button>
      ) : (
        <span className={styles.main}>{texts}</span>
      )}
      {onFileAction && !upload && (
        <IconButton
          label={labels.downloadFile(name)}
          icon={<Icon glyph={Download} />}
          tabIndex={tabIndex}
          onClick={() => onFileAction('download', file, message)}
        />
      )}
      {upload && <Upload file={file} message={message} reachable={reachable} settings={settings} />}
    </span>
  );
}
