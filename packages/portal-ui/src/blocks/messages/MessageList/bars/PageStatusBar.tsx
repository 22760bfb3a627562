import type { PageStatus } from '../../../shared/status.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import type { MessageListLabels } from '../types.ts';
import * as styles from '../MessageList.css.ts';

export interface PageStatusBarProps {
  edge: 'start' | 'end';
  status: PageStatus;
  loading: string;
  labels: Pick<MessageListLabels, 'failedMore' | 'retry'>;
  onRetry: (() => void) | undefined;
}

/** Floats over an edge, so that it moves no message. */
export function PageStatusBar({ edge, status, loading, labels, onRetry }: PageStatusBarProps) {
  if (status === 'idle') return null;
  return (
    <div className={styles.pageStatus} data-edge={edge}>
      {status === 'loading' ? (
        <Spinner label={loading} />
      ) : (
        <>
          <span role="alert">{labels.failedMore}</span>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {labels.retry}
          </Button>
        </>
      )}
    </div>
  );
}
