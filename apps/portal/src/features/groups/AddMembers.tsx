import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GroupDetail } from '@snap/portal-api/contract';
import { ContactPicker, type ContactChoice } from '@snap/portal-ui/contact-picker';
import { useState } from 'react';
import { groupsApi } from '../../page-apis.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { invalidate } from '../../queries/query-client.ts';
import { useSubmission } from '../../queries/use-submission.ts';
import { selfView } from '../../stores/person-view-models.ts';
import { contactSource } from '../directory/contact-sources.ts';
import { chosenIn } from './make-group.ts';
import { knownMembers } from './queries.ts';

/** Adds people and whole departments to a group; who is in it already cannot be chosen (decisions D7, D9). */
export function AddMembers({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const { t } = useLingui();
  const { contactPicker: labels } = useLazyLabels('contacts');
  const [self] = useState(selfView);
  const [source] = useState(contactSource);
  const { name } = group;
  const present = new Set([self.id, ...knownMembers(group.id).map(({ id }) => id)]);

  const { submit, status, errorText } = useSubmission(async (choice: ContactChoice) => {
    await groupsApi.addMembers({ groupId: group.id, ...chosenIn(choice) });
    invalidate('groups', group.id);
    onClose();
  });

  return (
    <ContactPicker
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Add people to ${name}`}
      source={source}
      rules={{
        kinds: 'people',
        disabledReason: ({ type, id }) =>
          type === 'person' && present.has(id) ? t`Is in the group already` : undefined,
      }}
      submission={{
        status,
        error: errorText,
        label: (count) =>
          count === 0 ? t`Add people` : t`${plural(count, { one: 'Add # person', other: 'Add # people' })}`,
      }}
      onSubmit={submit}
      labels={labels}
    />
  );
}
