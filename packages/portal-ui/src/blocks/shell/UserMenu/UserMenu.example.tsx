import '@snap/portal-ui/user-menu/styles.css';
import { UserMenu } from '@snap/portal-ui/user-menu';
import { userMenu } from '@snap/portal-ui/user-menu/labels/en';

export function Me() {
  return (
    <UserMenu
      person={{ id: '10086', name: 'Li Na', position: 'Reporter', department: 'Video' }}
      onProfile={() => window.location.assign('/profile')}
      onSettings={() => window.location.assign('/settings')}
      onLogOut={() => window.location.assign('/sign-out')}
      labels={userMenu}
    />
  );
}
