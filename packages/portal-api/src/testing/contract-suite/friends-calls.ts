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
    let asker: TestBrowser;
    let peer: TestBrowser;
    let self: string;
    let other: string;
    const relations = async () => [
      (await asker.api.directory.obtainUser({ userId: other })).relation,
      (await peer.api.directory.obtainUser({ userId: self })).relation,
    ];
    beforeAll(async () => {
      const { logins } = world();
      [asker, peer] = [await signIn(world(), logins.asker), await signIn(world(), logins.peer)];
      [self, other] = [userIdOf(world(), logins.asker), userIdOf(world(), logins.peer)];
    });
    /** Whatever the test before left, they are strangers who want to be asked. */
    beforeEach(async () => {
      const [there] = await relations();
      if (there === 'requestSent') await peer.api.friends.removeRequest({ friendId: self, refuse: 1 });
      if (there === 'requestReceived') await asker.api.friends.removeRequest({ friendId: other, refuse: 1 });
      if (there === 'friend') await asker.api.friends.remove({ friendId: other });
      await asker.api.settings.editPrivacy({ friendSwitch: 1 });
      await peer.api.settings.editPrivacy({ friendSwitch: 1 });
    });

    it('are made by asking and accepting, and both see it', async () => {
      expect(await asker.api.friends.ask({ friendId: other, msg: '你好' })).toEqual({
        relation: 'requestSent',
      });
      expect(await relations()).toEqual(['requestSent', 'requestReceived']);
      expect(await unseen(peer)).toEqual([self]);
      const [request] = await requestsOf(peer);
      expect(request).toMatchObject({ direction: 'in', state: 'waiting', message: '你好', unread: true });
      expect(request?.person).toMatchObject({ id: self, relation: 'requestReceived' });
      expect(await peer.api.friends.accept({ friendId: self })).toEqual({ relation: 'friend' });
      expect(await relations()).toEqual(['friend', 'friend']);
      expect(await friendsOf(asker, self)).toEqual([other]);
      expect(await friendsOf(peer, other)).toEqual([self]);
      expect(await unseen(peer)).toEqual([]);
      expect(await requestsOf(asker)).toMatchObject([{ direction: 'out', state: 'accepted', unread: false }]);
    });

    it('are asked once, however often the call is made', async () => {
      await asker.api.friends.ask({ friendId: other, msg: 'first' });
      expect(await asker.api.friends.ask({ friendId: other, msg: 'second' })).toEqual({
        relation: 'requestSent',
      });
      expect(await requestsOf(peer)).toMatchObject([{ message: 'first' }]);
    });

    it('are asked with a greeting when nothing was written', async () => {
      const { name } = await peer.api.directory.obtainUser({ userId: self });
      await asker.api.friends.ask({ friendId: other });
      expect((await requestsOf(peer))[0]?.message).toContain(name);
    });

    it('are friends at once when the other one wants no request', async () => {
      await peer.api.settings.editPrivacy({ friendSwitch: 0 });
      expect(await asker.api.friends.ask({ friendId: other })).toEqual({ relation: 'friend' });
      expect(await relations()).toEqual(['friend', 'friend']);
      expect(await unseen(peer)).toEqual([]);
    });

    it('are friends when both have asked', async () => {
      await asker.api.friends.ask({ friendId: other });
      expect(await peer.api.friends.ask({ friendId: self })).toEqual({ relation: 'friend' });
      expect(await relations()).toEqual(['friend', 'friend']);
    });

    it('are strangers again when the request is declined', async () => {
      await asker.api.friends.ask({ friendId: other });
      await peer.api.friends.removeRequest({ friendId: self, refuse: 1 });
      expect(await relations()).toEqual(['stranger', 'stranger']);
      expect(await requestsOf(asker)).toMatchObject([{ state: 'refused' }]);
      const late = peer.api.friends.accept({ friendId: self });
      await expect(late).rejects.toMatchObject({ kind: 'business', code: codes.noRequest });
    });

    it('keep a request that was only taken out of the list', async () => {
      await asker.api.friends.ask({ friendId: other });
      expect(await peer.api.friends.removeRequest({ friendId: self })).toEqual({
        relation: 'requestReceived',
      });
      expect(await requestsOf(peer)).toEqual([]);
      expect(await unseen(peer)).toEqual([]);
      expect(await requestsOf(asker)).toHaveLength(1);
      expect(await peer.api.friends.accept({ friendId: self })).toEqual({ relation: 'friend' });
    });

    it('have unseen requests until they look', async () => {
      await asker.api.friends.ask({ friendId: other });
      await peer.api.friends.setReadState();
      expect(await unseen(peer)).toEqual([]);
      expect(await requestsOf(peer)).toMatchObject([{ state: 'waiting', unread: false }]);
      await peer.api.friends.setReadState({ friendId: self });
    });

    it('are starred by each alone', async () => {
      await peer.api.settings.editPrivacy({ friendSwitch: 0 });
      await asker.api.friends.ask({ friendId: other });
      await asker.api.friends.setStar({ friendId: other, starFriend: true });
      expect(await asker.api.directory.obtainUser({ userId: other })).toMatchObject({ starred: true });
      expect(await peer.api.directory.obtainUser({ userId: self })).toMatchObject({ starred: false });
      await asker.api.friends.setStar({ friendId: other, starFriend: false });
      expect(await asker.api.directory.obtainUser({ userId: other })).toMatchObject({ starred: false });
    });

    it('end for both, once', async () => {
      await peer.api.settings.editPrivacy({ friendSwitch: 0 });
      await asker.api.friends.ask({ friendId: other });
      await asker.api.friends.setStar({ friendId: other, starFriend: true });
      await peer.api.friends.remove({ friendId: self });
      expect(await relations()).toEqual(['stranger', 'stranger']);
      expect(await friendsOf(asker, self)).toEqual([]);
      await peer.api.friends.remove({ friendId: self });
      const star = asker.api.friends.setStar({ friendId: other, starFriend: true });
      await expect(star).rejects.toMatchObject({ kind: 'business', code: codes.notFriends });
    });

    it('are refused where there is nobody to befriend', async () => {
      const { friends } = asker.api;
      const nobody = userIdOf(world(), 'nobody-of-this-name');
      await expect(friends.ask({ friendId: self })).rejects.toMatchObject({ code: codes.befriendYourself });
      await expect(friends.ask({ friendId: nobody })).rejects.toMatchObject({ code: codes.unknownPerson });
      await expect(friends.remove({ friendId: nobody })).rejects.toMatchObject({ code: codes.notFriends });
      const { userId } = world().foreigner;
      for (const call of [friends.ask, friends.accept, friends.remove]) {
        await expect(call({ friendId: userId })).rejects.toMatchObject({ kind: 'http', status: 403 });
      }
      await expect(friends.list({ userId: other })).rejects.toMatchObject({ status: 403 });
    });
  });
}
