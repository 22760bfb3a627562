import type { PageStatus } from '../../shared/status.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { MessageListLabels } from './types.ts';
import * as styles from './MessageList.css.ts';

export interface PageNoticeProps {
  edge: 'start' | 'end';
  status: PageStatus;
  loading: string;
  labels: Pick<MessageListLabels, 'failedMore' | 'retry'>;
  onRetry: (() => void) | undefined;
}

/** Over one edge, so that coming and going moves no message. */
export function PageNotice({ edge, status, loading, labels, onRetry }: PageNoticeProps) {
  if (status === 'idle') return null;
  return (
    <div className={styles.notice} data-edge={edge}>
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
