import { beforeAll, describe, expect, it } from 'vitest';
import type { WireApi } from '../wire-api.ts';
import { codes } from '../../contract/codes.ts';
import type { Department } from '../../contract/directory/departments.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Search and cards of people (decisions A4, A18 to A21, D12). */
export function directoryCalls(world: () => ContractWorld): void {
  describe('directory', () => {
    let api: WireApi;
    let peer: string;
    beforeAll(async () => {
      ({ api } = await signIn(world(), world().logins.actor));
      peer = userIdOf(world(), world().logins.peer);
    });

    it("returns a colleague's card", async () => {
      const card = await api.directory.obtainUser({ userId: peer });
      expect(card).toMatchObject({
        id: peer,
        name: expect.stringMatching(/./u),
        relation: 'stranger',
        left: false,
      });
    });

    it('refuses the card of an unknown id', async () => {
      const call = api.directory.obtainUser({ userId: userIdOf(world(), 'no-such-person') });
      await expect(call).rejects.toMatchObject({ kind: 'business', code: codes.unknownPerson });
    });

    it('refuses the card of a person of another organisation', async () => {
      const call = api.directory.obtainUser({ userId: world().foreigner.userId });
      await expect(call).rejects.toMatchObject({ kind: 'http', status: 403 });
    });

    it('finds a person by name, with all totals and the matching field', async () => {
      const { name } = await api.directory.obtainUser({ userId: peer });
      const found = await api.directory.search({ q: name });
      const row = found.users.find(({ id }) => id === peer);
      expect(row).toMatchObject({ id: peer, name, match: { field: 'name', ranges: [[0, name.length]] } });
      expect(found.userNumber).toBeGreaterThanOrEqual(found.users.length);
      expect(found.groupNumber).toBeGreaterThanOrEqual(found.groups.length);
    });

    it('finds a person by the reading of their name', async () => {
      const { q, finds } = world().reading;
      const { users } = await api.directory.search({ q });
      expect(users.map(({ id }) => id)).toContain(userIdOf(world(), finds));
    });

    it('finds departments by name, each with its parents and people, like the tree', async () => {
      const tops = await api.directory.departmentTree();
      const [top] = tops;
      const [below] = top?.children ?? [];
      if (!top || !below) throw new Error('the organisation has departments below others');
      const found = await api.directory.search({ q: below.name });
      expect(found.departments[0]).toMatchObject({
        id: below.id,
        name: below.name,
        parents: [top.name],
        people: below.people,
        match: { field: 'name', ranges: [[0, below.name.length]] },
      });
      expect(found.departmentNumber).toBeGreaterThanOrEqual(found.departments.length);
    });

    it('finds no one of another organisation', async () => {
      const { tenantId, userId } = world().foreigner;
      const { users } = await api.directory.search({ q: userId.slice(tenantId.length + 1) });
      expect(users.map(({ id }) => id)).not.toContain(userId);
    });

    it.each(['', '   ', 'no name has this in it ¤'])('finds nothing for %j', async (q) => {
      await expect(api.directory.search({ q })).resolves.toMatchObject({
        users: [],
        groups: [],
        departments: [],
        userNumber: 0,
        groupNumber: 0,
        departmentNumber: 0,
      });
    });

    it('pages without gap or repeat, and ends with an empty page', async () => {
      const { name } = await api.directory.obtainUser({ userId: peer });
      const q = name.slice(0, 1);
      const all = await api.directory.search({ q, size: 100 });
      const first = await api.directory.search({ q, page: 1, size: 1 });
      const second = await api.directory.search({ q, page: 2, size: 1 });
      expect([...first.users, ...second.users]).toEqual(all.users.slice(0, 2));
      expect(first.userNumber).toBe(all.userNumber);
      const past = await api.directory.search({ q, page: 25, size: 100 });
      expect(past).toMatchObject({ users: [], userNumber: all.userNumber });
    });

    it('returns people by id, in the order of the request', async () => {
      const self = userIdOf(world(), world().logins.actor);
      const unknown = userIdOf(world(), 'no-such-person');
      const people = await api.directory.listUsers({ ids: [peer, unknown, self, peer] });
      expect(people.map(({ id }) => id)).toEqual([peer, self]);
      expect(people[0]).toMatchObject({ name: expect.stringMatching(/./u), relation: 'stranger' });
    });

    it('returns no one of another organisation', async () => {
      const call = api.directory.listUsers({ ids: [peer, world().foreigner.userId] });
      await expect(call).rejects.toMatchObject({ kind: 'http', status: 403 });
    });

    it('returns the tree of departments, and each of them', async () => {
      const tops = await api.directory.departmentTree();
      const all = tops.flatMap(everyBelow);
      expect(all.length).toBeGreaterThan(0);
      for (const { id: deptId, people, own, children } of all) {
        expect(typeof own).toBe('boolean');
        const { leaders, members } = await api.directory.departmentMembers({ deptId });
        const listed = [...leaders, ...members].map(({ id }) => id);
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed.length).toBe(children.length === 0 ? people : Math.min(people, listed.length));
        const self = userIdOf(world(), world().logins.actor);
        const chosen = await api.directory.departmentIds({ deptIds: [deptId] });
        expect(chosen.ids).toHaveLength(chosen.total);
        expect(chosen.ids).not.toContain(self);
        expect(chosen.ids).toEqual(expect.arrayContaining(listed.filter((id) => id !== self)));
      }
    });

    it('returns an avatar for everyone, including an uploaded one', async () => {
      const initials = await api.directory.userAvatar({ userId: peer });
      expect(initials.headers.get('content-type')).toMatch(/^image\//u);
      const file = new Blob([Uint8Array.from(atob(pixel), (unit) => unit.codePointAt(0) ?? 0)], {
        type: 'image/png',
      });
      const { avatarVersion } = await api.directory.setAvatar({ file });
      const self = userIdOf(world(), world().logins.actor);
      expect((await api.directory.obtainUser({ userId: self })).avatarVersion).toBe(avatarVersion);
      const { type } = await (await api.directory.userAvatar({ userId: self, temp: avatarVersion })).blob();
      expect(type).toMatch(/^image\/(webp|png)/u);
      for (let n = 0; n < 2; n += 1) await api.directory.removeAvatar({});
      expect((await api.directory.obtainUser({ userId: self })).avatarVersion).toBeUndefined();
      const own = await api.directory.groupAvatar({ avatarId: world().groups.own });
      expect(own.headers.get('content-type')).toMatch(/^image\//u);
    });

    it.each([
      ['an unknown person', () => api.directory.userAvatar({ userId: userIdOf(world(), 'nobody') }), 404],
      ['a stranger', () => api.directory.userAvatar({ userId: world().foreigner.userId }), 403],
      ["others' group", () => api.directory.groupAvatar({ avatarId: world().groups.closed }), 404],
    ])('returns no avatar of %s', async (_, call, status) => {
      await expect(call()).rejects.toMatchObject({ kind: 'http', status });
    });

    it('accepts only images as avatars', async () => {
      const file = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
      await expect(api.directory.setAvatar({ file })).rejects.toMatchObject({ code: codes.noPicture });
    });

    it('refuses an unknown department', async () => {
      const members = api.directory.departmentMembers({ deptId: 'no-such-department' });
      await expect(members).rejects.toMatchObject({ code: codes.unknownDepartment });
      const ids = api.directory.departmentIds({ deptIds: ['no-such-department'] });
      await expect(ids).rejects.toMatchObject({ code: codes.unknownDepartment });
    });
  });
}

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function everyBelow(department: Department): Department[] {
  return [department, ...department.children.flatMap(everyBelow)];
}
