import type { SubmitEvent } from 'react';
import { useFormFields } from '../shared/use-form-fields.ts';
import type { ResetPasswordFormOptions, ResetPasswordValues } from './types.ts';

/** State of the form: a new password and its confirmation. */
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
    /** Parts of the rule that the password fulfils. */
    met,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (status === 'pending' || !complete(['newpwd', 'submitpwd'])) return;
      onSubmit({ ...value, username: value.username.trim() });
    },
  };
}
