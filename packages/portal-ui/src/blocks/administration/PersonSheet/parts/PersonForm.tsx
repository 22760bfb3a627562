import { useEffect, useState, type ReactNode } from 'react';
import { Banner } from '../../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DialogBody, DialogClose, DialogFooter } from '../../../../primitives/Dialog/Dialog.tsx';
import { TextArea, TextField } from '../../../../primitives/Field/TextField.tsx';
import { RadioGroup } from '../../../../primitives/RadioGroup/RadioGroup.tsx';
import { changedFields } from '../changed-fields.ts';
import * as styles from '../PersonSheet.css.ts';
import type { PersonFields, PersonProblems, PersonSheetLabels, PersonSheetProps } from '../types.ts';
import { DepartmentsField } from './DepartmentsField.tsx';

type TextName = Exclude<keyof PersonFields, 'gender' | 'departments'>;

/** Soft keyboard and autofill of the fields that need them. */
const kinds: Partial<Record<TextName, { type?: string; inputMode?: 'tel' | 'email' }>> = {
  mobile: { inputMode: 'tel' },
  telephone: { inputMode: 'tel' },
  email: { inputMode: 'email' },
};

interface PersonFormProps extends Pick<PersonSheetProps, 'form' | 'departments'> {
  /** The login can be written: of a new person only. */
  isNew: boolean;
  /** Whether closing would lose changes. */
  onUnsavedChange: (unsaved: boolean) => void;
  /** Below the fields. */
  children?: ReactNode;
  labels: PersonSheetLabels;
}

/** Every field of a person. What is wrong stands at its field, also what the server finds. */
export function PersonForm({ form, departments, isNew, onUnsavedChange, children, labels }: PersonFormProps) {
  const [fields, setFields] = useState(form.fields);
  const [found, setFound] = useState<PersonProblems>({});
  const problems = { ...form.problems, ...found };
  const readOnly = form.onSubmit === undefined;
  const { managed = [] } = form;
  const changed = changedFields(form.fields, fields);
  const changes = isNew ? fields : changed;
  const isChanged = Object.keys(changed).length > 0;
  useEffect(() => {
    onUnsavedChange(isChanged);
  }, [onUnsavedChange, isChanged]);
  const set = (change: Partial<PersonFields>) => {
    setFields({ ...fields, ...change });
    setFound({});
  };

  function submit() {
    const wrong = form.check(fields);
    setFound(wrong);
    if (Object.keys(wrong).length === 0) form.onSubmit?.(changes);
  }

  const text = (name: TextName) => ({
    label: labels.fields[name],
    value: fields[name],
    error: problems[name],
    readOnly: readOnly || (name === 'login' && !isNew) || managed.includes(name),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  });

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody className={styles.body}>
        {readOnly && <Banner>{labels.readOnly}</Banner>}
        {!readOnly && managed.length > 0 && (
          <Banner>{labels.managed(managed.map((name) => labels.fields[name]).join(', '))}</Banner>
        )}
        <div className={styles.grid}>
          <TextField {...text('name')} required />
          <TextField
            {...text('login')}
            required
            hint={isNew ? labels.hints.login : undefined}
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField {...text('position')} />
          <TextField {...text('reading')} hint={labels.hints.reading} />
          {(['mobile', 'telephone', 'email', 'workplace'] as const).map((name) => (
            <TextField key={name} {...text(name)} {...kinds[name]} />
          ))}
          <RadioGroup
            className={styles.whole}
            variant="segments"
            label={labels.fields.gender}
            disabled={readOnly}
            options={(['', 'female', 'male'] as const).map((value) => ({
              value,
              label: labels.genders[value],
            }))}
            value={fields.gender}
            onValueChange={(gender) => set({ gender })}
          />
          <TextArea {...text('introduction')} className={styles.whole} rows={3} />
        </div>
        <DepartmentsField
          value={fields.departments}
          problem={problems.departments}
          nodes={departments}
          onValueChange={readOnly ? undefined : (value) => set({ departments: value })}
          labels={labels}
        />
        {children}
      </DialogBody>
      {!readOnly && (
        <DialogFooter>
          {form.status === 'error' && form.error !== undefined && (
            <Banner tone="danger" className={styles.whole}>
              {form.error}
            </Banner>
          )}
          <DialogClose asChild>
            <Button>{labels.cancel}</Button>
          </DialogClose>
          <Button
            type="submit"
            variant="solid"
            pending={form.status === 'pending'}
            disabled={Object.keys(changes).length === 0}
          >
            {isNew ? labels.add : labels.save}
          </Button>
        </DialogFooter>
      )}
    </form>
  );
}
