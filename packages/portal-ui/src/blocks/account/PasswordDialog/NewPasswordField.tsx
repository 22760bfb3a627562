import { PasswordField, type PasswordFieldProps } from '../../../primitives/Field/PasswordField.tsx';
import { RuleList } from './RuleList.tsx';
import type { NewPasswordLabels, PasswordRule, PasswordRulePart } from './types.ts';
import * as styles from './PasswordDialog.css.ts';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'label' | 'labels' | 'autoComplete'> {
  rule: PasswordRule;
  /** Which parts of the rule the password fulfils. */
  met: Readonly<Record<PasswordRulePart, boolean>>;
  labels: NewPasswordLabels;
}

/** A new password with its rule under it, ticked as one types. */
export function NewPasswordField({ rule, met, labels, ...rest }: NewPasswordFieldProps) {
  return (
    <div className={styles.newPassword}>
      <PasswordField {...rest} label={labels.newPassword} labels={labels} autoComplete="new-password" />
      <RuleList rule={rule} met={met} labels={labels} />
    </div>
  );
}
