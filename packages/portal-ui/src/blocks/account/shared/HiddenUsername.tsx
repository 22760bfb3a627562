import { visuallyHidden } from '../../../theme/reset.css.ts';

/** Username for password managers, which save the new password under it. */
export function HiddenUsername({ value }: { value: string | undefined }) {
  return (
    <input
      className={visuallyHidden}
      type="text"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
