import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { PageSkeleton } from '@snap/portal-ui/page';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { retryNow } from '../../live/start.ts';
import { retryCode } from '../../live/fetch-code.ts';
import { pageOf } from '../../navigation/pages.ts';
import { connection } from '../../stores/connection.ts';
import { useMobile } from '../../hooks/use-mobile.ts';

/** While the code of a page loads: its skeleton, or the reason why it cannot load. */
export function PagePending() {
  const labels = useLabels();
  const mobile = useMobile();
  const { unreachable } = useSnapshot(connection);
  const shape = useLocation({ select: ({ pathname }) => pageOf(pathname)?.shape });
  if (shape === undefined) return null;
  if (!unreachable) return <PageSkeleton shape={shape} narrow={mobile} label={labels.common.loading} />;
  return (
    <div className="grid min-h-full place-items-center">
      <EmptyState
        variant="offline"
        text={
          <Trans>
            This page has not been opened on this device yet. It opens by itself when the connection is back.
          </Trans>
        }
        action={
          <Button
            onClick={() => {
              retryCode();
              void retryNow();
            }}
          >
            {labels.common.retry}
          </Button>
        }
      />
    </div>
  );
}
