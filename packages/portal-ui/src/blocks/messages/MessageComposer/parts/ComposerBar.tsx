import { AtSign, Check, Paperclip, SendHorizontal, Smile } from 'lucide';
import { useRef, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../../hooks/lazy-component.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { MessageComposerLabels } from '../types.ts';
import * as styles from '../MessageComposer.css.ts';

// Lazy, because most messages are text only.
const EmojiPanel = lazyComponent(() => import('./EmojiPanel.tsx').then((module) => module.EmojiPanel));

export interface ComposerBarProps {
  /** Whether files can be attached. */
  takesFiles: boolean;
  onFiles: (files: File[]) => void;
  mentionable: boolean;
  /** Inserts text at the caret. */
  onInsert: (text: string) => void;
  sendable: boolean;
  editing: boolean;
  labels: MessageComposerLabels;
  /** Hints and the counter. */
  children: ReactNode;
}

/** Bar under the field: attachments and emoji at the start, hints in the middle, sending at the end. */
export function ComposerBar({
  takesFiles,
  onFiles,
  mentionable,
  onInsert,
  sendable,
  editing,
  labels,
  children,
}: ComposerBarProps) {
  const fileRef = useRef<HTMLInputElement>(null);
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <div className={styles.bar}>
      <IconButton
        label={labels.emoji}
        side="top"
        icon={<Icon glyph={Smile} size={20} />}
        aria-haspopup="dialog"
        aria-expanded={opener !== undefined}
        onClick={({ currentTarget }) => setOpener(opener ? undefined : currentTarget)}
      />
      {mentionable && (
        <IconButton
          label={labels.mention}
          side="top"
          icon={<Icon glyph={AtSign} size={20} />}
          onClick={() => onInsert('@')}
        />
      )}
      {takesFiles && (
        <>
          <IconButton
            label={labels.attach}
            side="top"
            icon={<Icon glyph={Paperclip} size={20} />}
            onClick={() => fileRef.current?.click()}
          />
          <input
            ref={fileRef}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={labels.attach}
            className={styles.fileInput}
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              // Resets the input, so that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <div className={styles.middle}>{children}</div>
      <IconButton
        type="submit"
        label={editing ? labels.save : labels.send}
        variant="solid"
        side="top"
        icon={<DirectionalIcon glyph={editing ? Check : SendHorizontal} directional={!editing} />}
        disabled={!sendable}
      />
      {opener && (
        <EmojiPanel
          opener={opener}
          labels={labels}
          onClose={() => setOpener(undefined)}
          onPick={(emoji) => {
            setOpener(undefined);
            onInsert(emoji);
          }}
        />
      )}
    </div>
  );
}
