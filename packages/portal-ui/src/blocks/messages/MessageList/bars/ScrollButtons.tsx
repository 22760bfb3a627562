import { ArrowDown, ArrowUp, Undo2 } from 'lucide';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import type { MessageListLabels } from '../types.ts';
import * as styles from '../MessageList.css.ts';

export interface ScrollButtonsProps {
  atEnd: boolean;
  /** Number of messages not yet seen. */
  unseen: number;
  canGoBack: boolean;
  onToEnd: () => void;
  onBack: () => void;
  labels: Pick<MessageListLabels, 'toEnd' | 'newMessages' | 'back'>;
}

/** Buttons over the end of the list: back to the followed quote, and to the end. */
export function ScrollButtons({ atEnd, unseen, canGoBack, onToEnd, onBack, labels }: ScrollButtonsProps) {
  if (atEnd && !canGoBack) return null;
  return (
    <div className={styles.scrollButtons} data-can-go-back={canGoBack || undefined}>
      {canGoBack && (
        <Button
          size="small"
          variant="outline"
          className={styles.scrollButton}
          icon={<DirectionalIcon glyph={Undo2} />}
          onClick={onBack}
        >
          {labels.back}
        </Button>
      )}
      {!atEnd && (
        <Button
          size="small"
          variant="outline"
          className={styles.scrollButton}
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

export interface UnreadButtonProps {
  onToUnread: () => void;
  labels: Pick<MessageListLabels, 'toUnread'>;
}

/** Button to the first unread message. Above the log: below, it would cover the newest message. */
export function UnreadButton({ onToUnread, labels }: UnreadButtonProps) {
  return (
    <Button
      size="small"
      variant="outline"
      className={styles.scrollButton}
      data-unseen
      icon={<Icon glyph={ArrowUp} />}
      onClick={onToUnread}
    >
      {labels.toUnread}
    </Button>
  );
}
