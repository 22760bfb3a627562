import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../contract/codes.ts';
import type { TestBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

const friendsOf = async ({ api }: TestBrowser, userId: string) =>
  (await api.friends.list({ userId })).friends.map(({ id }) => id);
const requestsOf = async ({ api }: TestBrowser) => (await api.friends.requests()).requests;
const unseen = async ({ api }: TestBrowser) => (await api.friends.unread()).map(({ person }) => person.id);

/** Friends, requests and stars (specification 4, 7 and 8; decisions A18, D1 to D4). */
export function friendCalls(world: () => ContractWorld): void {
  describe('friends', () => {
    let actor: TestBrowser;
    let peer: TestBrowser;
    let self: string;
    let other: string;
    const relations = async () => [
      (await actor.api.directory.obtainUser({ userId: other })).relation,
      (await peer.api.directory.obtainUser({ userId: self })).relation,
    ];
    beforeAll(async () => {
      const { logins } = world();
      [actor, peer] = [await signIn(world(), logins.actor), await signIn(world(), logins.peer)];
      [self, other] = [userIdOf(world(), logins.actor), userIdOf(world(), logins.peer)];
    });
    /** Reset: strangers whose consent is needed, whatever the previous test did. */
    beforeEach(async () => {
      const [there] = await relations();
      if (there === 'requestSent') await peer.api.friends.removeRequest({ friendId: self, refuse: 1 });
      if (there === 'requestReceived') await actor.api.friends.removeRequest({ friendId: other, refuse: 1 });
      if (there === 'friend') await actor.api.friends.remove({ friendId: other });
      await actor.api.settings.editPrivacy({ friendSwitch: 1 });
      await peer.api.settings.editPrivacy({ friendSwitch: 1 });
    });

    it('are made by request and acceptance, and both see it', async () => {
      expect(await actor.api.friends.ask({ friendId: other, msg: '你好' })).toEqual({
        relation: 'requestSent',
      });
      expect(await relations()).toEqual(['requestSent', 'requestReceived']);
      expect(await unseen(peer)).toEqual([self]);
      const [request] = await requestsOf(peer);
      expect(request).toMatchObject({ direction: 'in', state: 'waiting', message: '你好', unread: true });
      expect(request?.person).toMatchObject({ id: self, relation: 'requestReceived' });
      expect(await peer.api.friends.accept({ friendId: self })).toEqual({ relation: 'friend' });
      expect(await relations()).toEqual(['friend', 'friend']);
      expect(await friendsOf(actor, self)).toEqual([other]);
      expect(await friendsOf(peer, other)).toEqual([self]);
      expect(await unseen(peer)).toEqual([]);
      expect(await requestsOf(actor)).toMatchObject([{ direction: 'out', state: 'accepted', unread: false }]);
    });

    it('receive one request, however often it is sent', async () => {
      await actor.api.friends.ask({ friendId: other, msg: 'first' });
      expect(await actor.api.friends.ask({ friendId: other, msg: 'second' })).toEqual({
        relation: 'requestSent',
      });
      expect(await requestsOf(peer)).toMatchObject([{ message: 'first' }]);
    });

    it('receive a greeting when the request has no message', async () => {
      const { name } = await peer.api.directory.obtainUser({ userId: self });
      await actor.api.friends.ask({ friendId: other });
      expect((await requestsOf(peer))[0]?.message).toContain(name);
    });

    it('are made at once when the other person requires no consent', async () => {
      await peer.api.settings.editPrivacy({ friendSwitch: 0 });
      expect(await actor.api.friends.ask({ friendId: other })).toEqual({ relation: 'friend' });
      expect(await relations()).toEqual(['friend', 'friend']);
      expect(await unseen(peer)).toEqual([]);
    });

    it('are made when both send a request', async () => {
      await actor.api.friends.ask({ friendId: other });
      expect(await peer.api.friends.ask({ friendId: self })).toEqual({ relation: 'friend' });
      expect(await relations()).toEqual(['friend', 'friend']);
    });

    it('are strangers again when the request is declined', async () => {
      await actor.api.friends.ask({ friendId: other });
      await peer.api.friends.removeRequest({ friendId: self, refuse: 1 });
      expect(await relations()).toEqual(['stranger', 'stranger']);
      expect(await requestsOf(actor)).toMatchObject([{ state: 'refused' }]);
      const late = peer.api.friends.accept({ friendId: self });
      await expect(late).rejects.toMatchObject({ kind: 'business', code: codes.noRequest });
    });

    it('keep a request that was only removed from a list', async () => {
      await actor.api.friends.ask({ friendId: other });
      expect(await peer.api.friends.removeRequest({ friendId: self })).toEqual({
        relation: 'requestReceived',
      });
      expect(await requestsOf(peer)).toEqual([]);
      expect(await unseen(peer)).toEqual([]);
      expect(await requestsOf(actor)).toHaveLength(1);
      expect(await peer.api.friends.accept({ friendId: self })).toEqual({ relation: 'friend' });
    });

    it('have unseen requests until they look', async () => {
      await actor.api.friends.ask({ friendId: other });
      await peer.api.friends.setReadState();
      expect(await unseen(peer)).toEqual([]);
      expect(await requestsOf(peer)).toMatchObject([{ state: 'waiting', unread: false }]);
      await peer.api.friends.setReadState({ friendId: self });
    });

    it('are starred individually', async () => {
      await peer.api.settings.editPrivacy({ friendSwitch: 0 });
      await actor.api.friends.ask({ friendId: other });
      await actor.api.friends.setStar({ friendId: other, starFriend: true });
      expect(await actor.api.directory.obtainUser({ userId: other })).toMatchObject({ starred: true });
      expect(await peer.api.directory.obtainUser({ userId: self })).toMatchObject({ starred: false });
      await actor.api.friends.setStar({ friendId: other, starFriend: false });
      expect(await actor.api.directory.obtainUser({ userId: other })).toMatchObject({ starred: false });
    });

    it('end for both; idempotent', async () => {
      await peer.api.settings.editPrivacy({ friendSwitch: 0 });
      await actor.api.friends.ask({ friendId: other });
      await actor.api.friends.setStar({ friendId: other, starFriend: true });
      await peer.api.friends.remove({ friendId: self });
      expect(await relations()).toEqual(['stranger', 'stranger']);
      expect(await friendsOf(actor, self)).toEqual([]);
      await peer.api.friends.remove({ friendId: self });
      const star = actor.api.friends.setStar({ friendId: other, starFriend: true });
      await expect(star).rejects.toMatchObject({ kind: 'business', code: codes.notFriends });
    });

    it('are refused for an unknown person', async () => {
      const { friends } = actor.api;
      const unknownId = userIdOf(world(), 'no-such-person');
      await expect(friends.ask({ friendId: self })).rejects.toMatchObject({ code: codes.befriendYourself });
      await expect(friends.ask({ friendId: unknownId })).rejects.toMatchObject({ code: codes.unknownPerson });
      await expect(friends.remove({ friendId: unknownId })).rejects.toMatchObject({ code: codes.notFriends });
      const { userId } = world().foreigner;
      for (const call of [friends.ask, friends.accept, friends.remove]) {
        await expect(call({ friendId: userId })).rejects.toMatchObject({ kind: 'http', status: 403 });
      }
      await expect(friends.list({ userId: other })).rejects.toMatchObject({ status: 403 });
    });
  });
}
