import type { Message } from '@snap/portal-api/contract';
import type { MessageAction } from '@snap/portal-ui/message-list';

/** What decides what can be done with a message. */
export interface ActionRules {
  me: string;
  /** Milliseconds. */
  now: number;
  recallMinutes: number;
  editHours: number;
  group: boolean;
  /** The user owns the group, and may recall messages of others. */
  owner: boolean;
  /** The other side is an application, which takes no messages. */
  application: boolean;
  /** The group is closed: the server refuses every change but recalling (decision 33). */
  closed: boolean;
  pinned: boolean;
  /** It was added to the favourites on this device. */
  favourite: boolean;
  /** The content of the recalled message is known on this device. */
  rewritable: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

/** What can be done with a message that the server has, in the order of the menu (decision B7). */
export function actionsFor(message: Message, rules: ActionRules): MessageAction[] {
  if (message.kind === 'system') return [];
  const own = message.sender === rules.me;
  const writable = !rules.application && !rules.closed;
  if (message.recalled) return own && rules.rewritable && !rules.closed ? ['reedit'] : [];
  const age = rules.now - message.sendTime;
  const editable = own && !rules.closed && message.text !== '' && age < rules.editHours * hour;
  const recallable = own ? age < rules.recallMinutes * minute : rules.owner && age < rules.editHours * hour;
  const offered: [MessageAction, boolean][] = [
    ['react', writable],
    ['reply', writable],
    ['forward', true],
    ['copy', message.text !== ''],
    ['save', message.file !== undefined],
    [rules.favourite ? 'unfavourite' : 'favourite', true],
    [rules.pinned ? 'unpin' : 'pin', writable],
    ['edit', editable],
    ['readers', own && rules.group],
    ['select', true],
    ['recall', recallable],
    ['remove', true],
  ];
  return offered.filter(([, open]) => open).map(([action]) => action);
}
