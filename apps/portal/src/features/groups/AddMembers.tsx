import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GroupDetail } from '@snap/portal-api/contract';
import { describeFailure } from '@snap/portal-api/errors';
import { ContactPicker, type ContactChoice } from '@snap/portal-ui/contact-picker';
import { useState } from 'react';
import { friendsApi, groupsApi } from '../../page-apis.ts';
import { directoryApi, messagesApi } from '../../shell-apis.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useForgetAway } from '../../errors/use-forget-away.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { invalidate } from '../../queries/query-client.ts';
import { selfView } from '../../stores/person-view-models.ts';
import { createContactSource } from '../directory/contact-source.ts';
import { knownMembers } from './queries.ts';

type State = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** Adds people and whole departments to a group; who is in it already cannot be chosen (decisions D7, D9). */
export function AddMembers({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const { t } = useLingui();
  const { contactPicker: labels } = useLazyLabels('contacts');
  const catalogue = useCatalogue();
  const [self] = useState(selfView);
  const [source] = useState(() =>
    createContactSource(
      { directory: directoryApi, friends: friendsApi, groups: groupsApi, messages: messagesApi },
      self.id,
    ),
  );
  const { name } = group;
  const [state, setState] = useState<State>({ status: 'idle' });
  useForgetAway(state.status === 'error' ? state.error : undefined, () => setState({ status: 'idle' }));
  const present = new Set([self.id, ...knownMembers(group.id).map(({ id }) => id)]);

  async function add({ people, departments, excludedIds, personIds }: ContactChoice) {
    setState({ status: 'pending' });
    try {
      // Who is left out of a department can only be said by naming everyone else.
      const whole = excludedIds.length > 0 && personIds;
      await groupsApi.addMembers({
        groupId: group.id,
        personIds: whole ? [...personIds] : people.map(({ id }) => id),
        departmentIds: whole ? [] : departments.map(({ id }) => id),
      });
      invalidate('groups', group.id);
      onClose();
    } catch (error) {
      setState({ status: 'error', error });
    }
  }

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
        status: state.status,
        error: state.status === 'error' && describeFailure(state.error, catalogue)?.text,
        label: (count) =>
          count === 0 ? t`Add people` : t`${plural(count, { one: 'Add # person', other: 'Add # people' })}`,
      }}
      onSubmit={(choice) => void add(choice)}
      labels={labels}
    />
  );
}
