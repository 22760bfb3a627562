import { clsx } from 'clsx/lite';
import { Lock } from 'lucide';
import { useEffect, useId } from 'react';
import { useCoarsePointer } from '../../../hooks/pointer/use-coarse-pointer.ts';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { ComposerBar } from './parts/ComposerBar.tsx';
import { ComposerField } from './parts/ComposerField.tsx';
import { DropOverlay } from './parts/DropOverlay.tsx';
import { ReferenceBar } from './parts/ReferenceBar.tsx';
import type { FileRejection } from './state/files.ts';
import type { FileLimits, MessageComposerLabels, MessageComposerProps } from './types.ts';
import { useMessageComposer } from './state/use-message-composer.ts';
import * as styles from './MessageComposer.css.ts';

// Lazy, because most messages mention no one.
const MentionList = lazyComponent(() =>
  import('./parts/MentionList.tsx').then((module) => module.MentionList),
);
const AttachmentTray = lazyComponent(() =>
  import('./parts/AttachmentTray.tsx').then((module) => module.AttachmentTray),
);

/** Field that writes, answers and edits messages, with mentions and files. Grows to 40 % of the screen. */
export function MessageComposer({
  value,
  mentions,
  onValueChange,
  onSend,
  field,
  disabledReason,
  mentionable,
  replyTo,
  editing,
  files,
  name,
  waiting,
  labels,
  className,
  ...rest
}: MessageComposerProps) {
  const touch = useCoarsePointer();
  const { sendKey, maxLength, focusOnMount = false } = field;
  const { left, nearLimit, sendable, filesFailed, mention, intake, insert, fieldRef, formProps, fieldProps } =
    useMessageComposer({
      value,
      mentions,
      onValueChange,
      onSend,
      field,
      disabledReason,
      mentionable,
      replyTo,
      editing,
      files,
      labels,
    });
  const { attached = [], limits, onRemove } = files ?? {};
  const hintId = useId();
  const limitId = useId();
  useEffect(() => {
    if (focusOnMount) fieldRef.current?.focus();
  }, [focusOnMount, fieldRef]);
  /** Moves the focus to the field after a press that unmounts its own button or only prepares the next message. */
  function backToField() {
    // A touch must not open the soft keyboard.
    if (!touch) fieldRef.current?.focus();
  }

  const overlay = intake.dragging && (
    <DropOverlay
      area={files?.dropArea}
      refusal={disabledReason ?? (editing && labels.dropWhileEditing)}
      title={labels.dropHere(name)}
      note={limits && labels.dropLimits(limits.count, limits.sizeText)}
      onLeave={intake.endDrag}
    />
  );
  if (disabledReason !== undefined) {
    return (
      <form className={clsx(styles.root, className)} data-disabled {...rest}>
        {overlay}
        <p className={styles.reason} role="status">
          <Icon glyph={Lock} />
          {disabledReason}
        </p>
      </form>
    );
  }
  const tooLong = left < 0;
  const { request, people, active, listId, optionId } = mention;
  const listed = request !== undefined && people.length > 0;
  return (
    <form
      className={clsx(styles.root, className)}
      data-mode={editing ? 'edit' : replyTo ? 'reply' : undefined}
      {...formProps}
      {...rest}
    >
      <div className={styles.box} data-invalid={tooLong || undefined}>
        {editing && (
          <ReferenceBar
            kind="edit"
            title={labels.editing}
            text={editing.text}
            cancelLabel={labels.cancelEdit}
            onCancel={() => {
              editing.onCancel();
              backToField();
            }}
          />
        )}
        {replyTo && !editing && (
          <ReferenceBar
            kind="reply"
            title={labels.replyTo(replyTo.senderName)}
            text={replyTo.text}
            cancelLabel={labels.cancelReply}
            onCancel={() => {
              replyTo.onCancel();
              backToField();
            }}
          />
        )}
        {intake.rejection && (
          <Banner tone="warning" className={styles.rejection}>
            <RejectionText rejection={intake.rejection} limits={limits} labels={labels} />
          </Banner>
        )}
        {attached.length > 0 && !editing && (
          <AttachmentTray
            attachments={attached}
            onRemove={
              onRemove &&
              ((id) => {
                onRemove(id);
                backToField();
              })
            }
            onRetry={files?.onRetry}
            labels={labels}
          />
        )}
        <ComposerField
          ranges={mention.ranges}
          queryAt={request?.start}
          placeholder={labels.messageTo(name)}
          aria-label={labels.messageTo(name)}
          aria-describedby={nearLimit ? `${hintId} ${limitId}` : hintId}
          aria-invalid={tooLong || undefined}
          aria-autocomplete={mentionable ? 'list' : undefined}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed ? optionId(active) : undefined}
          enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
          {...fieldProps}
        />
        <ComposerBar
          takesFiles={intake.enabled}
          onFiles={(chosen) => {
            intake.take(chosen);
            backToField();
          }}
          mentionable={mentionable !== undefined}
          onInsert={insert}
          sendable={sendable}
          editing={editing !== undefined}
          labels={labels}
        >
          <span
            id={hintId}
            className={styles.hint}
            data-tone={filesFailed ? 'danger' : waiting && (waiting === 'offline' ? 'warning' : 'info')}
          >
            {filesFailed
              ? labels.filesFailed
              : waiting
                ? labels[waiting]
                : !touch && (editing ? labels.saveHint : labels.sendHint)[sendKey]}
          </span>
          <span id={limitId} className={styles.limit} aria-live="polite" data-invalid={tooLong || undefined}>
            {tooLong && labels.tooLong(-left, maxLength)}
            {nearLimit && !tooLong && labels.charactersLeft(left)}
          </span>
        </ComposerBar>
        {request && <MentionList mention={mention} labels={labels} />}
      </div>
      {overlay}
    </form>
  );
}

interface RejectionTextProps {
  rejection: FileRejection;
  limits: FileLimits | undefined;
  labels: MessageComposerLabels;
}

/** Rejected files, with a sentence for each reason. */
function RejectionText({ rejection: { tooLarge, tooMany, folders }, limits, labels }: RejectionTextProps) {
  return (
    <>
      {limits && tooLarge.length > 0 && <div>{labels.filesTooLarge(tooLarge, limits.sizeText)}</div>}
      {limits && tooMany && <div>{labels.tooManyFiles(limits.count)}</div>}
      {folders && <div>{labels.noFolders}</div>}
    </>
  );
}
