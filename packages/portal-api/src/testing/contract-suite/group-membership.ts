import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { openEventStream, type EventStream } from '../../client/event-stream.ts';
import { codes } from '../../contract/codes.ts';
import type { PortalEvent } from '../../contract/events.ts';
import { groups } from '../../contract/groups/calls.ts';
import { callRaw, type ContractWorld, refusal, signInBoth, userIdOf } from './world.ts';

/** Membership and ownership (decisions D8 to D10). */
export function groupMembership(world: () => ContractWorld): void {
  describe('their members', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let accessToken: string | undefined;
    let self: string;
    let peer: string;
    let third: string;
    let stream: EventStream | undefined;
    beforeAll(async () => {
      ({ api, accessToken, peerApi, self, peer, third } = await signInBoth(world()));
    });
    afterEach(() => stream?.close());
    const team = async (ids: string[] = [peer]) => {
      const input = { name: 'members', introduce: 'for the suite', ids, creatorId: self };
      const { target } = await api.groups.create({ ...input, clientGroupId: crypto.randomUUID() });
      return target.id;
    };
    const idsOf = async (groupId: string) => {
      const { result } = await api.groups.members({ groupId, size: 200 });
      return result.map(({ id }) => id);
    };

    it('are added by any member, each once', async () => {
      const groupId = await team();
      expect(await peerApi.groups.addMembers({ groupId, ids: [third, peer] })).toEqual({
        changed: 1,
        memberCount: 3,
      });
      expect(await peerApi.groups.addMembers({ groupId, ids: [third] })).toEqual({
        changed: 0,
        memberCount: 3,
      });
      expect((await idsOf(groupId)).toSorted()).toEqual([self, peer, third].toSorted());
    });

    it('are added all or none', async () => {
      const groupId = await team();
      const unknownId = userIdOf(world(), 'no-such-person');
      const unknown = api.groups.addMembers({ groupId, ids: [third, unknownId] });
      await expect(unknown).rejects.toMatchObject({ kind: 'business', code: codes.peopleUnknown });
      const department = api.groups.addMembers({ groupId, ids: [third], deptIds: ['no-such-department'] });
      await expect(department).rejects.toMatchObject({ code: codes.unknownDepartment });
      await expect(api.groups.addMembers({ groupId })).rejects.toMatchObject({ code: codes.nobodyChosen });
      const input = { groupId, ids: [third, world().foreigner.userId] };
      expect(await callRaw(world(), groups.addMembers, input, { accessToken })).toMatchObject(refusal(403));
      expect(await idsOf(groupId)).toEqual([self, peer]);
    });

    it('come with a whole department, its sub-departments included', async () => {
      const [department] = await api.directory.departmentTree();
      const deptIds = [department?.id ?? ''];
      const { ids } = await api.directory.departmentIds({ deptIds });
      const input = { name: 'department', introduce: 'for the suite', creatorId: self };
      const made = await api.groups.create({ ...input, deptIds, clientGroupId: crypto.randomUUID() });
      expect(made.memberCount).toBe(new Set([self, ...ids]).size);
      expect((await idsOf(made.target.id)).toSorted()).toEqual([...new Set([self, ...ids])].toSorted());
      const again = await api.groups.addMembers({ groupId: made.target.id, deptIds });
      expect(again).toEqual({ changed: 0, memberCount: made.memberCount });
    });

    it('are removed only by the owner, who cannot be removed', async () => {
      const groupId = await team([peer, third]);
      const byPeer = peerApi.groups.removeMembers({ groupId, ids: [third] });
      await expect(byPeer).rejects.toMatchObject({ kind: 'business', code: codes.notGroupOwner });
      const owner = api.groups.removeMembers({ groupId, ids: [third, self] });
      await expect(owner).rejects.toMatchObject({ code: codes.ownerCannotBeRemoved });
      expect(await api.groups.removeMembers({ groupId, ids: [peer] })).toEqual({
        changed: 1,
        memberCount: 2,
      });
      expect(await api.groups.removeMembers({ groupId, ids: [peer] })).toEqual({
        changed: 0,
        memberCount: 2,
      });
      await expect(peerApi.groups.detail({ groupId })).rejects.toMatchObject({ code: codes.notMember });
      const sending = peerApi.messages.sendToGroup({ sender: peer, groupId, message: 'still here?' });
      await expect(sending).rejects.toMatchObject({ code: codes.notMember });
    });

    it('receive the ownership of the group', async () => {
      const groupId = await team();
      const outside = api.groups.transfer({ groupId, ownerId: third });
      await expect(outside).rejects.toMatchObject({ kind: 'business', code: codes.notInGroup });
      await api.groups.transfer({ groupId, ownerId: peer });
      await api.groups.transfer({ groupId, ownerId: peer });
      expect(await peerApi.groups.detail({ groupId })).toMatchObject({
        role: 'owner',
        owner: { id: peer },
      });
      await expect(api.groups.dissolve({ groupId })).rejects.toMatchObject({ code: codes.notGroupOwner });
    });

    it('succeed a leaving owner: the named one, else the longest-standing', async () => {
      const named = await team([peer, third]);
      await api.groups.quit({ groupId: named, successorId: peer });
      await api.groups.quit({ groupId: named });
      expect(await peerApi.groups.detail({ groupId: named })).toMatchObject({
        owner: { id: peer },
        memberCount: 2,
      });
      const unnamed = await team();
      await api.groups.addMembers({ groupId: unnamed, ids: [third] });
      const stranger = api.groups.quit({
        groupId: unnamed,
        successorId: userIdOf(world(), 'no-such-person'),
      });
      await expect(stranger).rejects.toMatchObject({ code: codes.notInGroup });
      await api.groups.quit({ groupId: unnamed });
      expect(await peerApi.groups.detail({ groupId: unnamed })).toMatchObject({ owner: { id: peer } });
    });

    it('dissolve the group: the owner at once, the last one by leaving', async () => {
      const ended = await team();
      await api.groups.dissolve({ groupId: ended });
      await api.groups.dissolve({ groupId: ended });
      await expect(peerApi.groups.detail({ groupId: ended })).rejects.toMatchObject({
        code: codes.notMember,
      });
      const emptied = await team();
      await peerApi.groups.quit({ groupId: emptied });
      await api.groups.quit({ groupId: emptied });
      const { result } = await api.groups.list({ userId: self, size: 200 });
      const left = result.map(({ id }) => id);
      expect(left).not.toContain(ended);
      expect(left).not.toContain(emptied);
    });

    it('get a specific error when they send to a dissolved group; earlier leavers do not', async () => {
      const groupId = await team();
      await api.groups.dissolve({ groupId });
      const gone = { kind: 'business', code: codes.groupDissolved };
      const own = api.messages.sendToGroup({ sender: self, groupId, message: 'still here?' });
      await expect(own).rejects.toMatchObject(gone);
      const theirs = peerApi.messages.sendToGroup({ sender: peer, groupId, message: 'still here?' });
      await expect(theirs).rejects.toMatchObject(gone);
      const left = await team();
      await peerApi.groups.quit({ groupId: left });
      await api.groups.dissolve({ groupId: left });
      const late = peerApi.messages.sendToGroup({ sender: peer, groupId: left, message: 'still here?' });
      await expect(late).rejects.toMatchObject({ kind: 'http', status: 403, code: codes.notMember });
    });

    it('receive an event for each change that concerns them', async () => {
      const events: PortalEvent[] = [];
      stream = openEventStream({ client: peerApi.client, onEvent: (event) => events.push(event) });
      await vi.waitFor(() => expect(stream?.state.status).toBe('open'));
      const groupId = await team();
      await api.groups.update({ groupId, name: 'renamed' });
      await api.groups.removeMembers({ groupId, ids: [peer] });
      await api.groups.update({ groupId, name: 'unseen' });
      await api.groups.addMembers({ groupId, ids: [peer] });
      // The last event of another group may still be in flight.
      const received = () =>
        events.flatMap((event) =>
          event.type === 'group' && event.groupId === groupId ? [event.change] : [],
        );
      await vi.waitFor(() => expect(received()).toEqual(['joined', 'changed', 'left', 'joined', 'changed']));
    });
  });
}
