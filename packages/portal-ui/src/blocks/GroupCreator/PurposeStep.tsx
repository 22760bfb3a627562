import { MessagesSquare, UsersRound } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogBody, DialogFooter } from '../../primitives/Dialog/Dialog.tsx';
import { CountedField, CountedTextArea } from '../../primitives/Field/CountedField.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import type { GroupCreatorLabels } from './types.ts';
import type { GroupCreatorState } from './use-group-creator.ts';
import * as styles from './GroupCreator.css.ts';

interface PurposeStepProps {
  creator: GroupCreatorState;
  error: ReactNode;
  onCancel: () => void;
  labels: GroupCreatorLabels;
}

/** What the group is for. A team has a name and an introduction; a temporary chat needs nothing. */
export function PurposeStep({ creator, error, onCancel, labels }: PurposeStepProps) {
  const { kind, setKind, field, handleNext } = creator;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  return (
    <>
      <DialogBody>
        <form ref={formRef} id={formId} noValidate className={styles.form} onSubmit={handleNext}>
          <RadioGroup
            variant="cards"
            label={labels.purpose}
            value={kind}
            onValueChange={setKind}
            options={[
              {
                value: 'group',
                label: labels.kinds.group.name,
                description: labels.kinds.group.description,
                glyph: MessagesSquare,
              },
              {
                value: 'teamGroup',
                label: labels.kinds.teamGroup.name,
                description: labels.kinds.teamGroup.description,
                glyph: UsersRound,
              },
            ]}
          />
          {kind === 'teamGroup' && (
            <>
              <CountedField
                {...field('name')}
                label={labels.name}
                placeholder={labels.namePlaceholder}
                autoComplete="off"
                labels={labels}
              />
              <CountedTextArea
                {...field('introduction')}
                rows={4}
                label={labels.introduction}
                placeholder={labels.introductionPlaceholder}
                labels={labels}
              />
            </>
          )}
          {error && <Banner tone="danger">{error}</Banner>}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button type="submit" form={formId} variant="solid">
          {labels.next}
        </Button>
      </DialogFooter>
    </>
  );
}
