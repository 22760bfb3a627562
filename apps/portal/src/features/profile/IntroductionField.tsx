import { useLingui } from '@lingui/react/macro';
import { limits } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { codePoints, isPlainText } from '@snap/portal-api/rules';
import { EditableText } from '@snap/portal-ui/editable-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useLabels } from '../../i18n/labels.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { queryClient } from '../../queries/query-client.ts';
import { settingsApi } from '../../shell-apis.ts';
import { personQuery } from '../directory/queries.ts';

interface IntroductionFieldProps {
  userId: string;
  introduction: string | undefined;
}

/** The user's introduction in their own card, edited in its place. */
export function IntroductionField({ userId, introduction = '' }: IntroductionFieldProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const { personCard, friendship: counter } = useLazyLabels('directory');
  const catalogue = useCatalogue();
  const [draft, setDraft] = useState<string>();
  const saving = useMutation({
    mutationFn: (text: string) => settingsApi.setIntroduction({ introduction: text }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: personQuery(userId).queryKey }),
  });
  const label = personCard.introduction;
  const max = limits.personIntroduction;
  return (
    <EditableText
      label={label}
      value={introduction}
      placeholder={t`Tell colleagues what you work on.`}
      long
      counted={{ max, labels: counter }}
      editable
      draft={draft}
      onDraftChange={(next) => {
        saving.reset();
        setDraft(next);
      }}
      check={(text) => {
        if (!isPlainText(text)) return t`Contains characters that are not allowed.`;
        return codePoints(text) > max ? counter.over(codePoints(text) - max) : undefined;
      }}
      failure={saving.error === null ? undefined : failureText(saving.error, catalogue)}
      onSave={(text) =>
        saving.mutateAsync(text).then(
          () => true,
          () => false,
        )
      }
      labels={{ edit: t`Change: ${label}`, save: t`Save`, cancel: common.cancel }}
    />
  );
}
