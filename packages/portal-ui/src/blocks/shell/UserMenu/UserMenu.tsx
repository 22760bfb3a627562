import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { useMenuOpener } from '../../../hooks/pointer/use-menu-opener.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import type { UserMenuProps } from './types.ts';
import * as styles from './UserMenu.css.ts';

// Lazy, because a menu and a dialog would be the largest code of the first page.
const UserMenuContent = lazyComponent(() =>
  import('./UserMenuContent.tsx').then((module) => module.UserMenuContent),
);
const ConfirmDialog = lazyComponent(() =>
  import('../../../primitives/ConfirmDialog/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

/** The user's own menu. Logging out asks for confirmation. */
export function UserMenu({
  person,
  onProfile,
  onStartGroupChat,
  onFriendRequests,
  unreadRequests,
  onSettings,
  onLayoutSettings,
  onConsole,
  onChangePassword,
  onLogOut,
  pending = false,
  logOutError,
  labels,
  className,
  ...rest
}: UserMenuProps) {
  const actions = {
    person,
    onProfile,
    onStartGroupChat,
    onFriendRequests,
    unreadRequests,
    onSettings,
    onLayoutSettings,
    onConsole,
    onChangePassword,
    labels,
  };
  const { opened, close, openerProps } = useMenuOpener();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <span className={styles.box}>
        {/* Beneath the avatar, not around it: the initials must not be part of the button's name. */}
        <button
          type="button"
          className={clsx(styles.trigger, className)}
          aria-label={labels.menuOf(person.name)}
          {...rest}
          {...openerProps}
        />
        <Avatar
          userId={person.id}
          name={person.name}
          src={person.avatarUrl}
          size={32}
          className={styles.avatar}
        />
      </span>
      {opened && (
        <UserMenuContent {...actions} {...opened} onClose={close} onLogOut={() => setAsking(true)} />
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={labels.logOutTitle}
          description={labels.logOutQuestion}
          confirmLabel={labels.logOut}
          cancelLabel={labels.cancel}
          pending={pending}
          error={logOutError}
          onConfirm={onLogOut}
        />
      )}
    </>
  );
}
