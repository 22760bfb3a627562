import { beforeAll, describe, expect, it } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { codes } from '../../contract/codes.ts';
import { defaultRole, portalTopic } from '../../contract/newsroom/calls.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Stories, hotspots, rankings, code lists, permissions and menus (decision E15). */
export function newsroomCalls(world: () => ContractWorld): void {
  describe('newsroom', () => {
    let api: WireApi;
    let self: string;
    beforeAll(async () => {
      ({ api } = await signIn(world(), world().logins.actor));
      self = userIdOf(world(), world().logins.actor);
    });

    it('pages through hotspots, most popular first', async () => {
      const { result, total } = await api.newsroom.hotspots();
      expect(result.length).toBeGreaterThan(1);
      expect(result.map(({ heat }) => heat)).toEqual(
        result.map(({ heat }) => heat).toSorted((a, b) => b - a),
      );
      const second = await api.newsroom.hotspots({ page: 2, size: 1 });
      expect(second).toMatchObject({ result: [result[1]], total });
    });

    it("adds a proposed topic to the caller's stories, once", async () => {
      const topic = { title: '老城的新生活', content: '人物专题', type: '1', clientId: crypto.randomUUID() };
      const before = await api.newsroom.todoStories();
      const { result: first } = await api.newsroom.proposeTopic(topic);
      expect((await api.newsroom.proposeTopic(topic)).result).toEqual(first);
      const { result, total } = await api.newsroom.todoStories({ size: 100 });
      expect(total).toBe(before.total + 1);
      expect(result.filter(({ id }) => id === first.id)).toMatchObject([
        { title: '老城的新生活', status: 'topic', author: expect.stringMatching(/./u) },
      ]);
    });

    it('refuses a topic of an unknown type', async () => {
      const call = api.newsroom.proposeTopic({ title: 'x', type: 'nothing' });
      await expect(call).rejects.toMatchObject({ code: codes.unknownCode });
    });

    it('returns a code list, and an error for an unknown type', async () => {
      const { result } = await api.newsroom.codeList({ codeType: 'repthesType' });
      expect(result.codeType).toBe('repthesType');
      expect(result.entries[0]).toEqual({ code: '1', value: expect.stringMatching(/./u) });
      const none = api.newsroom.codeList({ codeType: 'nothing' });
      await expect(none).rejects.toMatchObject({ code: codes.unknownCodeType });
    });

    it('returns the permissions of the default role, and refuses other roles', async () => {
      const { result } = await api.newsroom.permissions({ roleId: defaultRole });
      expect(result).toContain('news:view');
      const other = api.newsroom.permissions({ roleId: 'ROLE_ADMIN' });
      await expect(other).rejects.toMatchObject({ status: 403 });
    });

    it("returns only the caller's menus, parents before children", async () => {
      const { result } = await api.newsroom.menus({ userId: self, topicId: portalTopic });
      expect(result.map(({ path }) => path)).toContain('/news/news');
      const orphans = result.filter(
        ({ parentId }, index) =>
          parentId !== undefined && !result.slice(0, index).some(({ id }) => id === parentId),
      );
      expect(orphans).toEqual([]);
      const peer = userIdOf(world(), world().logins.peer);
      const others = api.newsroom.menus({ userId: peer, topicId: portalTopic });
      await expect(others).rejects.toMatchObject({ status: 403 });
      expect((await api.newsroom.menus({ userId: self, topicId: 'nothing' })).result).toEqual([]);
    });

    it("returns the caller's office-automation account, and logs visits", async () => {
      const { result } = await api.newsroom.weaverUser();
      expect(result).toEqual({ userId: self, loginId: world().logins.actor });
      const noted = await api.newsroom.saveWeaverLog({ action: 'open', detail: '协同办公' });
      expect(noted.code).toBe(codes.ok);
    });

    it('stores the settings of a big screen under one id', async () => {
      const param = JSON.stringify({ columns: 3 });
      const { result } = await api.newsroom.createScreen({ param });
      expect((await api.newsroom.createScreen({ param })).result).toEqual(result);
    });

    it('ranks desks by published stories, with equal ranks for equal counts', async () => {
      const { result } = await api.newsroom.ranking({ size: 3 });
      expect(result.map(({ rank }) => rank)).toEqual([1, 2, 2]);
      expect(result[1]?.count).toBe(result[2]?.count);
      expect(result[0]?.count).toBeGreaterThan(result[1]?.count ?? 0);
    });
  });
}
