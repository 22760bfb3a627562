import { clsx } from 'clsx/lite';
import { ChevronLeft, ChevronRight, Download, FolderDown, Info, Share2, X } from 'lucide';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../../../primitives/Dialog/Dialog.tsx';
import { FileIcon } from '../../../../primitives/FileIcon/FileIcon.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { FileName } from '../../../shared/files/FileName.tsx';
import { PreviewContent } from './PreviewContent.tsx';
import type { FilePreviewProps } from '../types.ts';
import { useFilePreview } from '../state/use-file-preview.ts';
import * as styles from '../FilePreview.css.ts';

/** The open preview. On a phone it fills the screen. */
export function FilePreviewDialog({
  files,
  currentId,
  onCurrentIdChange,
  onRetry,
  onDownload,
  onShare,
  onSaveToDisk,
  loadText,
  renderDocument,
  formatSize,
  labels,
  className,
  ...rest
}: FilePreviewProps) {
  const preview = useFilePreview({ files, currentId, onCurrentIdChange });
  const { current, index, before, after, detailed, swipeProps } = preview;
  if (!current) return null;
  const denied = current.status === 'denied';
  const facts = [
    // The title may be truncated, and a touch screen has no tooltips.
    { label: labels.name, value: current.name },
    ...(current.size === undefined ? [] : [{ label: labels.size, value: formatSize(current.size) }]),
    ...(current.width && current.height
      ? [{ label: labels.dimensions, value: `${current.width} × ${current.height}` }]
      : []),
    ...(current.details ?? []),
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && preview.close()}>
      <DialogContent
        {...rest}
        width="full"
        className={clsx(styles.content, className)}
        data-status={current.status}
        onKeyDown={preview.handleKeyDown}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        <div className={styles.header}>
          <FileIcon kind={current.kind} />
          <div className={styles.titles}>
            <DialogTitle className={styles.title}>
              <FileName name={current.name} />
            </DialogTitle>
            {files.length > 1 && (
              <p role="status" className={styles.position}>
                {labels.position(index + 1, files.length)}
              </p>
            )}
          </div>
          {onShare && !denied && (
            <IconButton
              label={labels.share}
              icon={<Icon glyph={Share2} size={20} />}
              onClick={() => onShare(current.id)}
            />
          )}
          {onSaveToDisk && !denied && (
            <IconButton
              label={labels.saveToDisk}
              icon={<Icon glyph={FolderDown} size={20} />}
              onClick={() => onSaveToDisk(current.id)}
            />
          )}
          {onDownload && !denied && (
            <IconButton
              label={labels.download}
              icon={<Icon glyph={Download} size={20} />}
              onClick={() => onDownload(current.id)}
            />
          )}
          {!denied && (
            <IconButton
              label={labels.details}
              icon={<Icon glyph={Info} size={20} />}
              aria-pressed={detailed}
              onClick={() => preview.setDetailed(!detailed)}
            />
          )}
          <DialogClose asChild>
            <IconButton data-close label={labels.close} icon={<Icon glyph={X} size={20} />} />
          </DialogClose>
        </div>
        <div className={styles.body}>
          <div className={styles.main} data-turns={files.length > 1 || undefined} {...swipeProps}>
            <PreviewContent
              key={current.id}
              file={current}
              onBack={preview.close}
              {...{ onRetry, onDownload, loadText, renderDocument, labels }}
            />
            {files.length > 1 && (
              <>
                <IconButton
                  label={labels.previous}
                  icon={<DirectionalIcon glyph={ChevronLeft} size={20} />}
                  variant="outline"
                  size="regular"
                  className={styles.before}
                  disabled={!before}
                  onClick={preview.goBefore}
                />
                <IconButton
                  label={labels.next}
                  icon={<DirectionalIcon glyph={ChevronRight} size={20} />}
                  variant="outline"
                  size="regular"
                  className={styles.after}
                  disabled={!after}
                  onClick={preview.goAfter}
                />
              </>
            )}
          </div>
          {detailed && !denied && (
            <aside aria-label={labels.details} className={styles.details}>
              <dl className={styles.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt className={styles.factLabel}>{label}</dt>
                    <dd className={styles.factValue}>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </aside>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
