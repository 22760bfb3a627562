import type { Favourite, FavouriteSource } from '@snap/portal-api/contract';

/** A favourite of this source; what `rest` names is otherwise. */
export const favourite = (source: FavouriteSource, rest: Partial<Favourite> = {}): Favourite => ({
  id: 'c1',
  kind: source.type,
  title: '标题',
  text: '',
  tags: ['重要'],
  createdAt: 1,
  updatedAt: 1,
  source,
  sourceRemoved: false,
  ...rest,
});

/** A message of a group. */
export const messageSource = {
  type: 'message',
  messageId: 'm-1',
  targetType: 'group',
  targetId: 'g1',
  sender: 'demo~lina',
  senderName: '李娜',
  sendTime: 1,
} satisfies FavouriteSource;
