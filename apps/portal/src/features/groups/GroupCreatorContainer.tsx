import { useNavigate } from '@tanstack/react-router';
import { describeFailure } from '@snap/portal-api/errors';
import { isPlainLine } from '@snap/portal-api/rules';
import { GroupCreator, type NewGroup } from '@snap/portal-ui/group-creator';
import { useEffect, useState } from 'react';
import { friendsApi, groupsApi } from '../../page-apis.ts';
import { directoryApi, messagesApi, newsroomApi, organisationApi } from '../../shell-apis.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useForgetAway } from '../../errors/use-forget-away.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { messaging } from '../../live/messaging.ts';
import { session } from '../../stores/session.ts';
import { closeFirst } from '../close-first.ts';
import { selfView } from '../../stores/person-view-models.ts';
import { createContactSource } from '../directory/contact-source.ts';
import { groupIds, makeGroup } from './make-group.ts';
import { createTopicSource } from './topic-source.ts';

type State = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** Makes a group and goes to it; the words of a refusal stand in the dialog, and nothing that was chosen is lost. */
export function GroupCreatorContainer() {
  const { groupCreator: labels } = useLazyLabels('contacts');
  const catalogue = useCatalogue();
  const navigate = useNavigate();
  const max = useMemberLimit();
  const [self] = useState(selfView);
  const [idOf] = useState(groupIds);
  const [source] = useState(() =>
    createContactSource(
      { directory: directoryApi, friends: friendsApi, groups: groupsApi, messages: messagesApi },
      self.id,
    ),
  );
  const [topicSource] = useState(() => createTopicSource(newsroomApi));
  const [state, setState] = useState<State>({ status: 'idle' });
  useForgetAway(state.status === 'error' ? state.error : undefined, () => setState({ status: 'idle' }));

  async function submit(group: NewGroup) {
    setState({ status: 'pending' });
    try {
      const { target } = await makeGroup(group, self.id, idOf(group));
      // Its name is in the list; the page shows it at once.
      await messaging.conversations.load();
      closeFirst(closeDialog);
      await navigate({ to: '/news/news', search: { ...target }, state: { made: true } });
    } catch (error) {
      setState({ status: 'error', error });
    }
  }

  return (
    <GroupCreator
      open
      onOpenChange={(open) => !open && closeDialog()}
      status={state.status}
      error={state.status === 'error' && describeFailure(state.error, catalogue)?.text}
      source={source}
      topicSource={topicSource}
      self={self}
      max={max}
      isNameAllowed={isPlainLine}
      onSubmit={(group) => void submit(group)}
      labels={labels}
    />
  );
}

/** How many may be in a group, as the organisation has decided (decision D7); unknown until the server has said. */
function useMemberLimit(): number | undefined {
  const [limit, setLimit] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    organisationApi.systemConfig({ tenantId: session.tenantId }, { signal: controller.signal }).then(
      ({ groupMembers }) => setLimit(groupMembers),
      // The block has a limit of its own, and the server has the last word.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return limit;
}
