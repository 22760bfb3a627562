import { describeFailure } from '@snap/portal-api/errors';
import { PersonalSettingsDialog } from '@snap/portal-ui/personal-settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { missingStatus } from '../../queries/status.ts';
import { connection } from '../../stores/connection.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { ownSettings } from '../../stores/own-settings.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { session } from '../../stores/session.ts';
import { useNotificationPermission } from './use-notification-permission.ts';
import {
  changeSettings,
  forgetFailures,
  ownSettingsQuery,
  settingsChanges,
  toSettingsView,
} from './settings-changes.ts';

/** The user's own settings. What is known shows at once, and is refetched when the dialog opens. */
export function PersonalSettingsContainer() {
  const { personalSettings: labels } = useLazyLabels('settings');
  const catalogue = useCatalogue();
  const { message, privacy } = useSnapshot(ownSettings);
  const { saving, failures } = useSnapshot(settingsChanges);
  const { status: stream } = useSnapshot(connection);
  const { error, refetch } = useQuery(ownSettingsQuery);
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
      status={settings ? (stream === 'waiting' ? 'offline' : 'ready') : missingStatus(error)}
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
      onRetry={() => void refetch()}
      // Over the settings, and back to them.
      onPreview={() => openPersonCard({ id: session.userId, name: session.userName })}
      labels={labels}
    />
  );
}
