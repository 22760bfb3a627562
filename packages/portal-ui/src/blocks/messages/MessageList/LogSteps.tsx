import { ArrowDown, ArrowUp, Undo2 } from 'lucide';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { MessageListLabels } from './types.ts';
import * as styles from './MessageList.css.ts';

export interface LogStepsProps {
  atEnd: boolean;
  /** Messages that the reader has not come to. */
  unseen: number;
  canGoBack: boolean;
  onToEnd: () => void;
  onBack: () => void;
  labels: Pick<MessageListLabels, 'toEnd' | 'newMessages' | 'back'>;
}

/** The ways down from here: back to where a quote was followed, and to the end. */
export function LogSteps({ atEnd, unseen, canGoBack, onToEnd, onBack, labels }: LogStepsProps) {
  if (atEnd && !canGoBack) return null;
  return (
    <div className={styles.steps} data-way-back={canGoBack || undefined}>
      {canGoBack && (
        <Button
          size="small"
          variant="outline"
          className={styles.step}
          icon={<Icon glyph={Undo2} />}
          onClick={onBack}
        >
          {labels.back}
        </Button>
      )}
      {!atEnd && (
        <Button
          size="small"
          variant="outline"
          className={styles.step}
          data-unseen={unseen > 0 || undefined}
          icon={<Icon glyph={ArrowDown} />}
          onClick={onToEnd}
        >
          {unseen > 0 ? labels.newMessages(unseen) : labels.toEnd}
        </Button>
      )}
    </div>
  );
}

export interface ToUnreadProps {
  onToUnread: () => void;
  labels: Pick<MessageListLabels, 'toUnread'>;
}

/** The way up to the first unread message. It is above the log: below, it would cover the newest message. */
export function ToUnread({ onToUnread, labels }: ToUnreadProps) {
  return (
    <Button
      size="small"
      variant="outline"
      className={styles.step}
      data-unseen
      icon={<Icon glyph={ArrowUp} />}
      onClick={onToUnread}
    >
      {labels.toUnread}
    </Button>
  );
}
