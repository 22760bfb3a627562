import { Download, ExternalLink, FileQuestion, FileWarning, Lock } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { SkeletonBlock, Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { ImageStage } from './ImageStage.tsx';
import { LoadedTextContent, TextContent, TextSkeleton } from './TextContent.tsx';
import type { FilePreviewProps, PreviewKind, PreviewStatus, PreviewView } from '../types.ts';
import * as styles from '../FilePreview.css.ts';

interface PreviewContentProps extends Pick<
  FilePreviewProps,
  'onRetry' | 'onDownload' | 'loadText' | 'renderDocument' | 'labels'
> {
  file: PreviewView;
  onBack: () => void;
}

const documents: ReadonlySet<PreviewKind> = new Set(['pdf', 'document', 'sheet', 'slides', 'svg']);

/** The file, or its state. */
export function PreviewContent({
  file,
  onBack,
  onRetry,
  onDownload,
  loadText,
  renderDocument,
  labels,
}: PreviewContentProps) {
  const [failure, setFailure] = useState<PreviewStatus>();
  const status = failure ?? file.status;
  const download = onDownload && (
    <Button variant="solid" icon={<Icon glyph={Download} />} onClick={() => onDownload(file.id)}>
      {labels.download}
    </Button>
  );
  if (status === 'loading')
    return file.preview === 'text' ? (
      <TextSkeleton labels={labels} />
    ) : (
      <Skeleton label={labels.loading} slow={labels.slow} className={styles.waiting}>
        <SkeletonBlock shape="block" width="60%" height="60%" />
      </Skeleton>
    );
  if (status === 'error' || status === 'offline')
    return (
      <EmptyState
        variant={status === 'error' ? 'failed' : 'offline'}
        text={status === 'error' ? labels.failed : labels.offline}
        className={styles.state}
        action={
          <Button
            onClick={() => {
              setFailure(undefined);
              onRetry(file.id);
            }}
          >
            {labels.retry}
          </Button>
        }
      />
    );
  if (status === 'denied')
    return (
      <EmptyState
        glyph={Lock}
        text={labels.denied}
        className={styles.state}
        action={<Button onClick={onBack}>{labels.back}</Button>}
      />
    );
  if (status === 'tooLarge' || status === 'unreadable')
    return (
      <EmptyState glyph={FileWarning} text={labels[status]} action={download} className={styles.state} />
    );

  const fail = () => setFailure('error');
  const { preview, url, text, name } = file;
  if (preview === 'text' && text !== undefined) return <TextContent {...{ name, text, labels }} />;
  if (preview === 'text' && loadText) return <LoadedTextContent {...{ file, loadText, labels }} />;
  if (url !== undefined && preview === 'image')
    return <ImageStage file={file} url={url} onError={fail} labels={labels} />;
  if (url !== undefined && preview === 'video')
    // Recordings of the staff have no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video src={url} controls playsInline aria-label={name} className={styles.video} onError={fail} />;
  if (url !== undefined && preview === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio src={url} controls aria-label={name} className={styles.audio} onError={fail} />;
  if (renderDocument && documents.has(preview))
    return <div className={styles.frame}>{renderDocument(file, setFailure)}</div>;
  if (url !== undefined && preview === 'pdf')
    return (
      <EmptyState
        glyph={ExternalLink}
        text={labels.pdfHint}
        className={styles.state}
        action={
          <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
            {labels.openInTab}
          </a>
        }
      />
    );
  return (
    <EmptyState glyph={FileQuestion} text={labels.unsupported} action={download} className={styles.state} />
  );
}
