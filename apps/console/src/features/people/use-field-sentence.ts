import { useLingui } from '@lingui/react/macro';

/** What is wrong with a field, by the rule that it breaks. */
export function useFieldSentence() {
  const { t } = useLingui();
  return (rule: string, limit: number | undefined): string => {
    if (rule === 'required' || (rule === 'minLength' && (limit ?? 0) <= 1)) return t`This cannot be empty.`;
    if (rule === 'maxLength' && limit !== undefined) return t`At most ${limit} characters.`;
    if (rule === 'maxItems' && limit !== undefined) return t`At most ${limit} departments.`;
    if (rule === 'characters') return t`This has a hidden or forbidden character. Remove it.`;
    return t`This is not valid.`;
  };
}
