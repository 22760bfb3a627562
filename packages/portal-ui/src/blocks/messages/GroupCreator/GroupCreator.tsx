import { clsx } from 'clsx/lite';
import { useEffect, useState } from 'react';
import { useOverlay } from '../../../hooks/overlays/use-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import * as picked from '../../shared/picker-dialog.css.ts';
import { PickerBody } from '../../people/ContactPicker/index.ts';
import { PurposeStep } from './parts/PurposeStep.tsx';
import type { GroupCreatorLabels, GroupCreatorProps, GroupCreatorStep, GroupSummary } from './types.ts';
import { useGroupCreator } from './state/use-group-creator.ts';
import * as styles from './GroupCreator.css.ts';

/**
 * Dialog that creates a temporary chat, a team or a topic group: purpose, then members (specification, sections 2, 4
 * and 5; decisions D6, D7, D9, F1).
 */
export function GroupCreator({
  open,
  onOpenChange,
  status,
  error,
  source,
  topicSource,
  self,
  required,
  defaultKind,
  max,
  isAllowed,
  onSubmit,
  labels,
  className,
  ...rest
}: GroupCreatorProps) {
  const [step, setStep] = useState<GroupCreatorStep>('purpose');
  function handleOpenChange(next: boolean) {
    if (!next && status === 'pending') return;
    if (!next) setStep('purpose');
    onOpenChange(next);
  }
  return (
    <Dialog open={open} onOpenChange={handleOpenChange}>
      <DialogContent
        width={step === 'members' ? 'full' : 'wide'}
        className={clsx(step === 'members' && picked.dialog, className)}
        data-status={status}
        // `PurposeStep` focuses the chosen purpose, which need not be the first field.
        onOpenAutoFocus={(event) => event.preventDefault()}
        {...rest}
      >
        {/* Remounts the form each time the dialog opens, so that no earlier input is left. */}
        <CreatorForm
          {...{
            status,
            error,
            source,
            topicSource,
            self,
            required,
            defaultKind,
            max,
            isAllowed,
            onSubmit,
            labels,
          }}
          onStepChange={setStep}
          onCancel={() => handleOpenChange(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

interface CreatorFormProps extends Pick<
  GroupCreatorProps,
  | 'status'
  | 'error'
  | 'source'
  | 'topicSource'
  | 'self'
  | 'required'
  | 'defaultKind'
  | 'max'
  | 'isAllowed'
  | 'onSubmit'
  | 'labels'
> {
  onStepChange: (step: GroupCreatorStep) => void;
  onCancel: () => void;
}

function CreatorForm({ error, onStepChange, onCancel, ...options }: CreatorFormProps) {
  const { labels, status } = options;
  const creator = useGroupCreator({ ...options, onStepChange });
  const { step, kind, picker, summary } = creator;
  const { inputRef } = picker;
  // The back gesture on a phone leads to the first step, like the button.
  useOverlay(step === 'members' && status !== 'pending', creator.back);
  // The focused element was unmounted with the previous step.
  useEffect(() => {
    if (step === 'members') inputRef.current?.focus();
  }, [step, inputRef]);
  const refusal = status === 'error' ? error : undefined;
  const pending = status === 'pending' || picker.asking;
  return (
    <>
      <DialogHeader closeLabel={labels.close} className={step === 'members' ? picked.header : undefined}>
        <DialogTitle>{step === 'purpose' ? labels.title : labels.titles[kind]}</DialogTitle>
      </DialogHeader>
      {step === 'purpose' ? (
        <PurposeStep
          creator={creator}
          topicSource={options.topicSource}
          error={refusal}
          onCancel={onCancel}
          labels={labels}
        />
      ) : (
        <>
          <PickerBody picker={picker} labels={labels.picker} error={refusal} />
          <DialogFooter className={clsx(picked.dialogFooter, styles.footer)}>
            <p role="status" className={styles.summary} data-type={summary.type}>
              {status === 'pending' ? labels.pending : summaryText(summary, labels)}
            </p>
            <span className={styles.buttons}>
              <Button disabled={status === 'pending'} onClick={creator.back}>
                {labels.back}
              </Button>
              <Button variant="solid" pending={pending} onClick={picker.submit}>
                {summary.type === 'chat' ? labels.submitChat : labels.submit}
              </Button>
            </span>
          </DialogFooter>
        </>
      )}
    </>
  );
}

/** Isolates the name's direction from the sentence (isolation characters, like `bdi`). */
const isolated = (name: string) => (/[\u0590-\u08ff]/u.test(name) ? `\u2068${name}\u2069` : name);

function summaryText(summary: GroupSummary, { summary: words }: GroupCreatorLabels): string {
  switch (summary.type) {
    case 'none':
      return words.noMembers;
    case 'chat':
      return words.chat(isolated(summary.name));
    case 'group':
      return words.group(isolated(summary.preview), summary.members);
    default:
      return words.teamGroup(isolated(summary.name), summary.members);
  }
}
