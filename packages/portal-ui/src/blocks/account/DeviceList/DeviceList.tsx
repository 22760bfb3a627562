import { clsx } from 'clsx/lite';
import { Monitor, Smartphone } from 'lucide';
import { useId, useState } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton, SkeletonBlock } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './DeviceList.css.ts';
import type { DeviceListProps } from './types.ts';

const glyphs = { desktop: Monitor, phone: Smartphone };

/** Where the user is signed in, with a way to sign out there, or everywhere else. */
export function DeviceList({
  devices,
  status = 'ready',
  ending,
  onSignOut,
  onSignOutElsewhere,
  onRetry,
  labels,
  className,
  ...rest
}: DeviceListProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const pending = ending?.status === 'pending';
  const others = devices.some(({ current }) => !current);
  return (
    <section aria-labelledby={id} className={clsx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {labels.title}
        </h2>
        {status === 'ready' && others && (
          <Button
            size="small"
            pending={pending && ending.id === undefined}
            disabled={pending && ending.id !== undefined}
            onClick={() => setAsking(true)}
          >
            {labels.signOutElsewhere}
          </Button>
        )}
      </div>
      <p className={styles.note}>{labels.note}</p>
      {ending?.status === 'error' && ending.error !== undefined && (
        <Banner tone="danger">{ending.error}</Banner>
      )}
      {status === 'loading' && (
        <Skeleton label={labels.loading} slow={labels.slow}>
          {[60, 45].map((width) => (
            <div key={width} className={styles.device}>
              <SkeletonBlock shape="circle" width={20} height={20} />
              <SkeletonBlock width={`${width}%`} />
            </div>
          ))}
        </Skeleton>
      )}
      {(status === 'error' || status === 'offline') && (
        <EmptyState
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offline}
          action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
        />
      )}
      {status === 'ready' && (
        <ul role="list" className={styles.devices}>
          {devices.map((device) => (
            <li key={device.id} className={styles.device}>
              <Icon glyph={glyphs[device.kind]} size={20} />
              <span className={styles.words}>
                <span className={styles.name} title={device.name}>
                  {device.name}
                </span>
                <span className={styles.note}>
                  {[labels.lastUsed(device.lastUsed), device.address].filter(Boolean).join(' · ')}
                </span>
              </span>
              {device.current ? (
                <Badge tone="soft">{labels.current}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={labels.signOutName(device.name)}
                  pending={pending && ending.id === device.id}
                  disabled={pending && ending.id !== device.id}
                  onClick={() => onSignOut(device)}
                >
                  {labels.signOut}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={labels.signOutElsewhere}
        description={labels.elsewhereQuestion}
        confirmLabel={labels.signOutElsewhere}
        cancelLabel={labels.cancel}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onSignOutElsewhere();
        }}
      />
    </section>
  );
}
