import { useNavigate } from '@tanstack/react-router';
import { failureText } from '@snap/portal-api/errors';
import { UserMenu } from '@snap/portal-ui/user-menu';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useLabels } from '../../i18n/labels.ts';
import { useForgetAway } from '../../errors/use-forget-away.ts';
import { pages } from '../../navigation/pages.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { openPasswordDialog } from '../../stores/password.ts';
import { session } from '../../stores/session.ts';
import { usePermission } from '../access/access.ts';
import { reloadPage, signOut } from '../account/session-actions.ts';
import { useUnseenRequests } from '../friends/unseen-requests.ts';

/** The steps of the person signed in. */
export function PersonMenu() {
  const labels = useLabels();
  const navigate = useNavigate();
  const { userId, userName, avatarUrl } = useSnapshot(session);
  const { layoutSettings } = useSnapshot(configuration);
  const unseen = useUnseenRequests();
  const mayCreateGroup = usePermission(['group:create']);
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const catalogue = useCatalogue();

  useForgetAway(failure?.error, () => setFailure(undefined));

  async function leave() {
    setLeaving(true);
    setFailure(undefined);
    try {
      await signOut();
      reloadPage();
    } catch (error) {
      setLeaving(false);
      setFailure({ error });
    }
  }

  return (
    <UserMenu
      person={{ id: userId, name: userName, avatarUrl }}
      onProfile={() => void navigate({ to: pages.profile.path })}
      onStartGroupChat={mayCreateGroup ? () => openDialog('group') : undefined}
      onFriendRequests={() => openDialog('requests')}
      unreadRequests={unseen}
      onSettings={() => openDialog('settings')}
      onLayoutSettings={layoutSettings ? () => openDialog('layout') : undefined}
      onChangePassword={openPasswordDialog}
      onLogOut={() => void leave()}
      pending={leaving}
      logOutError={failure && failureText(failure.error, catalogue)}
      labels={labels.userMenu}
    />
  );
}
