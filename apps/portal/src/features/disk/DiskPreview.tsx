import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DiskItem } from '@snap/portal-api/contract';
import { formatSize } from '@snap/portal-api/rules';
import { FilePreview, type PreviewView } from '@snap/portal-ui/file-preview';
import { reportError } from '../../errors/report.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { download } from './downloads.ts';
import { loadText, renderDocument } from '../previews/render-document.tsx';
import { fileQuery, fileStatus } from './queries.ts';
import { toPreview } from './view-models.ts';

interface DiskPreviewProps {
  items: readonly DiskItem[];
  fileId: string | undefined;
  onFileChange: (fileId: string | undefined) => void;
  onShare: (items: readonly DiskItem[]) => void;
}

/** Looks at the file that the address names: one of the list, or one that only its id is known of (decision C6). */
export function DiskPreview({ items, fileId, onFileChange, onShare }: DiskPreviewProps) {
  const { t, i18n } = useLingui();
  const { filePreview } = useLazyLabels('disk');
  const locale = useShownLanguage();
  const listed = items.filter(({ kind }) => kind === 'file');
  const known = fileId === undefined || listed.some(({ id }) => id === fileId);
  const alone = useQuery({ ...fileQuery(fileId ?? ''), enabled: !known });
  const status = fileStatus(alone);
  const files = known ? listed : alone.data && status === 'ready' ? [alone.data.item] : [];
  const itemOf = (id: string) => files.filter((item) => item.id === id);

  const views = files.map((item): PreviewView => {
    const changed = i18n.date(item.updateTime, { dateStyle: 'medium', timeStyle: 'short' });
    return toPreview(item, [
      { label: t`Changed`, value: changed },
      { label: t`Owner`, value: item.owner.name },
    ]);
  });
  // No actions while the file is loading, or when its share has ended.
  const unknown = !known && views.length === 0 && fileId !== undefined;
  if (unknown)
    views.push({
      id: fileId,
      name: status === 'denied' ? t`No longer shared` : t`Shared file`,
      kind: 'other',
      preview: 'none',
      status,
    });

  return (
    <FilePreview
      files={views}
      currentId={fileId}
      onCurrentIdChange={onFileChange}
      onRetry={() => void alone.refetch()}
      onDownload={unknown ? undefined : (id) => void download(itemOf(id)).catch(reportError)}
      onShare={unknown ? undefined : (id) => onShare(itemOf(id))}
      loadText={loadText}
      renderDocument={renderDocument}
      formatSize={(bytes) => formatSize(bytes, locale)}
      labels={filePreview}
    />
  );
}
