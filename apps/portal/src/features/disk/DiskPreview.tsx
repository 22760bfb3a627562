import { useLingui } from '@lingui/react/macro';
import { PortalApiError } from '@snap/portal-api';
import type { DiskItem } from '@snap/portal-api/contract';
import { formatSize } from '@snap/portal-api/rules';
import { FilePreview, type PreviewStatus, type PreviewView } from '@snap/portal-ui/file-preview';
import { useEffect, useState } from 'react';
import { diskApi } from '../../disk-api.ts';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { reportError } from '../../errors/report.ts';
import { useFurtherWords } from '../../i18n/further-words.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { download } from './downloads.ts';
import { decodeText } from '../previews/decode-text.ts';
import { renderDocument } from '../previews/render-document.tsx';
import { toPreview } from './views.ts';

interface DiskPreviewProps {
  items: readonly DiskItem[];
  fileId: string | undefined;
  onFileChange: (fileId: string | undefined) => void;
  onShare: (items: readonly DiskItem[]) => void;
}

/** Looks at the file that the address names: one of the list, or one that only its id is known of (decision C6). */
export function DiskPreview({ items, fileId, onFileChange, onShare }: DiskPreviewProps) {
  const { t, i18n } = useLingui();
  const { filePreview } = useFurtherWords('disk');
  const locale = useShownLanguage();
  const listed = items.filter(({ kind }) => kind === 'file');
  const known = fileId === undefined || listed.some(({ id }) => id === fileId);
  const alone = useFile(known ? undefined : fileId);
  const files = known ? listed : alone.item ? [alone.item] : [];
  const itemOf = (id: string) => files.filter((item) => item.id === id);

  const views = files.map((item): PreviewView => {
    const changed = i18n.date(item.updateTime, { dateStyle: 'medium', timeStyle: 'short' });
    return toPreview(item, [
      { label: t`Changed`, value: changed },
      { label: t`Owner`, value: item.owner.name },
    ]);
  });
  if (!known && views.length === 0 && fileId !== undefined)
    views.push({ id: fileId, name: '…', kind: 'other', preview: 'none', status: alone.status });

  return (
    <FilePreview
      files={views}
      currentId={fileId}
      onCurrentIdChange={onFileChange}
      onRetry={alone.retry}
      onDownload={(id) => void download(itemOf(id)).catch(reportError)}
      onShare={(id) => onShare(itemOf(id))}
      loadText={async ({ id }, signal) => {
        const response = await diskApi.download({ fileId: id, inline: true }, { signal });
        return decodeText(await response.arrayBuffer());
      }}
      renderDocument={renderDocument}
      formatSize={(bytes) => formatSize(bytes, locale)}
      labels={filePreview}
    />
  );
}

/** A file by its id alone. */
function useFile(fileId: string | undefined) {
  const [found, setFound] = useState<{ id: string; item?: DiskItem; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (fileId === undefined) return undefined;
    const controller = new AbortController();
    diskApi.detail({ fileId }, { signal: controller.signal }).then(
      ({ item }) => setFound({ id: fileId, item }),
      (error: unknown) => {
        if (!isAborted(error)) setFound({ id: fileId, error });
      },
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks again
  }, [fileId, attempt]);
  const current = found?.id === fileId ? found : undefined;
  return {
    item: current?.item,
    status: statusOf(current?.error),
    retry: () => {
      setFound(undefined);
      setAttempt(attempt + 1);
    },
  };
}

function statusOf(error: unknown): PreviewStatus {
  if (error === undefined) return 'loading';
  if (error instanceof PortalApiError && error.status === 403) return 'denied';
  return isOffline(error) ? 'offline' : 'error';
}
