import { clsx } from 'clsx/lite';
import { Check, Dot } from 'lucide';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import type { NewPasswordLabels, PasswordRule, PasswordRulePart } from './types.ts';
import * as styles from './PasswordDialog.css.ts';

interface RuleListProps {
  rule: PasswordRule;
  met: Readonly<Record<PasswordRulePart, boolean>>;
  /** The field's error says that the password is too long. */
  lengthReported: boolean;
  labels: NewPasswordLabels;
}

/** Live checklist of the rule. The maximum length shows only while it is exceeded and the field has no error for it. */
export function RuleList({ rule, met, lengthReported, labels }: RuleListProps) {
  const parts: [PasswordRulePart, string][] = [
    ['minLength', labels.minLength(rule.min)],
    ['uppercase', labels.uppercase],
    ['lowercase', labels.lowercase],
    ['digit', labels.digit],
    ['special', labels.special(rule.specials)],
  ];
  if (!met.maxLength && !lengthReported) parts.push(['maxLength', labels.maxLength(rule.max)]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without marks
    <ul role="list" aria-label={labels.rule} className={styles.rule}>
      {parts.map(([part, text]) => (
        <li
          key={part}
          data-met={met[part] || undefined}
          className={clsx(styles.part, (part === 'special' || part === 'maxLength') && styles.wide)}
        >
          <span className={styles.mark}>
            <Icon glyph={met[part] ? Check : Dot} />
          </span>
          <span>
            {text} <span className={visuallyHidden}>{met[part] ? labels.met : labels.unmet}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
