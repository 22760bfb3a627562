import { sql } from 'kysely';
import { hashPassword } from '../areas/account/index.ts';
import { createGroup } from '../areas/groups/index.ts';
import { findTopic } from '../areas/newsroom/index.ts';
import { addOrganisation } from '../organisation/add-organisation.ts';
import { applyStaff, departmentPaths } from '../staff/apply.ts';
import { readingColumn, staffColumns, type StaffRow } from '../staff/staff-row.ts';
import { stageStaff, sweepStaging } from '../staff/stage.ts';
import type { Database, Tx } from '../store/database.ts';
import { addSampleApps, addSampleBoard } from './applications.ts';
import { sampleGroups } from './groups.ts';
import { addSampleNewsroom } from './newsroom.ts';
import { samplePeople } from './sample-people.ts';

export interface DemoOptions {
  /** In tenant `demo`. */
  people: number;
  /** Of all accounts of both organisations. */
  password: string;
}

const demo = { id: 'demo', name: '融媒体中心' };
const acme = { id: 'acme', name: 'Acme News' };

const acmePeople: readonly StaffRow[] = [
  person('walker', 'Grace Walker', 'female', 'Newsroom', 'Managing editor', true, '13900000001'),
  person('okafor', 'Daniel Okafor', 'male', 'Newsroom/City Desk', 'City editor', true, '13900000002'),
  person('lindqvist', 'Åsa Lindqvist', 'female', 'Newsroom/City Desk', 'Reporter', false, '13900000003'),
  person('zhangxin', '张欣', 'female', 'Newsroom/Foreign Desk', 'Correspondent', true, '13900000004'),
  person('moreau', 'Hélène Moreau', 'female', 'Newsroom/Foreign Desk', 'Reporter', false, '13900000005'),
  person('patel', 'Ravi Patel', 'male', 'Operations', 'Systems administrator', true, '13900000006'),
];

function person(
  login: string,
  name: string,
  gender: 'male' | 'female',
  department: string,
  position: string,
  leader: boolean,
  mobile: string,
): StaffRow {
  const email = `${login}@acme.example`;
  return {
    login,
    name,
    gender,
    departments: [department],
    position,
    leader,
    mobile,
    email,
    workplace: 'Main office',
  };
}

/**
 * Creates the two demo organisations in an empty database, in one transaction: `demo`, a newsroom of `people`, and
 * `acme`, a few people; Grace Walker can sign in. All accounts have the same password. The named people share
 * some groups; there are no friends or messages yet.
 */
export async function createDemoOrganisation(db: Database, { people, password }: DemoOptions): Promise<void> {
  // One hash for all: hashing thousands of passwords would take most of a minute.
  const passwordHash = await hashPassword(password);
  const staff = [...samplePeople(people)];
  const demoImport = await stageStaff(db, demo.id, staff);
  const acmeImport = await stageStaff(db, acme.id, acmePeople);
  await db.system(async (tx) => {
    await addPeople(tx, demo, demoImport, staff);
    await addPeople(tx, acme, acmeImport, acmePeople);
    await givePassword(tx, demo.id, passwordHash);
    await givePassword(tx, acme.id, passwordHash, ['walker']);
    await choosePrivacy(tx);
    await addSampleApps(tx, demo.id, acme.id);
    await addSampleBoard(tx, demo.id);
    await addSampleNewsroom(
      tx,
      demo.id,
      staff.map(({ login }) => login),
    );
  });
  // Events belong to one organisation. One group is about a story.
  await db.tenant(demo.id, (tx) => addGroups(tx, staff));
  await sweepStaging(db, demo.id, demoImport);
  await sweepStaging(db, acme.id, acmeImport);
}

async function addPeople(tx: Tx, { id, name }: typeof demo, importId: string, rows: readonly StaffRow[]) {
  await addOrganisation(tx, { tenantId: id, name });
  await applyStaff(
    tx,
    { tenantId: id, importId, columns: [...staffColumns, readingColumn] },
    departmentPaths(rows),
  );
}

/** Sets the password of all people of an organisation, or of the given ones. */
async function givePassword(tx: Tx, tenantId: string, passwordHash: string, logins?: readonly string[]) {
  await tx
    .updateTable('person')
    .set({ password_hash: passwordHash, password_changed_at: new Date() })
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'person')
    .$if(logins !== undefined, (query) => query.where('login', 'in', [...(logins ?? [])]))
    .execute();
}

/**
 * Sets privacy deterministically: some people hide fields, about half require consent for friend requests. The five
 * named people hide nothing, and two require consent, so that the demo shows friend requests.
 */
async function choosePrivacy(tx: Tx) {
  await sql`
    UPDATE person p SET hide = c.choice < 4, hide_mobile = c.choice < 12, friend_switch = c.choice % 2 = 0
    FROM (
      SELECT user_id, ('x' || substr(md5(user_id), 1, 7))::bit(28)::integer % 100 AS choice
      FROM person WHERE tenant_id = ${demo.id} AND login <> ALL(${['zhangwei', 'lina', 'tanaka', 'garcia', 'smith']})
    ) c
    WHERE p.tenant_id = ${demo.id} AND p.user_id = c.user_id
  `.execute(tx);
  await tx
    .updateTable('person')
    .set({ friend_switch: true })
    .where('tenant_id', '=', demo.id)
    .where('login', 'in', ['lina', 'smith'])
    .execute();
}

async function addGroups(tx: Tx, staff: readonly StaffRow[]) {
  const there = new Set(staff.map(({ login }) => login));
  const idsOf = (logins: readonly string[]) =>
    logins.filter((login) => there.has(login)).map((login) => `${demo.id}~${login}`);
  for (const { name, type, topicId, introduction, owner, members, from } of sampleGroups) {
    const others = from
      ? staff.filter(({ departments }) => departments.some((path) => `${path}/`.startsWith(`${from.path}/`)))
      : [];
    const joining = others.slice(0, from?.people ?? 0).map(({ login }) => login);
    const memberIds = idsOf([...members, ...joining]);
    const [ownerId] = idsOf([owner]);
    // A very small organisation lacks some people.
    if (!ownerId || memberIds.length === 0) continue;
    // The story exists when its editor, the owner of the group, exists.
    const topic =
      topicId === undefined
        ? undefined
        : await findTopic(tx, { tenantId: demo.id, userId: ownerId }, topicId);
    await createGroup(tx, {
      tenantId: demo.id,
      name,
      type,
      introduction: introduction ?? '',
      ownerId,
      memberIds,
      ...(topicId !== undefined && topic && { topic: { id: topicId, ...topic } }),
    });
  }
}
