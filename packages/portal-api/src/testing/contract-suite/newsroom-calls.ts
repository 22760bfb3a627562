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
      ({ api } = await signIn(world(), world().logins.asker));
      self = userIdOf(world(), world().logins.asker);
    });

    it('pages through hotspots, most talked about first', async () => {
      const { result, total } = await api.newsroom.hotspots();
      expect(result.length).toBeGreaterThan(1);
      expect(result.map(({ heat }) => heat)).toEqual(
        result.map(({ heat }) => heat).toSorted((a, b) => b - a),
      );
      const second = await api.newsroom.hotspots({ page: 2, size: 1 });
      expect(second).toMatchObject({ result: [result[1]], total });
    });

    it('puts a proposed topic on the own desk, once', async () => {
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

    it('refuses a topic of a kind that there is not', async () => {
      const call = api.newsroom.proposeTopic({ title: 'x', type: 'nothing' });
      await expect(call).rejects.toMatchObject({ code: codes.unknownCode });
    });

    it('gives a code list, and says when there is none of a type', async () => {
      const { result } = await api.newsroom.codeList({ codeType: 'repthesType' });
      expect(result.codeType).toBe('repthesType');
      expect(result.entries[0]).toEqual({ code: '1', value: expect.stringMatching(/./u) });
      const none = api.newsroom.codeList({ codeType: 'nothing' });
      await expect(none).rejects.toMatchObject({ code: codes.unknownCodeType });
    });

    it('says what the default role allows, and nothing of a role that is not the own', async () => {
      const { result } = await api.newsroom.permissions({ roleId: defaultRole });
      expect(result).toContain('news:view');
      const other = api.newsroom.permissions({ roleId: 'ROLE_ADMIN' });
      await expect(other).rejects.toMatchObject({ status: 403 });
    });

    it('gives the menus of the own person alone, parents before children', async () => {
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

    it('knows the person in the office-automation system, and notes their visits', async () => {
      const { result } = await api.newsroom.weaverUser();
      expect(result).toEqual({ userId: self, loginId: world().logins.asker });
      const noted = await api.newsroom.saveWeaverLog({ action: 'open', detail: '协同办公' });
      expect(noted.code).toBe(codes.ok);
    });

    it('keeps the settings of a big screen under one id', async () => {
      const param = JSON.stringify({ columns: 3 });
      const { result } = await api.newsroom.createScreen({ param });
      expect((await api.newsroom.createScreen({ param })).result).toEqual(result);
    });

    it('ranks desks by what they published, and gives equal ones the same rank', async () => {
      const { result } = await api.newsroom.ranking({ size: 3 });
      expect(result.map(({ rank }) => rank)).toEqual([1, 2, 2]);
      expect(result[1]?.count).toBe(result[2]?.count);
      expect(result[0]?.count).toBeGreaterThan(result[1]?.count ?? 0);
    });
  });
}
