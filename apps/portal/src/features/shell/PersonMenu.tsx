import { describeFailure } from '@snap/portal-api/errors';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UserMenu } from '@snap/portal-ui/user-menu';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useForgetAway } from '../../errors/use-forget-away.ts';
import { useRequest } from '../../hooks/use-request.ts';
import { useLabels } from '../../i18n/labels.ts';
import { consolePath } from '../../navigation/guard.ts';
import { pages } from '../../navigation/pages.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { openPasswordDialog } from '../../stores/password.ts';
import { session } from '../../stores/session.ts';
import { usePermission } from '../access/access.ts';
import { administrationQueryOptions } from '../access/queries.ts';
import { reloadPage, signOut } from '../account/session-actions.ts';
import { useUnseenRequests } from '../friends/unseen-requests.ts';

/** Menu of the signed-in user. */
export function PersonMenu() {
  const labels = useLabels();
  const navigate = useNavigate();
  const { userId, userName, avatarUrl } = useSnapshot(session);
  const { layoutSettings } = useSnapshot(configuration);
  const unseen = useUnseenRequests();
  const mayCreateGroup = usePermission(['group:create']);
  const { data: administered = [] } = useQuery(administrationQueryOptions(userId));
  const catalogue = useCatalogue();
  const { status, failure, send, reset } = useRequest();
  useForgetAway(failure, reset);

  return (
    <UserMenu
      person={{ id: userId, name: userName, avatarUrl }}
      onProfile={() => void navigate({ to: pages.profile.path })}
      onStartGroupChat={mayCreateGroup ? () => openDialog('group') : undefined}
      onFriendRequests={() => openDialog('requests')}
      unreadRequests={unseen}
      onSettings={() => openDialog('settings')}
      onLayoutSettings={layoutSettings ? () => openDialog('layout') : undefined}
      onConsole={administered.length > 0 ? () => location.assign(consolePath) : undefined}
      onChangePassword={openPasswordDialog}
      onLogOut={() => void send(signOut, reloadPage)}
      pending={status === 'pending'}
      logOutError={failure ? describeFailure(failure, catalogue)?.text : undefined}
      labels={labels.userMenu}
    />
  );
}
