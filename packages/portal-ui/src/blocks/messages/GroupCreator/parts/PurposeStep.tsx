import { MessagesSquare, Newspaper, UsersRound } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Banner } from '../../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DialogBody, DialogFooter } from '../../../../primitives/Dialog/Dialog.tsx';
import { CountedField, CountedTextArea } from '../../../../primitives/Field/CountedField.tsx';
import { RadioGroup } from '../../../../primitives/RadioGroup/RadioGroup.tsx';
import { TopicField } from './TopicField.tsx';
import type { GroupCreatorLabels, NewGroupKind, TopicSource } from '../types.ts';
import type { GroupCreatorState } from '../state/use-group-creator.ts';
import * as styles from '../GroupCreator.css.ts';

interface PurposeStepProps {
  creator: GroupCreatorState;
  topicSource: TopicSource | undefined;
  error: ReactNode;
  onCancel: () => void;
  labels: GroupCreatorLabels;
}

const glyphs = { group: MessagesSquare, teamGroup: UsersRound, topicGroup: Newspaper };

/**
 * First step: the purpose. A team has a name and an introduction, a topic group also a topic; a temporary chat needs
 * nothing.
 */
export function PurposeStep({ creator, topicSource, error, onCancel, labels }: PurposeStepProps) {
  const { kind, setKind, field, topicField, handleNext } = creator;
  const kinds: readonly NewGroupKind[] = topicSource
    ? ['group', 'teamGroup', 'topicGroup']
    : ['group', 'teamGroup'];
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
            options={kinds.map((value) => ({
              value,
              label: labels.kinds[value].name,
              description: labels.kinds[value].description,
              glyph: glyphs[value],
            }))}
          />
          {kind === 'topicGroup' && topicSource && (
            <TopicField {...topicField} source={topicSource} labels={labels.topic} />
          )}
          {kind !== 'group' && (
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
