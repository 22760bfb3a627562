import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { codePoints } from '../../../../hooks/code-points.ts';
import { contactSelection, useContactPicker } from '../../../people/ContactPicker/index.ts';
import { groupSummary, introductionMax, nameMax } from './group-summary.ts';
import type { GroupCreatorOptions, GroupCreatorStep, NewGroupKind, TopicView } from '../types.ts';

type TeamField = 'name' | 'introduction';
type LackingField = TeamField | 'topic';
const fieldNames: readonly TeamField[] = ['name', 'introduction'];
const lengths = { name: nameMax, introduction: introductionMax };
/** White space and invisible characters. */
const showsNothing = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const empty: Record<TeamField, string> = { name: '', introduction: '' };

/**
 * State of the group creator. Validates a team's field on blur and all fields before the next step; switching to the
 * temporary chat clears the fields (specification, section 4).
 */
export function useGroupCreator({
  status,
  source,
  self,
  required,
  defaultKind = 'group',
  max = 500,
  isAllowed = () => true,
  onSubmit,
  onStepChange,
  labels,
}: GroupCreatorOptions & { onStepChange?: ((step: GroupCreatorStep) => void) | undefined }) {
  const [step, setOwnStep] = useState<GroupCreatorStep>('purpose');
  const setStep = (next: GroupCreatorStep) => {
    setOwnStep(next);
    onStepChange?.(next);
  };
  const [kind, setKind] = useState<NewGroupKind>(defaultKind);
  const [values, setValues] = useState(empty);
  const [topic, setTopic] = useState<TopicView>();
  const [left, setLeft] = useState<ReadonlySet<LackingField>>(new Set());
  const [selection, setSelection] = useState(() => contactSelection(required));
  const inputs = useRef<Partial<Record<LackingField, HTMLInputElement | HTMLTextAreaElement | null>>>({});

  const missing = { name: labels.nameMissing, introduction: labels.introductionMissing };
  const lacks = (name: TeamField) => showsNothing.test(values[name]);
  const refused = { name: labels.nameForbidden, introduction: labels.introductionForbidden };
  const forbidden = (name: TeamField) => !isAllowed(values[name], name);
  const tooLong = (name: TeamField) => codePoints(values[name]) > lengths[name];

  const picker = useContactPicker({
    source,
    self,
    rules: { kinds: 'people', max, required },
    value: selection,
    onValueChange: setSelection,
    submission: { status },
    onSubmit: (choice) =>
      onSubmit({
        kind,
        topic,
        name: values.name.trim(),
        introduction: values.introduction.trim(),
        choice,
      }),
  });

  /** The first field that blocks the next step. */
  function firstUnfit(): LackingField | undefined {
    if (kind === 'group') return undefined;
    if (kind === 'topicGroup' && !topic) return 'topic';
    return fieldNames.find((name) => lacks(name) || tooLong(name) || forbidden(name));
  }

  function chooseTopic(next: TopicView | undefined) {
    flushSync(() => {
      setTopic(next);
      // Suggests the topic's title as the name if it fits.
      if (next && lacks('name') && codePoints(next.title) <= nameMax)
        setValues((before) => ({ ...before, name: next.title }));
    });
    // The focused control unmounts after the choice: the focus moves to the next field.
    inputs.current[next ? 'name' : 'topic']?.focus();
  }

  return {
    step,
    kind,
    setKind: (next: NewGroupKind) => {
      setKind(next);
      if (next !== 'topicGroup') setTopic(undefined);
      if (next !== 'group') return;
      setValues(empty);
      setLeft(new Set());
    },
    picker,
    summary: groupSummary(kind, picker.selection, self.name, values.name.trim()),
    /** Props of the topic field. */
    topicField: {
      chosen: topic,
      onChoose: chooseTopic,
      error: left.has('topic') && !topic ? labels.topic.missing : undefined,
      inputRef: (input: HTMLInputElement | null) => {
        inputs.current.topic = input;
      },
    },
    /** Props of a field of a team. */
    field: (name: TeamField) => ({
      name,
      value: values[name],
      max: lengths[name],
      required: true,
      error: forbidden(name) ? refused[name] : left.has(name) && lacks(name) ? missing[name] : undefined,
      ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => {
        inputs.current[name] = input;
      },
      onValueChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        // A blur caused by switching the purpose or pressing a button of the dialog does not validate.
        if (relatedTarget instanceof HTMLButtonElement) return;
        if (relatedTarget instanceof HTMLInputElement && relatedTarget.type === 'radio') return;
        setLeft((before) => new Set([...before, name]));
      },
    }),
    back: () => setStep('purpose'),
    /** Goes to the members, or focuses the first invalid field. */
    handleNext: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const first = firstUnfit();
      if (first === undefined) {
        setStep('members');
        return;
      }
      setLeft(new Set<LackingField>([...fieldNames, 'topic']));
      inputs.current[first]?.focus();
    },
  };
}

export type GroupCreatorState = ReturnType<typeof useGroupCreator>;
