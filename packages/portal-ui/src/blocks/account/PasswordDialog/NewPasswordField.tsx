import { PasswordField, type PasswordFieldProps } from '../../../primitives/Field/PasswordField.tsx';
import { RuleList } from './RuleList.tsx';
import type { NewPasswordLabels, PasswordRule, PasswordRulePart } from './types.ts';
import * as styles from './PasswordDialog.css.ts';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'label' | 'labels' | 'autoComplete'> {
  rule: PasswordRule;
  /** Parts of the rule that the password fulfils. */
  met: Readonly<Record<PasswordRulePart, boolean>>;
  labels: NewPasswordLabels;
}

/** Field for a new password, with a live checklist of the rule. */
export function NewPasswordField({ rule, met, labels, ...rest }: NewPasswordFieldProps) {
  return (
    <div className={styles.newPassword}>
      <PasswordField {...rest} label={labels.newPassword} labels={labels} autoComplete="new-password" />
      <RuleList
        rule={rule}
        met={met}
        lengthReported={!met.maxLength && rest.error !== undefined}
        labels={labels}
      />
    </div>
  );
}
