import { clsx } from 'clsx/lite';
import { useId } from 'react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './AuditLog.css.ts';
import type { LockedAccountsProps } from './types.ts';

/** Accounts that cannot sign in for now, because of too many wrong passwords. */
export function LockedAccounts({
  accounts,
  unlocking,
  onUnlock,
  labels,
  className,
  ...rest
}: LockedAccountsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx(styles.locked, className)} {...rest}>
      <h2 id={id} className={styles.heading}>
        {labels.locked(accounts.length)}
      </h2>
      {unlocking?.status === 'error' && unlocking.error !== undefined && (
        <Banner tone="danger">{unlocking.error}</Banner>
      )}
      <ul role="list" className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.id} className={styles.account}>
            <Avatar userId={account.id} name={account.name} src={account.avatarUrl} size={32} />
            <span className={styles.words}>
              <span className={styles.name}>{account.name}</span>
              <span className={styles.note}>
                {[account.login, labels.until(account.until), account.ownBrowserOnly && labels.ownBrowserOnly]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {onUnlock && (
              <Button
                size="small"
                aria-label={labels.unlockName(account.name)}
                pending={unlocking?.id === account.id && unlocking.status === 'pending'}
                onClick={() => onUnlock(account)}
              >
                {labels.unlock}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
