import { useSnapshot } from 'valtio';
import { withWords } from '../../i18n/with-words.ts';
import { dialogs } from '../../stores/dialogs.ts';

const PersonalSettingsHost = withWords('settings', () =>
  import('../settings/PersonalSettingsHost.tsx').then((module) => module.PersonalSettingsHost),
);
const LayoutSettingsHost = withWords('settings', () =>
  import('../settings/LayoutSettingsHost.tsx').then((module) => module.LayoutSettingsHost),
);
const GroupCreatorHost = withWords('contacts', () =>
  import('../groups/GroupCreatorHost.tsx').then((module) => module.GroupCreatorHost),
);
const NewConversation = withWords('contacts', () =>
  import('../messages/NewConversation.tsx').then((module) => module.NewConversation),
);
const FriendRequestsHost = withWords('contacts', () =>
  import('../friends/FriendRequestsHost.tsx').then((module) => module.FriendRequestsHost),
);

/** What is opened from the person menu, each on first use. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs, { sync: true });
  switch (open) {
    case 'settings':
      return <PersonalSettingsHost />;
    case 'layout':
      return <LayoutSettingsHost />;
    case 'conversation':
      return <NewConversation />;
    case 'group':
      return <GroupCreatorHost />;
    case 'requests':
      return <FriendRequestsHost />;
    default:
      return null;
  }
}
