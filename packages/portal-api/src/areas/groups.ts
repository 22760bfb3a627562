import { groups as calls } from '../contract/groups/calls.ts';
import { groupTypeCodes, type GroupType } from '../contract/directory/search-results.ts';
import { worded } from './worded.ts';

/** People and whole departments in one choice (D9). */
interface Choice {
  personIds?: string[];
  departmentIds?: string[];
}

const choiceOf = ({ personIds = [], departmentIds = [] }: Choice) => ({
  ids: personIds,
  deptIds: departmentIds,
});

export interface NewGroupInput extends Choice {
  creatorId: string;
  /** Default: `teamGroup`. */
  type?: GroupType;
  /** Required of teams and topic groups. */
  name?: string;
  introduction?: string;
  topic?: { id: string; title?: string } | undefined;
  /** Idempotency key: a repeat returns the first result. */
  clientGroupId?: string;
}

export const groups = {
  ...calls,
  createTemporary: worded(
    calls.createTemporary,
    ({ clientGroupId, ...choice }: Choice & { clientGroupId?: string }) => ({
      ...choiceOf(choice),
      ...(clientGroupId === undefined ? {} : { clientGroupId }),
    }),
  ),
  create: worded(calls.create, (given: NewGroupInput) => ({
    ...choiceOf(given),
    creatorId: given.creatorId,
    type: groupTypeCodes[given.type ?? 'teamGroup'],
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(given.introduction === undefined ? {} : { introduce: given.introduction }),
    ...(given.topic === undefined ? {} : { topicId: given.topic.id, topicTitle: given.topic.title }),
    ...(given.clientGroupId === undefined ? {} : { clientGroupId: given.clientGroupId }),
  })),
  list: worded(
    calls.list,
    ({ type, ...page }: { userId: string; type?: GroupType; page?: number; size?: number }) => ({
      ...page,
      ...(type === undefined ? {} : { type: groupTypeCodes[type] }),
    }),
    ({ result, total }) => ({ groups: result, total }),
  ),
  members: worded(
    calls.members,
    (given: { groupId: string; page?: number; size?: number }) => given,
    ({ result, total }) => ({ members: result, total }),
  ),
  update: worded(
    calls.update,
    ({ groupId, name, introduction }: { groupId: string; name?: string; introduction?: string }) => ({
      groupId,
      ...(name === undefined ? {} : { name }),
      ...(introduction === undefined ? {} : { introduce: introduction }),
    }),
  ),
  addMembers: worded(calls.addMembers, ({ groupId, ...choice }: Choice & { groupId: string }) => ({
    groupId,
    ...choiceOf(choice),
  })),
  removeMembers: worded(
    calls.removeMembers,
    ({ groupId, personIds }: { groupId: string; personIds: string[] }) => ({ groupId, ids: personIds }),
  ),
  close: worded(calls.close, (given: { groupId: string; closed: boolean }) => given),
  dismissNotice: worded(
    calls.dismissNotice,
    ({ groupId, announcementId }: { groupId: string; announcementId: string }) => ({
      groupId,
      noticeId: announcementId,
    }),
  ),
  setNotice: worded(
    calls.setNotice,
    ({ groupId, announcement }: { groupId: string; announcement: string }) => ({
      groupId,
      notice: announcement,
    }),
  ),
};
