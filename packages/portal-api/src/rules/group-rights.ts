/** Actions of group members besides sending and leaving. */
export type GroupAct = 'edit' | 'announce' | 'add' | 'remove' | 'recall' | 'transfer' | 'close' | 'dissolve';

/**
 * Group permissions, shared by server and UI. All members may add people. All members of a temporary group, but only
 * the owner of a team, may edit it and announce. Only the owner may remove people, recall others' messages, transfer
 * and dissolve the group.
 */
export function mayInGroup(
  act: GroupAct,
  group: { type: 'group' | 'topicGroup' | 'teamGroup'; owner: boolean },
): boolean {
  if (group.owner || act === 'add') return true;
  return group.type === 'group' && (act === 'edit' || act === 'announce');
}
