import * as ui from '../../index.ts';
import { en } from '../../labels/en.ts';
import { storySource } from '../contacts.ts';
import { friendCard, me, timeSettings } from '../fixtures.ts';
import { ignore } from './ignore.ts';
import type { Row } from './types.ts';

const done = async () => ({ ok: true });
const card = {
  status: 'ready',
  person: friendCard,
  onMessage: ignore,
  onRetry: ignore,
  labels: en.personCard,
} as const;
const source = storySource();

export const people = {
  ForwardDialog: (root) => (
    <ui.ForwardDialog
      open
      onOpenChange={ignore}
      items={[{ type: 'text', text: '请看' }]}
      deliveries={[]}
      source={source}
      self={me}
      onSend={ignore}
      onRetry={ignore}
      labels={en.forwardDialog}
      {...root}
    />
  ),
  FriendRequests: (root) => (
    <ui.FriendRequests
      status="ready"
      requests={[]}
      onAccept={done}
      onDecline={done}
      onRemove={done}
      onRetry={ignore}
      onOpenPerson={ignore}
      {...timeSettings}
      labels={en.friendRequests}
      {...root}
    />
  ),
  GroupCreator: (root) => (
    <ui.GroupCreator
      open
      onOpenChange={ignore}
      status="idle"
      source={source}
      self={me}
      onSubmit={ignore}
      labels={en.groupCreator}
      {...root}
    />
  ),
  PersonCard: (root) => <ui.PersonCard {...card} {...root} />,
  PersonCardDialog: (root) => <ui.PersonCardDialog open onOpenChange={ignore} {...card} {...root} />,
  PersonHoverCard: (root) => (
    <ui.PersonHoverCard defaultOpen {...card} {...root}>
      <button type="button">张伟</button>
    </ui.PersonHoverCard>
  ),
} satisfies Record<string, Row>;
