import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDemoOrganisation } from '../../demo/organisation.ts';
import { createEventClient } from '../../testing/event-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { renewSecret } from './commands/register.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await createDemoOrganisation(server.db, { people: 60, password: 'Portal#2026' });
});
afterAll(() => server.close());

const signedIn = z.object({
  code: z.literal('0'),
  result: z.object({ userId: z.string(), userName: z.string(), accessToken: z.string() }),
});
const groups = z.object({
  code: z.literal('0'),
  result: z.array(
    z.object({
      name: z.string(),
      appList: z.array(
        z.object({ id: z.string(), name: z.string(), icon: z.string(), redirectUri: z.string() }),
      ),
    }),
  ),
});
const granted = z.object({
  errcode: z.literal(0),
  errmsg: z.string(),
  access_token: z.string(),
  expires_in: z.number(),
});

const parameters = (values: Record<string, string>) => new URLSearchParams(values);
const bodyOf = async (response: Response): Promise<unknown> => response.json();

/** What a client written elsewhere does, with nothing of ours but the addresses. */
it('lets another client sign in, list the applications, and receive a work notice', async () => {
  const login = signedIn.parse(
    await bodyOf(
      await fetch(`${server.url}/co/webim/login`, {
        method: 'POST',
        body: parameters({ username: 'lina', password: 'Portal#2026', tenantId: 'demo', lang: 'zh' }),
      }),
    ),
  );
  const { userId, accessToken } = login.result;
  expect([userId, login.result.userName]).toEqual(['demo~lina', '李娜']);
  const get = async (path: string, values: Record<string, string> = {}) =>
    bodyOf(
      await fetch(`${server.url}${path}?${parameters({ ...values, tenantId: 'demo', lang: 'zh' })}`, {
        headers: { authorization: accessToken, tenantId: 'demo' },
      }),
    );

  expect(await get('/co/mobile/user/obtain', { userId })).toMatchObject({
    code: '0',
    result: { userId, userName: 'lina', name: '李娜' },
  });
  const listed = groups.parse(await get('/co/mobile/microapp/list', { deviceType: 'web' })).result;
  expect(listed.map(({ name, appList }) => [name, appList.map(({ id }) => id)])).toEqual([
    ['门户', ['messages', 'contacts', 'disk', 'favourites']],
    ['采编', ['topics', 'archive']],
    ['办公', ['oa', 'meeting']],
  ]);

  const secret = await server.db.tenant('demo', (tx) => renewSecret(tx, 'demo', 'oa'));
  const token = granted.parse(
    await bodyOf(
      await fetch(
        `${server.url}/co/oapi/gettoken?${parameters({ appid: 'oa', secret: secret ?? '', tenantId: 'demo' })}`,
      ),
    ),
  ).access_token;

  const events = createEventClient(server.url, accessToken);
  await events.connect();
  const sent = await bodyOf(
    await fetch(`${server.url}/snap-app-im/oapi/message/sendworkmsg`, {
      method: 'POST',
      body: parameters({
        sender: 'oa',
        senderName: '协同办公',
        token,
        message: JSON.stringify({ msg: '您有一份请假申请待审批', clientMsgId: 'leave-4711' }),
        recipient: userId,
      }),
    }),
  );
  expect(sent).toMatchObject({
    code: '0',
    errcode: 0,
    result: { list: [{ recipient: userId }], failed: [] },
  });
  await events.until((received) => received.some(({ event }) => event.type === 'message'));
  events.close();

  expect(await get('/snap-app-im/panel-mobile-recent-post')).toMatchObject({
    mobileVOList: [
      {
        type: 'user',
        userId: 'demo~app:oa',
        name: '协同办公',
        lastMsg: '您有一份请假申请待审批',
        unread: 1,
      },
    ],
  });
  const target = { targetId: 'demo~app:oa', type: 'user' };
  expect(await get('/snap-app-im/oapi/message/history', target)).toMatchObject({
    list: [{ sender: 'demo~app:oa', senderName: '协同办公', msg: '您有一份请假申请待审批' }],
  });
  expect(await get('/snap-app-im/oapi/message/unread')).toMatchObject({ total: 1 });

  const replied = await fetch(`${server.url}/snap-app-im/oapi/message/sendusermsg`, {
    method: 'POST',
    headers: { authorization: accessToken },
    body: parameters({ sender: userId, recipient: 'demo~app:oa', message: '好的', lang: 'zh' }),
  });
  expect(await bodyOf(replied)).toMatchObject({ code: '1305', msg: '应用只发送通知，无法接收消息。' });
});

it('shows the newsroom and a workspace from the first day', async () => {
  const { headers } = await server.signIn('demo~zhangwei');
  const get = async (path: string) => bodyOf(await fetch(`${server.url}${path}`, { headers }));
  expect(await get('/newsroom/zjcloud/browse/user/todo/edit/stories')).toMatchObject({
    code: '0',
    total: 4,
    result: [{ status: 'review' }, { status: 'draft' }, { status: 'returned' }, { status: 'topic' }],
  });
  expect(await get('/newsbdzh/api/bscreen/uec/hotspot/om/cus?size=3')).toMatchObject({ total: 12 });
  expect(await get('/newsbdzh/api/bscreen/rhcb/docs/getDocCountRanking?size=1')).toMatchObject({
    result: [{ rank: 1 }],
  });
  expect(await get('/newsbdzh/api/repthes/code/repthesLevel?lang=zh')).toMatchObject({
    result: { entries: [{ code: '1', value: '一般' }, { value: '重点' }, { value: '重大' }] },
  });
  const menus = await get('/newsbdzh/api/usermng/menus/role/demo~zhangwei/spring');
  expect(menus).toMatchObject({
    result: [{ id: 'overview' }, { id: 'plan' }, { id: 'topics', parentId: 'plan' }, { id: 'approve' }],
  });
  expect(await get('/newsbdzh/api/usermng/permissionList/role/ROLE_EDITOR')).toMatchObject({
    result: ['story:publish', 'story:return', 'story:review', 'topic:approve'],
  });
  expect(await get('/co/custom/workspace')).toMatchObject({
    result: { version: 0, channels: [{ type: 'stories' }, {}, {}, {}, {}] },
  });
});
