import type { HttpHandler } from 'msw';
import { applications, workNoticeRecipients } from '../contract/applications.ts';
import { codes, type Code } from '../contract/codes.ts';
import type { WireOf } from '../contract/endpoint.ts';
import { messageBody } from '../contract/message.ts';
import type { MockApp } from './apps.ts';
import { mock, MockRefusal, type MockCaller } from './mock.ts';
import type { MockPerson } from './people.ts';
import type { MockWorld } from './world.ts';

const done = { code: codes.ok, errcode: 0, errmsg: 'ok' };
const tokenLife = 7_200;
const codeLife = 300;

/** Applications, a person's own, and what other systems call. */
export function applicationMocks(world: MockWorld): HttpHandler[] {
  const own = new Map<string, Set<string>>();
  const tokens = new Map<string, MockApp>();
  const issued = new Map<string, { app: MockApp; userId: string }>();
  const { identify } = world;

  const ownOf = ({ userId }: MockCaller) => {
    const ids = own.get(userId) ?? new Set();
    own.set(userId, ids);
    return ids;
  };
  const appsOf = ({ tenantId }: MockCaller) => world.apps.filter((app) => app.tenantId === tenantId);
  const line = ({ id, name, icon, redirectUri }: MockApp, caller: MockCaller) => ({
    id,
    name,
    icon,
    redirectUri,
    mine: ownOf(caller).has(id) ? (1 as const) : (0 as const),
  });
  const grant = (named: string, secret: string, tenantId: string | undefined) => {
    const [tenant = tenantId, id] = named.includes('~') ? named.split('~') : [tenantId, named];
    const app = world.apps.find((known) => known.id === id && known.tenantId === tenant);
    if (app?.secret !== secret) throw new MockRefusal(codes.appRefused);
    const token = `app-token-${tokens.size + 1}`;
    tokens.set(token, app);
    return { ...done, access_token: token, expires_in: tokenLife };
  };
  const appOf = (token: string) => {
    const app = tokens.get(token);
    if (app === undefined) throw new MockRefusal(codes.appTokenEnded);
    return app;
  };
  const personAnswer = (userId: string) => {
    const person = world.person(userId);
    if (person === undefined) throw new MockRefusal(codes.appTokenEnded);
    return { ...done, result: cardOf(person) };
  };

  return [
    mock(
      applications.list,
      (_, caller) => {
        const groups = Map.groupBy(appsOf(caller), ({ group }) => group);
        const result = [...groups].map(([name, apps]) => ({
          name,
          appList: apps.map((app) => line(app, caller)),
        }));
        return { code: codes.ok, result };
      },
      identify,
    ),
    mock(
      applications.own,
      (_, caller) => {
        const chosen = [...ownOf(caller)].flatMap((id) => appsOf(caller).find((app) => app.id === id) ?? []);
        return { code: codes.ok, result: chosen.map((app) => line(app, caller)) };
      },
      identify,
    ),
    mock(
      applications.addOwn,
      ({ appId }, caller) => {
        if (!appsOf(caller).some(({ id }) => id === appId)) throw new MockRefusal(codes.unknownApp);
        ownOf(caller).add(appId);
        world.publish(caller.userId, { type: 'apps' });
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      applications.removeOwn,
      ({ appId }, caller) => {
        if (ownOf(caller).delete(appId)) world.publish(caller.userId, { type: 'apps' });
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      applications.obtainCode,
      ({ appid, redirectUri }, caller) => {
        const app = appsOf(caller).find(({ id }) => id === appid);
        if (app === undefined) throw new MockRefusal(codes.unknownApp);
        if (redirectUri !== undefined && redirectUri !== app.redirectUri) {
          throw new MockRefusal(codes.redirectRefused);
        }
        const code = `code-${issued.size + 1}`;
        issued.set(code, { app, userId: caller.userId });
        return { code: codes.ok, result: { code, redirectUri: app.redirectUri, expires_in: codeLife } };
      },
      identify,
    ),
    mock(applications.getToken, ({ appid, secret, tenantId }) => grant(appid, secret, tenantId)),
    mock(applications.accessToken, ({ accessId, accessKey, tenantId }) =>
      grant(accessId, accessKey, tenantId),
    ),
    mock(applications.getUserInfo, ({ access_token: token, code }) => {
      const app = appOf(token);
      const found = issued.get(code);
      if (found?.app !== app) throw new MockRefusal(codes.codeSpent);
      issued.delete(code);
      return personAnswer(found.userId);
    }),
    mock(
      applications.userInfo,
      ({ token }, { userId }) => {
        appOf(token);
        if (userId === '') throw new MockRefusal(codes.unauthenticated, 401);
        return personAnswer(userId);
      },
      identify,
    ),
    mock(applications.sendWorkMessage, ({ sender, token, message, recipient = [] }) => {
      const app = appOf(token);
      if (sender !== app.id) throw new MockRefusal(codes.forbidden, 403);
      const { msg, clientMsgId, recipients } = readNotice(message);
      const to = [...new Set([...recipient, ...recipients])].map((id) =>
        id.includes('~') ? id : `${app.tenantId}~${id}`,
      );
      if (to.length === 0) throw new MockRefusal(codes.noRecipient);
      const outcomes = to.map((id) => send(world, app, id, { msg, clientMsgId }));
      const list = outcomes.flatMap((outcome) => ('code' in outcome ? [] : [outcome]));
      const failed = outcomes.flatMap((outcome) => ('code' in outcome ? [outcome] : []));
      const [first] = failed;
      if (first && list.length === 0) throw new MockRefusal(first.code);
      return { ...done, result: { list, failed } };
    }),
  ];
}

/** Who somebody is, without what they hide (A19). */
function cardOf({ userId, login, name, hide, hideMobile, ...person }: MockPerson) {
  const { department, parentDepartment: parentDept, position: pos, mobile, email } = person;
  return {
    userId,
    userName: login,
    name,
    ...(hide ? {} : { email }),
    ...(hide || hideMobile ? {} : { mobilephone: mobile }),
    hide: hide ? (1 as const) : (0 as const),
    hideMobile: hideMobile ? (1 as const) : (0 as const),
    friendSwitch: 0 as const,
    relation: 0 as const,
    starFriend: false,
    deptInfos: hide ? [] : [{ dept: department, parentDept, pos }],
  };
}

type Outcome = WireOf<typeof applications.sendWorkMessage>['result'];
type Sent = Outcome['list'][number];
type Failed = Outcome['failed'][number] & { code: Code };

function send(
  world: MockWorld,
  app: MockApp,
  recipient: string,
  { msg, clientMsgId }: { msg: string; clientMsgId: string | undefined },
): Sent | Failed {
  try {
    const { id, seq, sendTime } = world.send(
      app.userId,
      { type: 'user', id: recipient },
      { msg, ...(clientMsgId ? { clientMsgId: `${clientMsgId}:${recipient}` } : {}) },
    );
    return { recipient, id, seq, sendTime };
  } catch (error) {
    if (!(error instanceof MockRefusal) || error.status !== 200) throw error;
    return { recipient, code: error.code, msg: error.message };
  }
}

function readNotice(message: string) {
  const json: unknown = message.startsWith('{') ? JSON.parse(message) : { msg: message };
  const { msg, clientMsgId } = messageBody.parse(json);
  const named = workNoticeRecipients.safeParse(json);
  return { msg, clientMsgId, recipients: named.success ? named.data.recipient : [] };
}
