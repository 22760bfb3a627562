/** What somebody in a group may want to do with it, beside writing and leaving. */
export type GroupAct = 'edit' | 'announce' | 'add' | 'remove' | 'recall' | 'transfer' | 'close' | 'dissolve';

/**
 * Who may do what in a group: one rule for the server and for the buttons. Everyone in it may add colleagues. A
 * temporary group belongs to all who are in it, so that each of them may rename it and put up the announcement; a
 * team's owner does that for the team. Removing people, recalling what others wrote, handing a group over and
 * dissolving it are its owner's.
 */
export function mayInGroup(
  act: GroupAct,
  group: { type: 'group' | 'topicGroup' | 'teamGroup'; owner: boolean },
): boolean {
  if (group.owner || act === 'add') return true;
  return group.type === 'group' && (act === 'edit' || act === 'announce');
}
