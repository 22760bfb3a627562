import { clsx } from 'clsx/lite';
import { ChevronDown, Pin, PinOff } from 'lucide';
import { useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { MessageListLabels } from '../types.ts';
import type { PinnedMessageView } from '../views.ts';
import * as styles from './PinnedBar.css.ts';

export interface PinnedBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Newest pinned first; without any there is no bar. */
  messages: readonly PinnedMessageView[];
  onOpenMessage: (message: PinnedMessageView) => void;
  /** Without it messages cannot be unpinned. */
  onUnpin?: ((message: PinnedMessageView) => void) | undefined;
  labels: Pick<MessageListLabels, 'pinned' | 'pinnedCount' | 'unpin'>;
}

/** The newest pinned message, and the others when expanded. */
export function PinnedBar({ messages, onOpenMessage, onUnpin, labels, className, ...rest }: PinnedBarProps) {
  const [open, setOpen] = useState(false);
  if (messages.length === 0) return null;
  const several = messages.length > 1;
  const shown = open ? messages : messages.slice(0, 1);
  return (
    <section
      aria-label={labels.pinned}
      className={clsx(styles.bar, className)}
      data-open={open || undefined}
      {...rest}
    >
      <Icon glyph={Pin} className={styles.mark} />
      <ul role="list" className={styles.list}>
        {shown.map((message) => (
          <li key={message.id} className={styles.item}>
            <button type="button" className={styles.open} onClick={() => onOpenMessage(message)}>
              <bdi className={styles.sender}>{message.senderName}</bdi>{' '}
              <span className={styles.text} dir="auto">
                {message.text}
              </span>
            </button>
            {onUnpin && (
              <IconButton
                label={labels.unpin(message.senderName, message.text)}
                icon={<Icon glyph={PinOff} />}
                onClick={() => onUnpin(message)}
              />
            )}
          </li>
        ))}
      </ul>
      {several && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={open}
          icon={<Icon glyph={ChevronDown} className={styles.chevron} data-open={open || undefined} />}
          onClick={() => setOpen(!open)}
        >
          {labels.pinnedCount(messages.length)}
        </Button>
      )}
    </section>
  );
}
