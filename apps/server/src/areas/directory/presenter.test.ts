import { contract, type UserDetailWire } from '@snap/portal-api/contract';
import { matchPerson, noRelationship, prepareQuery } from '@snap/portal-api/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listedUser, personDetail, searchable, searchUser } from './presenter.ts';
import type { PersonRecord } from './queries/people.ts';

/** A text that occurs nowhere else, so that finding it anywhere means that it leaked. */
const canary = (field: string) => fc.stringMatching(/^[a-z]{8}$/).map((text) => `canary${field}${text}`);
const digits = (first: string) => fc.stringMatching(/^\d{10}$/).map((rest) => first + rest);

const person: fc.Arbitrary<PersonRecord> = fc.record({
  userId: fc.constant('demo~owner'),
  login: fc.constant('owner'),
  name: fc.constantFrom('张三', '田中 さくら', 'José García'),
  gender: fc.constantFrom('male' as const, 'female' as const),
  position: canary('position'),
  mobile: digits('1'),
  telephone: digits('0'),
  email: canary('email').map((local) => `${local}@example.org`),
  introduction: canary('introduction'),
  avatar: fc.constant(null),
  workplace: canary('workplace'),
  hide: fc.boolean(),
  hideMobile: fc.boolean(),
  friendSwitch: fc.boolean(),
  readings: fc.constant({}),
  left: fc.boolean(),
  departments: fc.array(
    fc.record({ deptId: canary('id'), name: canary('department'), parentName: fc.option(canary('parent')) }),
    { minLength: 1, maxLength: 3 },
  ),
});

/** Every value that others may not see. */
function secretsOf({ hide, hideMobile, ...record }: PersonRecord): string[] {
  const { position, mobile, telephone, email, introduction, departments } = record;
  const hidden = hide ? [position, telephone, email, introduction] : [];
  if (hide) hidden.push(...departments.flatMap(({ deptId, name, parentName }) => [deptId, name, parentName]));
  if (hide || hideMobile) hidden.push(mobile);
  return hidden.filter((value) => value !== null);
}

/** Each department has a leader whose name includes the department's. */
const leadersIn = ({ departments }: PersonRecord) =>
  new Map(departments.map(({ deptId }) => [deptId, [{ user: { userId: 'demo~head', name: deptId } }]]));

/** Every shape in which a person leaves the server. A new one belongs here. */
function shapes(actorId: string, record: PersonRecord) {
  const match = matchPerson(searchable(actorId, record), prepareQuery(record.name));
  if (!match) throw new Error('a person is found by their own name');
  return {
    detail: personDetail(actorId, record, noRelationship, leadersIn(record)),
    row: searchUser(actorId, record, match),
    listed: listedUser(actorId, record, { relation: 2, starred: true }),
    preview: personDetail(undefined, record),
    searched: searchable(actorId, record),
  };
}

it('hidden fields are in no shape that another person receives, and cannot be searched', () => {
  fc.assert(
    fc.property(person, (record) => {
      const out = JSON.stringify(shapes('demo~other', record));
      const secrets = secretsOf(record);
      expect(secrets.filter((secret) => out.includes(secret))).toEqual([]);
      const found = secrets.filter((secret) =>
        matchPerson(searchable('demo~other', record), prepareQuery(secret)),
      );
      expect(found).toEqual([]);
      expect(record.hide && out.includes(`"${record.gender}"`)).toBe(false);
    }),
  );
});

it('their owner receives all of them', () => {
  fc.assert(
    fc.property(person, (record) => {
      const detail: UserDetailWire = personDetail(record.userId, record);
      expect(detail).toMatchObject({
        gender: record.gender,
        mobilephone: record.mobile,
        telephone: record.telephone,
        email: record.email,
        introduce: record.introduction,
      });
      expect(detail.deptInfos.map(({ dept }) => dept)).toEqual(record.departments.map(({ name }) => name));
    }),
  );
});

it('what is sent fits the contract', () => {
  fc.assert(
    fc.property(person, fc.constantFrom('demo~owner', 'demo~other'), (record, actorId) => {
      const { detail, row } = shapes(actorId, record);
      const { directory } = contract;
      expect(directory.obtainUser.output.safeParse({ code: '0', result: detail }).success).toBe(true);
      const response = { code: '0', users: [row], groups: [], userNumber: 1, groupNumber: 0 };
      expect(directory.search.output.safeParse(response).success).toBe(true);
    }),
  );
});
