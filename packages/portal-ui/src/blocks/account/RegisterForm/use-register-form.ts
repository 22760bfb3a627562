import type { SubmitEvent } from 'react';
import { codePoints } from '../../../hooks/code-points.ts';
import { useFormFields } from '../shared/use-form-fields.ts';
import type { RegisterFormOptions, RegisterValues } from './types.ts';

/** State of the form: name and password of a new account. */
export function useRegisterForm({
  status,
  value,
  onValueChange,
  maxName,
  rule,
  refusedField,
  onSubmit,
  labels,
}: RegisterFormOptions) {
  const userName = value.userName.trim();
  const over = codePoints(userName) - maxName;
  const met = rule.check(value.newpwd);
  const strong = Object.values(met).every(Boolean);
  const { field, complete, stopped } = useFormFields<keyof RegisterValues>({
    value,
    onValueChange: (name, text) => onValueChange({ ...value, [name]: text }),
    problems: {
      ...(userName === '' ? { userName: labels.nameMissing } : over > 0 && { userName: labels.over(over) }),
      ...(value.newpwd === ''
        ? { newpwd: labels.newMissing }
        : !strong && { newpwd: met.maxLength ? labels.weak : labels.maxLength(rule.max) }),
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
      if (status !== 'pending' && complete(['userName', 'newpwd'])) onSubmit({ ...value, userName });
    },
  };
}
