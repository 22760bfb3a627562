import { lazy, Suspense, useState } from 'react';
import { useMenuOpener } from '../../hooks/use-menu-opener.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import type { UserMenuProps } from './types.ts';
import * as styles from './UserMenu.css.ts';

// On first use: a menu and a dialog would be the heaviest things on the first page.
const UserMenuSteps = lazy(() =>
  import('./UserMenuSteps.tsx').then(({ UserMenuSteps }) => ({ default: UserMenuSteps })),
);
const ConfirmDialog = lazy(() =>
  import('../../primitives/ConfirmDialog/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({
    default: ConfirmDialog,
  })),
);

/** The person's own menu. Logging out asks once. */
export function UserMenu({ onLogOut, pending = false, ...steps }: UserMenuProps) {
  const { person, labels } = steps;
  const { opened, close, openerProps } = useMenuOpener();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={labels.menuOf(person.name)}
        {...openerProps}
      >
        <Avatar userId={person.id} name={person.name} src={person.avatarUrl} size={32} />
      </button>
      <Suspense>
        {opened && <UserMenuSteps {...steps} {...opened} onClose={close} onLogOut={() => setAsking(true)} />}
        {asking && (
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={labels.logOutTitle}
            description={labels.logOutQuestion}
            confirmLabel={labels.logOut}
            cancelLabel={labels.cancel}
            pending={pending}
            onConfirm={onLogOut}
          />
        )}
      </Suspense>
    </>
  );
}
