import { useSnapshot } from 'valtio';
import { withLabels } from '../../i18n/with-labels.ts';
import { dialogs } from '../../stores/dialogs.ts';

const PersonalSettingsContainer = withLabels('settings', () =>
  import('../settings/PersonalSettingsContainer.tsx').then((module) => module.PersonalSettingsContainer),
);
const LayoutSettingsContainer = withLabels('settings', () =>
  import('../settings/LayoutSettingsContainer.tsx').then((module) => module.LayoutSettingsContainer),
);
const GroupCreatorContainer = withLabels('contacts', () =>
  import('../groups/GroupCreatorContainer.tsx').then((module) => module.GroupCreatorContainer),
);
const NewConversation = withLabels('contacts', () =>
  import('../messages/NewConversation.tsx').then((module) => module.NewConversation),
);
const FriendRequestsContainer = withLabels('contacts', () =>
  import('../friends/FriendRequestsContainer.tsx').then((module) => module.FriendRequestsContainer),
);

/** Dialogs of the person menu, as lazy components. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs, { sync: true });
  switch (open) {
    case 'settings':
      return <PersonalSettingsContainer />;
    case 'layout':
      return <LayoutSettingsContainer />;
    case 'conversation':
      return <NewConversation />;
    case 'group':
      return <GroupCreatorContainer />;
    case 'requests':
      return <FriendRequestsContainer />;
    default:
      return null;
  }
}
