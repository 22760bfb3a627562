import { limits, type StartedConversation } from '@snap/portal-api/contract';
import { cutToCodePoints } from '@snap/portal-api/rules';
import type { NewGroup } from '@snap/portal-ui/group-creator';
import { groupsApi } from '../../page-apis.ts';

/** More ids than this make the URL too long for some proxies. */
const MAX_IDS_IN_URL = 300;

/** A choice by people and whole departments, which the server takes as one operation (decision D9). */
export function chosenIn({ people, departments, excludedIds, personIds }: NewGroup['choice']) {
  // The server takes no exceptions: a department without some of its people is sent as a list of the others.
  if (excludedIds.length > 0 && personIds) return { personIds: [...personIds], departmentIds: [] };
  return { personIds: people.map(({ id }) => id), departmentIds: departments.map(({ id }) => id) };
}

/**
 * Makes a temporary chat, a team or a topic group (specification, section 7; decisions D6, D7, D9, F1).
 * @param clientGroupId the same for each try at the same group: a repeat returns the first result
 */
export function makeGroup(
  { kind, topic, name, introduction, choice }: NewGroup,
  creatorId: string,
  clientGroupId: string,
): Promise<StartedConversation> {
  const chosen = { ...chosenIn(choice), clientGroupId };
  if (kind !== 'group') {
    return groupsApi.create({
      ...chosen,
      name,
      introduction,
      creatorId,
      type: kind,
      // The title counts only where another system keeps the topics.
      ...(topic && {
        topic: { id: topic.id, title: cutToCodePoints(topic.title, limits.topicTitleLength) },
      }),
    });
  }
  if (chosen.personIds.length > MAX_IDS_IN_URL)
    return groupsApi.create({ ...chosen, creatorId, type: 'group' });
  return groupsApi.createTemporary(chosen);
}

/** Gives equal groups the same id, so that a repeated submission creates no second group. */
export function groupIds(): (group: NewGroup) => string {
  const known = new Map<string, string>();
  return ({ kind, topic, name, introduction, choice }) => {
    const what = JSON.stringify([kind, topic?.id, name, introduction, chosenIn(choice)]);
    const id = known.get(what) ?? crypto.randomUUID();
    known.set(what, id);
    return id;
  };
}
