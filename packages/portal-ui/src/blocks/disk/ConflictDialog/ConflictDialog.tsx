import { Copy, Replace, SkipForward } from 'lucide';
import { useRef, type MouseEvent, type RefObject } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { FileIcon } from '../../../primitives/FileIcon/FileIcon.tsx';
import { DirectionalIcon } from '../../../primitives/Icon/DirectionalIcon.tsx';
import type { IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import type { FileView } from '../../shared/files/file-views.ts';
import { fullTime } from '../../shared/text/format-time.ts';
import { ThumbImage } from '../../shared/files/ThumbImage.tsx';
import type { ConflictResolution, ConflictDialogProps } from './types.ts';
import { useConflictDialog } from './use-conflict-dialog.ts';
import { FileName } from '../../shared/files/FileName.tsx';
import * as styles from './ConflictDialog.css.ts';

/** Resolves name conflicts one file at a time (decision C3). Dismissing cancels no file. */
export function ConflictDialog({
  conflict,
  waiting,
  status,
  error,
  onResolve,
  onPostpone,
  formatSize,
  labels,
  locale,
  timeZone,
  now,
  ...rest
}: ConflictDialogProps) {
  const dialog = useConflictDialog({ conflict, waiting, status, onResolve, onPostpone });
  const firstChoice = useRef<HTMLButtonElement>(null);
  const { shown, folder } = dialog;
  if (!shown) return null;
  const name = shown.incoming.name;
  const question = folder ? labels.questionFolder : labels.question;
  const side = (of: 'incoming' | 'existing') => (
    <Side
      file={shown[of]}
      title={labels[of]}
      marks={[
        dialog.newer === of ? labels.newer : undefined,
        dialog.larger === of ? labels.larger : undefined,
      ]}
      facts={[
        shown[of].size === undefined ? undefined : formatSize(shown[of].size),
        shown[of].time === undefined ? undefined : fullTime(shown[of].time, { locale, timeZone, now }),
      ]}
    />
  );
  const choice = (resolution: ConflictResolution, glyph: IconGlyph, text: string, hint: string) => (
    <Choice
      {...{ glyph, text, hint }}
      buttonRef={resolution === 'rename' ? firstChoice : undefined}
      pending={status === 'pending'}
      onClick={(event) => dialog.resolution(resolution, event)}
    />
  );

  return (
    <Dialog open={dialog.open} onOpenChange={dialog.handleOpenChange}>
      <DialogContent
        {...rest}
        width="wide"
        data-status={status}
        onOpenAutoFocus={(event) => {
          // Focuses the choice that loses nothing, not the checkbox below.
          event.preventDefault();
          firstChoice.current?.focus();
        }}
      >
        <DialogHeader closeLabel={labels.postpone}>
          <DialogTitle>{folder ? labels.titleFolder : labels.titleFile}</DialogTitle>
          {waiting > 0 && (
            <Badge tone="soft" className={styles.counter}>
              {labels.waiting(waiting)}
            </Badge>
          )}
        </DialogHeader>
        <DialogBody className={styles.body}>
          {/* Announced again for each conflict: the dialog stays open. */}
          <DialogDescription aria-live="polite" className={styles.question}>
            {question(name, shown.folder)}
          </DialogDescription>
          <div className={styles.sides}>
            {side('incoming')}
            {side('existing')}
          </div>
          {status === 'error' && <Banner tone="danger">{error}</Banner>}
          <div className={styles.choices}>
            {choice('rename', Copy, labels.rename, labels.renameHint(shown.freeName))}
            {folder
              ? choice('replace', Replace, labels.merge, labels.mergeHint)
              : choice(
                  'replace',
                  Replace,
                  labels.replace,
                  shown.versioned === true ? labels.versionHint : labels.replaceHint,
                )}
            {choice('skip', SkipForward, labels.skip, labels.skipHint)}
          </div>
        </DialogBody>
        {waiting > 0 && (
          <DialogFooter className={styles.footer}>
            <Checkbox
              label={labels.applyToAll(waiting)}
              checked={dialog.applyToAll}
              onCheckedChange={dialog.setApplyToAll}
            />
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface SideProps {
  file: FileView;
  title: string;
  marks: readonly (string | undefined)[];
  facts: readonly (string | undefined)[];
}

/** One of the two files: thumbnail, name, size and time. */
function Side({ file, title, marks, facts }: SideProps) {
  const icon = <FileIcon kind={file.kind} size={56} />;
  return (
    <section className={styles.side} aria-label={title}>
      <div className={styles.picture}>
        {file.thumb ? (
          <ThumbImage
            src={file.thumb.url}
            width={file.thumb.width}
            height={file.thumb.height}
            fallback={icon}
            className={styles.image}
          />
        ) : (
          icon
        )}
      </div>
      <div className={styles.texts}>
        <div className={styles.title}>{title}</div>
        <FileName name={file.name} className={styles.name} />
        {facts.map(
          (fact) =>
            fact !== undefined && (
              <div key={fact} className={styles.fact}>
                {fact}
              </div>
            ),
        )}
        <div className={styles.marks}>
          {marks.map(
            (mark) =>
              mark !== undefined && (
                <Badge key={mark} tone="soft">
                  {mark}
                </Badge>
              ),
          )}
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps {
  glyph: IconGlyph;
  text: string;
  hint: string;
  pending: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
  onClick: (event: MouseEvent) => void;
}

/** A resolution with its description, as a button. */
function Choice({ glyph, text, hint, pending, buttonRef, onClick }: ChoiceProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.choice}
      aria-disabled={pending || undefined}
      onClick={onClick}
    >
      <DirectionalIcon
        glyph={glyph}
        size={20}
        directional={glyph === SkipForward}
        className={styles.choiceIcon}
      />
      <span className={styles.choiceTexts}>
        <span className={styles.choiceText}>{text}</span>
        <span className={styles.choiceHint}>{hint}</span>
      </span>
    </button>
  );
}
