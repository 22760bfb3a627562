import { clsx } from 'clsx';
import { Lock, SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { MessageComposerProps } from './types.ts';
import { useMessageComposer } from './use-message-composer.ts';
import * as styles from './MessageComposer.css.ts';

/** Where a message is written. It grows with the text up to a third of the screen. */
export function MessageComposer({
  value,
  onValueChange,
  onSend,
  sendKey,
  maxLength,
  disabledReason,
  name,
  focusOnMount = false,
  labels,
  className,
  ...rest
}: MessageComposerProps) {
  const { left, nearLimit, sendable, formProps, fieldProps } = useMessageComposer({
    value,
    onValueChange,
    onSend,
    sendKey,
    maxLength,
    disabledReason,
  });
  const hintId = useId();
  const limitId = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusOnMount && !matchMedia('(pointer: coarse)').matches) fieldRef.current?.focus();
  }, [focusOnMount]);

  if (disabledReason !== undefined) {
    return (
      <form className={clsx(styles.root, className)} data-disabled {...rest}>
        <p className={styles.reason} role="status">
          <Icon glyph={Lock} />
          {disabledReason}
        </p>
      </form>
    );
  }
  const tooLong = left < 0;
  return (
    <form
      className={clsx(styles.root, className)}
      onSubmit={(event) => {
        formProps.onSubmit(event);
        // A press on the button leaves the keyboard of a phone where it is.
        fieldRef.current?.focus();
      }}
      {...rest}
    >
      <div className={styles.box} data-invalid={tooLong || undefined}>
        {/* The copy under the field has the height of the text; the field fills it. */}
        <div className={styles.grow} data-copy={value}>
          <textarea
            ref={fieldRef}
            className={styles.field}
            rows={1}
            dir="auto"
            placeholder={labels.messageTo(name)}
            aria-label={labels.messageTo(name)}
            aria-describedby={nearLimit ? `${hintId} ${limitId}` : hintId}
            aria-invalid={tooLong || undefined}
            enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
            {...fieldProps}
          />
        </div>
        <div className={styles.bar}>
          <span id={hintId} className={styles.hint}>
            {labels.sendHint[sendKey]}
          </span>
          <span id={limitId} className={styles.limit} aria-live="polite" data-invalid={tooLong || undefined}>
            {tooLong && labels.tooLong(-left, maxLength)}
            {nearLimit && !tooLong && labels.charactersLeft(left)}
          </span>
          <IconButton
            type="submit"
            label={labels.send}
            variant="solid"
            side="top"
            icon={<Icon glyph={SendHorizontal} />}
            disabled={!sendable}
          />
        </div>
      </div>
    </form>
  );
}
