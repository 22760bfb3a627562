import { describeFailure } from '@snap/portal-api/errors';
import { PersonalSettingsDialog, type PersonalSettingsProps } from '@snap/portal-ui/personal-settings';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { isAborted, isOffline } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { connection, onReconnected } from '../../stores/connection.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { ownSettings } from '../../stores/own-settings.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { session } from '../../stores/session.ts';
import { useNotificationPermission } from './use-notification-permission.ts';
import {
  changeSettings,
  forgetFailures,
  loadOwnSettings,
  settingsChanges,
  toSettingsView,
} from './settings-changes.ts';

/** One's own settings: what is known shows at once, and is asked for anew each time the dialog opens. */
export function PersonalSettingsContainer() {
  const { personalSettings: labels } = useLazyLabels('settings');
  const catalogue = useCatalogue();
  const { message, privacy } = useSnapshot(ownSettings);
  const { saving, failures } = useSnapshot(settingsChanges);
  const { status: stream } = useSnapshot(connection);
  const { error, retry } = useLoadedSettings();
  const permission = useNotificationPermission();
  const settings = toSettingsView(message, privacy);
  useEffect(() => forgetFailures, []);

  const errors = Object.fromEntries(
    Object.entries(failures).map(([name, failure]) => [
      name,
      failure && describeFailure(failure.error, catalogue)?.text,
    ]),
  );
  return (
    <PersonalSettingsDialog
      open
      onOpenChange={(open) => !open && closeDialog()}
      status={statusOf(settings !== undefined, stream === 'waiting', error)}
      settings={settings}
      saving={saving}
      errors={errors}
      onSettingsChange={(change) => {
        if (change.notifications) permission.ask();
        void changeSettings(change);
      }}
      notificationsBlocked={
        permission.state === 'unsupported' ? 'unsupported' : permission.state === 'denied'
      }
      onAllowNotifications={permission.state === 'default' ? permission.ask : undefined}
      onRetry={retry}
      // Over the settings, and back to them.
      onPreview={() => openPersonCard({ id: session.userId, name: session.userName })}
      labels={labels}
    />
  );
}

function statusOf(known: boolean, cut: boolean, error: unknown): PersonalSettingsProps['status'] {
  if (known) return cut ? 'offline' : 'ready';
  if (error === undefined) return 'loading';
  return isOffline(error) ? 'offline' : 'error';
}

/** Asks when the dialog opens, when told to, and when the network is back. */
function useLoadedSettings(): { error: unknown; retry: () => void } {
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState<object>();
  useEffect(() => {
    const controller = new AbortController();
    loadOwnSettings(controller.signal).catch((failure: unknown) => {
      if (!isAborted(failure)) setError(failure);
    });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks again
  }, [attempt]);
  function retry() {
    setError(undefined);
    setAttempt({});
  }
  useEffect(() => onReconnected(() => setAttempt({})), []);
  return { error, retry };
}
