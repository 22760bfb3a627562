import type { SubmitEvent } from 'react';
import { useFormFields } from '../shared/use-form-fields.ts';
import type { ResetPasswordFormOptions, ResetPasswordValues } from './types.ts';

/** A new password, typed twice, in the place of a forgotten one. */
export function useResetPasswordForm({
  status,
  value,
  onValueChange,
  rule,
  refusedField,
  onSubmit,
  labels,
}: ResetPasswordFormOptions) {
  const met = rule.check(value.newpwd);
  const strong = Object.values(met).every(Boolean);
  const { field, complete, stopped } = useFormFields<keyof ResetPasswordValues>({
    value,
    onValueChange: (name, text) => onValueChange({ ...value, [name]: text }),
    problems: {
      ...(value.newpwd === ''
        ? { newpwd: labels.newMissing }
        : !strong && { newpwd: met.maxLength ? labels.weak : labels.maxLength(rule.max) }),
      ...(value.submitpwd === ''
        ? { submitpwd: labels.repeatMissing }
        : value.submitpwd !== value.newpwd && { submitpwd: labels.mismatch }),
    },
    focusOn: status === 'error' ? refusedField : undefined,
  });
  return {
    field,
    stopped,
    /** Which parts of the rule the password fulfils. */
    met,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (status === 'pending' || !complete(['newpwd', 'submitpwd'])) return;
      onSubmit({ ...value, username: value.username.trim() });
    },
  };
}
