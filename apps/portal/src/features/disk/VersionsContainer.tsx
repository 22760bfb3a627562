import { useMutation, useQuery } from '@tanstack/react-query';
import type { DiskItem } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { fileKindOf, formatSize } from '@snap/portal-api/rules';
import { VersionsDialog } from '@snap/portal-ui/versions-dialog';
import { diskApi } from '../../page-apis.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { isOffline } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { queryClient } from '../../queries/query-client.ts';
import { useNow } from '../../hooks/use-now.ts';
import { downloadVersion } from './downloads.ts';
import { versionsQuery } from './queries.ts';

interface VersionsContainerProps {
  item: DiskItem;
  onClose: () => void;
}

interface VersionChange {
  versionId: string;
  act: 'restoreVersion' | 'removeVersion';
}

/** The earlier versions of an own file, and what can be done with them (decision 65). */
export function VersionsContainer({ item, onClose }: VersionsContainerProps) {
  const { versionsDialog } = useLazyLabels('disk');
  const locale = useShownLanguage();
  const now = useNow(60_000);
  const fileId = item.id;
  const { data, error, isPending, refetch } = useQuery(versionsQuery(fileId));
  const catalogue = useCatalogue();
  const change = useMutation({
    mutationFn: ({ versionId, act }: VersionChange): Promise<unknown> => diskApi[act]({ fileId, versionId }),
    // Also after a failure: a version that was removed elsewhere leaves the list.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['disk'] }),
  });

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
      actions={{
        onRestore: (versionId) => change.mutate({ versionId, act: 'restoreVersion' }),
        onDownload: (versionId) => downloadVersion(fileId, versionId),
        onRemove: (versionId) => change.mutate({ versionId, act: 'removeVersion' }),
        pendingId: change.isPending ? change.variables.versionId : undefined,
        error: change.error ? failureText(change.error, catalogue) : undefined,
      }}
      formatSize={(bytes) => formatSize(bytes, locale)}
      locale={locale}
      now={now}
      labels={versionsDialog}
    />
  );
}
