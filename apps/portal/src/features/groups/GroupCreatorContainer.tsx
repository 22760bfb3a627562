import { useNavigate } from '@tanstack/react-router';
import { isName, isPlainText } from '@snap/portal-api/rules';
import { GroupCreator, type NewGroup } from '@snap/portal-ui/group-creator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newsroomApi } from '../../shell-apis.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { messaging } from '../../live/messaging.ts';
import { useSubmission } from '../../queries/use-submission.ts';
import { closeFirst } from '../close-first.ts';
import { selfView } from '../../stores/person-view-models.ts';
import { contactSource } from '../directory/contact-sources.ts';
import { organisationQuery } from '../directory/queries.ts';
import { groupIds, makeGroup } from './make-group.ts';
import { createTopicSource } from './topic-source.ts';

/** Creates a group and opens it. A refusal shows in the dialog, which keeps what was chosen. */
export function GroupCreatorContainer() {
  const { groupCreator: labels } = useLazyLabels('contacts');
  const navigate = useNavigate();
  // Without it the block has a limit of its own, and the server decides (decision D7).
  const { data: organisation } = useQuery({ ...organisationQuery, refetchOnMount: 'always' });
  const [self] = useState(selfView);
  const [idOf] = useState(groupIds);
  const [source] = useState(contactSource);
  const [topicSource] = useState(() => createTopicSource(newsroomApi));
  const { submit, status, errorText } = useSubmission(async (group: NewGroup) => {
    const { target } = await makeGroup(group, self.id, idOf(group));
    // Its name is in the list; the page shows it at once.
    await messaging.conversations.load();
    closeFirst(closeDialog);
    await navigate({ to: '/news/news', search: { ...target }, state: { made: true } });
  });

  return (
    <GroupCreator
      open
      onOpenChange={(open) => !open && closeDialog()}
      status={status}
      error={errorText}
      source={source}
      topicSource={topicSource}
      self={self}
      max={organisation?.groupMembers}
      isAllowed={(text, field) => (field === 'name' ? text.trim() === '' || isName(text) : isPlainText(text))}
      onSubmit={submit}
      labels={labels}
    />
  );
}
