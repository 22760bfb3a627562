import { LogOut, Settings, SlidersHorizontal, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { UserMenuProps } from './types.ts';
import * as styles from './UserMenu.css.ts';

/** The person's own menu. Logging out asks once. */
export function UserMenu({
  person,
  onProfile,
  onStartGroupChat,
  onSettings,
  onLayoutSettings,
  onLogOut,
  pending = false,
  labels,
}: UserMenuProps) {
  const [asking, setAsking] = useState(false);
  const place = [person.position, person.department].filter(Boolean).join(' · ');
  const steps = [
    { label: labels.profile, glyph: UserRound, onSelect: onProfile },
    { label: labels.startGroupChat, glyph: Users, onSelect: onStartGroupChat },
    { label: labels.settings, glyph: Settings, onSelect: onSettings },
    { label: labels.layoutSettings, glyph: SlidersHorizontal, onSelect: onLayoutSettings },
  ].filter(({ onSelect }) => onSelect !== undefined);
  const avatar = { userId: person.id, name: person.name, src: person.avatarUrl };

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className={styles.trigger} aria-label={labels.menuOf(person.name)}>
          <Avatar {...avatar} size={32} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className={styles.menu}>
          <div className={styles.head}>
            <Avatar {...avatar} size={40} />
            <div className={styles.who}>
              <div className={styles.name} title={person.name}>
                {person.name}
              </div>
              {place !== '' && (
                <div className={styles.place} title={place}>
                  {place}
                </div>
              )}
            </div>
          </div>
          <DropdownMenuSeparator />
          {steps.map(({ label, glyph, onSelect }) => (
            <DropdownMenuItem key={label} icon={<Icon glyph={glyph} />} onSelect={() => onSelect?.()}>
              {label}
            </DropdownMenuItem>
          ))}
          {steps.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem icon={<Icon glyph={LogOut} />} onSelect={() => setAsking(true)}>
            {labels.logOut}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={labels.logOutTitle}
        description={labels.logOutQuestion}
        confirmLabel={labels.logOut}
        cancelLabel={labels.cancel}
        pending={pending}
        onConfirm={onLogOut}
      />
    </>
  );
}
