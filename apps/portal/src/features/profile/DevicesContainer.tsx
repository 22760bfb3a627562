import { useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import { deviceName, isHandheld } from '@snap/portal-api/rules';
import { DeviceList } from '@snap/portal-ui/device-list';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { devicesApi } from '../../page-apis.ts';
import { queryClient } from '../../queries/query-client.ts';
import { queryStatus } from '../../queries/status.ts';
import { showToast } from '../../stores/toasts.ts';

/** Not stored on the device: an old list would be taken for the present one. */
const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => devicesApi.ownSessions(),
  meta: { volatile: true },
});

/** Where the user is signed in (decision F15). */
export function DevicesContainer() {
  const { t } = useLingui();
  const { deviceList: labels } = useLazyLabels('settings');
  const language = useShownLanguage();
  const catalogue = useCatalogue();
  const query = useQuery(devicesQuery);
  const ending = useMutation({
    mutationFn: (sessionId: string | undefined) => devicesApi.endOwnSessions(sessionId ? { sessionId } : {}),
    onSuccess: (_, sessionId) =>
      showToast('success', sessionId ? t`Signed out there.` : t`Signed out everywhere else.`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const status = ending.isPending ? 'pending' : ending.error === null ? 'idle' : 'error';
  return (
    <DeviceList
      devices={(query.data ?? []).map(({ id, device = '', address, lastUsedAt, current }) => ({
        id,
        name: deviceName(device) ?? (device || t`Unknown browser`),
        kind: isHandheld(device) ? 'phone' : 'desktop',
        address,
        lastUsed: at.format(lastUsedAt),
        current,
      }))}
      status={queryStatus(query)}
      ending={{
        id: ending.variables,
        status,
        error: ending.error === null ? undefined : failureText(ending.error, catalogue),
      }}
      onSignOut={({ id }) => ending.mutate(id)}
      onSignOutElsewhere={() => ending.mutate(undefined)}
      onRetry={() => void query.refetch()}
      labels={labels}
    />
  );
}
