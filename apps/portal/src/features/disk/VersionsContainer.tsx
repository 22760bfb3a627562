import { useQuery } from '@tanstack/react-query';
import type { DiskItem } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { fileKindOf, formatSize } from '@snap/portal-api/rules';
import { VersionsDialog } from '@snap/portal-ui/versions-dialog';
import { useState } from 'react';
import { diskApi } from '../../page-apis.ts';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { isOffline } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { queryClient } from '../../queries/query-client.ts';
import { useNow } from '../messages/use-now.ts';
import { downloadVersion } from './downloads.ts';
import { versionsQuery } from './queries.ts';

interface VersionsContainerProps {
  item: DiskItem;
  onClose: () => void;
}

/** The earlier versions of an own file, and what can be done with them (decision 65). */
export function VersionsContainer({ item, onClose }: VersionsContainerProps) {
  const { versionsDialog } = useLazyLabels('disk');
  const locale = useShownLanguage();
  const now = useNow(60_000);
  const fileId = item.id;
  const { data, error, isPending, refetch } = useQuery(versionsQuery(fileId));
  const [pendingId, setPendingId] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function change(versionId: string, request: () => Promise<unknown>) {
    setPendingId(versionId);
    setFailure(undefined);
    try {
      await request();
    } catch (refusal) {
      setFailure(failureText(refusal, activeCatalogue()));
    }
    // What is gone elsewhere leaves the list, too.
    await queryClient.invalidateQueries({ queryKey: ['disk'] });
    setPendingId(undefined);
  }

  return (
    <VersionsDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      file={{
        name: item.name,
        kind: fileKindOf(item.name),
        time: item.updateTime,
        size: item.size,
        person: item.owner.name,
      }}
      versions={(data ?? []).map(({ id, time, size, by }) => ({ id, time, size, person: by.name }))}
      status={error ? (isOffline(error) ? 'offline' : 'error') : isPending ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      pendingId={pendingId}
      error={failure}
      onRestore={(versionId) => void change(versionId, () => diskApi.restoreVersion({ fileId, versionId }))}
      onDownload={(versionId) => downloadVersion(fileId, versionId)}
      onRemove={(versionId) => void change(versionId, () => diskApi.removeVersion({ fileId, versionId }))}
      formatSize={(bytes) => formatSize(bytes, locale)}
      locale={locale}
      now={now}
      labels={versionsDialog}
    />
  );
}
