import { describeContract, type ContractWorld } from '@snap/portal-api/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { storeCaptcha } from '../areas/account/limits/captcha.ts';
import { readName } from '../areas/directory/names/readings.ts';
import { createGroup } from '../areas/groups/commands/create-group.ts';
import { collectPhoneCodes } from './phone-codes.ts';
import { addNewsroomRows } from './newsroom-rows.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { testPassword } from './world.ts';

const tenantId = 'demo';
const people = [
  { login: 'lina', name: '李娜' },
  { login: 'zhangwei', name: '张伟' },
  { login: 'photo', name: '张三' },
  { login: 'smith', name: 'Anna Smith' },
  { login: 'garcia', name: 'José García' },
];

const forgetful = { login: 'garcia', mobile: '13800000005' };

let server: TestServer;
let groups: ContractWorld['groups'];
let secret: string;
const app = { id: 'oa', redirectUri: 'https://oa.demo.example/' };
const phones = collectPhoneCodes();

beforeAll(async () => {
  server = await startTestServer({ log: phones.log });
  await server.addTenant(tenantId);
  await server.addTenant('acme');
  await server.addPeople(tenantId, people);
  await server.addPeople('acme', ['walker']);
  secret = await server.addApp(tenantId, app.id, app.redirectUri);
  await server.addDepartments(tenantId, [
    { path: '时政部', people: ['lina'], leaders: ['zhangwei'] },
    { path: '时政部/图片组', people: ['photo', 'smith'] },
  ]);
  groups = await server.db.tenant(tenantId, async (tx) => {
    for (const { login, name } of people) {
      const readings = JSON.stringify(readName(name));
      await sql`UPDATE person SET readings = ${readings}::jsonb WHERE login = ${login}`.execute(tx);
    }
    await sql`UPDATE person SET mobile = ${forgetful.mobile} WHERE login = ${forgetful.login}`.execute(tx);
    // The actor of the suite calls everything.
    await sql`INSERT INTO person_role VALUES (${tenantId}, 'demo~lina', 'admin')`.execute(tx);
    await addNewsroomRows(tx, tenantId, 'demo~photo');
    const group = (name: string, ownerId: string, memberIds: string[]) =>
      createGroup(tx, { tenantId, name, type: '3', ownerId, memberIds });
    return {
      own: await group('早间新闻', 'demo~lina', ['demo~zhangwei']),
      closed: await group('图片组', 'demo~photo', ['demo~smith']),
    };
  });
});
afterAll(() => server.close());

describeContract(() => ({
  baseUrl: server.url,
  tenantId,
  password: testPassword,
  logins: { actor: 'lina', peer: 'zhangwei', guessed: 'smith' },
  reading: { q: 'zhangs', finds: 'photo' },
  foreigner: { tenantId: 'acme', userId: 'acme~walker' },
  app: { ...app, secret },
  groups,
  forgetful,
  async captchaText(name) {
    // The image is not solved here: store a known solution.
    await storeCaptcha(server.db, { name, text: 'READ' });
    return 'read';
  },
  phoneCode: (mobile) => phones.newest(mobile),
}));
