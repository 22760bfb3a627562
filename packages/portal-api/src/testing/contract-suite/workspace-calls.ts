import { beforeAll, describe, expect, it } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { codes } from '../../contract/codes.ts';
import { workspace, type Channel } from '../../contract/workspace/calls.ts';
import { callRaw, signIn, type ContractWorld } from './world.ts';

const link: Channel = {
  id: 'own-link',
  name: '台历',
  icon: 'link',
  sort: 0,
  type: 'link',
  url: 'https://a.example/',
};

/** The workspace (decision E16). */
export function workspaceCalls(world: () => ContractWorld): void {
  describe('workspace', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let accessToken: string | undefined;
    beforeAll(async () => {
      const browser = await signIn(world(), world().logins.actor);
      ({ api } = browser);
      accessToken = browser.cookies.get('portal_access_token');
      ({ api: peerApi } = await signIn(world(), world().logins.peer));
    });

    it("returns the organisation's board until the caller's first change", async () => {
      const board = await peerApi.workspace.board();
      expect(board.version).toBe(0);
      expect(board.channels.length).toBeGreaterThan(0);
      expect(board.channels.map(({ sort }) => sort)).toEqual(board.channels.map((_, index) => index));
    });

    it('stores added, removed and reordered cards in the order of `sort`', async () => {
      const { channels } = await api.workspace.board();
      const [first, ...others] = channels;
      if (first === undefined) throw new Error('an empty board');
      const wanted = [...others.toReversed(), link].map((card, sort) => ({ ...card, sort }));
      const saved = await api.workspace.updateBoard({ channels: wanted.toReversed() });
      expect(saved.channels).toEqual(wanted);
      expect(await api.workspace.board()).toEqual(saved);
      expect((await peerApi.workspace.board()).version).toBe(0);
      const offered = await api.workspace.channels();
      expect(offered.find(({ id }) => id === first.id)).toMatchObject({ isAdded: false });
      expect(offered.find(({ id }) => id === others[0]?.id)).toMatchObject({ isAdded: true });
    });

    it('changes nothing on a repeated update', async () => {
      const { channels, version } = await api.workspace.updateBoard({ channels: [link] });
      expect(await api.workspace.updateBoard({ channels, version: version - 1 })).toEqual({
        channels,
        version,
      });
    });

    it('lets the last write win, and reports a conflict to callers who send a version', async () => {
      const { version } = await api.workspace.updateBoard({ channels: [link] });
      const renamed = [{ ...link, name: '另一台设备' }];
      expect(await api.workspace.updateBoard({ channels: renamed, version })).toMatchObject({
        version: version + 1,
      });
      const late = api.workspace.updateBoard({ channels: [], version });
      await expect(late).rejects.toMatchObject({ code: codes.boardChanged });
      expect(await api.workspace.updateBoard({ channels: [link] })).toMatchObject({ version: version + 2 });
    });

    it('changes one card and leaves the others unchanged', async () => {
      const other = { ...link, id: 'other-link', sort: 1 };
      await api.workspace.updateBoard({ channels: [link, other] });
      const url = 'https://b.example/';
      const { channels } = await api.workspace.updateChannel({ id: link.id, name: '日历', url });
      expect(channels).toEqual([{ ...link, name: '日历', url }, other]);
      expect(await api.workspace.channel({ id: link.id })).toEqual([{ ...link, name: '日历', url }]);
      expect(await api.workspace.channel({})).toEqual((await api.workspace.board()).channels);
      for (const call of [
        () => api.workspace.channel({ id: 'nothing' }),
        () => api.workspace.updateChannel({ id: 'nothing', name: 'x' }),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: codes.unknownChannel });
      }
    });

    it('accepts a board as JSON in a form', async () => {
      const input = { channels: JSON.stringify([link]) };
      const response = await callRaw(world(), { ...workspace.updateBoard, body: 'form' }, input, {
        accessToken,
      });
      expect(response).toMatchObject({ status: 200, body: { code: codes.ok, result: { channels: [link] } } });
    });

    it.each([
      ['an address that a browser would run', [{ ...link, url: 'javascript:alert(1)' }]],
      ['an image of another host', [{ ...link, icon: 'https://a.example/i.png' }]],
      ['two cards of one id', [link, link]],
      ['a link to nowhere', [{ ...link, url: undefined }]],
      ['an unknown kind of card', [{ ...link, type: 'game' }]],
      ['no list at all', '{'],
    ])('refuses %s', async (_, channels) => {
      const response = await callRaw(world(), workspace.updateBoard, { channels }, { accessToken });
      expect(response.status).toBe(400);
    });
  });
}
