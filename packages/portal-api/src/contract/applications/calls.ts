import * as z from 'zod/mini';
import type { NameReadings } from '../../rules/readings.ts';
import { endpoint } from '../endpoint.ts';
import { envelope, truth, id, emptyAnswer, idList, line, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { messageBody, messageJson } from '../messages/message.ts';
import { personDetail } from '../directory/people.ts';

/** How a name is read, so that it is found by pinyin, kana and romaji; see `NameReadings`. */
const readings = z.object({
  pinyin: z.optional(z.array(z.array(z.string()))),
  japanese: z.optional(z.array(z.object({ piece: z.string(), kana: z.string(), romaji: z.string() }))),
});

export const appLine = z.object({
  id,
  name: z.string(),
  /** Name of an icon, or the address of a picture: a `data:` address or a path of this portal, never another host (G31). */
  icon: z.string(),
  /** Where the application opens: https, http on this machine, or a path of this portal. */
  redirectUri: z.string(),
  /** The person has it among their own. */
  mine: truth,
  /** Its place among the person's own, from 0. */
  place: z.optional(z.int()),
  /** Absent where the name has no other reading than its letters. */
  readings: z.optional(readings),
});

/** A micro-application as the whole portal sees it. */
export interface App {
  id: string;
  name: string;
  icon: string;
  redirectUri: string;
  /** Among the person's own. */
  isOwn: boolean;
  /** Its place among them, from 0; absent when it is not. */
  place?: number | undefined;
  /** How its name is read; absent where it has no other reading than its letters. */
  readings?: NameReadings | undefined;
}

const app = z.pipe(
  appLine,
  z.transform(({ mine, ...line }): App => ({ ...line, isOwn: mine })),
);

/** Applications under one heading, in their order. */
export interface AppGroup {
  name: string;
  apps: App[];
}

const appGroup = z.pipe(
  z.object({ name: z.string(), appList: z.array(app) }),
  z.transform(({ name, appList }): AppGroup => ({ name, apps: appList })),
);

/** The list of applications. */
export const appList = {
  /** Every application of the organisation, under headings. */
  list: endpoint({
    method: 'GET',
    path: '/co/mobile/microapp/list',
    access: 'session',
    input: z.object({ deviceType: z._default(z.literal('web'), 'web') }),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(appGroup) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Applications by group',
    source: 'specification 7, Workspace and applications; decision E17',
  }),
};

/** How answers to other systems begin: `errcode` 0 is success, any other number equals the body code (B19). */
const openEnvelope = { ...envelope, errcode: z.int(), errmsg: z.string() };

const accessGrant = z.object({
  ...openEnvelope,
  access_token: z.string(),
  /** Seconds until it ends. */
  expires_in: z.int(),
});

const personAnswer = z.pipe(
  z.object({ ...openEnvelope, result: personDetail }),
  z.transform(({ result }) => result),
);

const secret = z.string().check(z.minLength(1), z.maxLength(limits.tokenLength));

const recipients = idList({ most: limits.workNoticeRecipients });

/** What a `message` of `sendworkmsg` may hold beside a message's own fields: whom it is for. */
export const workNoticeRecipients = z.object({ recipient: recipients });

/** The `message` of `sendworkmsg`. */
export const workNoticeBody = z.extend(messageBody, { recipient: z.optional(recipients) });
export const encodedWorkNotice = messageJson(workNoticeBody);

const oneApp = z.object({ appId: id });

/** Micro-applications, and the open interface for other systems (specification 7, Workspace and applications; decisions B19, E17). */
export const applications = {
  ...appList,

  /** The applications that the person has chosen, in the order that they gave them; the others follow, the first chosen first. */
  own: endpoint({
    method: 'GET',
    path: '/co/microapp/user/all',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(app) }),
      z.transform(({ result }) => result),
    ),
    summary: "The person's own applications",
    source: 'specification 7, Workspace and applications',
  }),

  /** Adds one to the person's own; a repeat changes nothing. An unknown one is code 1301. */
  addOwn: endpoint({
    method: 'GET',
    path: '/co/microapp/user/add',
    access: 'session',
    changesState: true,
    names: { appId: 'app' },
    input: oneApp,
    output: emptyAnswer,
    summary: "Add to the person's own applications",
    source: 'specification 7, Workspace and applications; decision A13',
  }),

  /** Takes one from the person's own; one that is not there is no error. */
  removeOwn: endpoint({
    method: 'GET',
    path: '/co/microapp/user/delete',
    access: 'session',
    changesState: true,
    names: { appId: 'app' },
    input: oneApp,
    output: emptyAnswer,
    summary: "Take from the person's own applications",
    source: 'specification 7, Workspace and applications; decision A13',
  }),

  /**
   * Puts the person's own applications in this order. Own ones that are not named follow, the first chosen first; ids that are
   * not among the own ones change nothing, because another device may have removed them.
   */
  sortOwn: endpoint({
    method: 'POST',
    path: '/co/microapp/user/sort',
    access: 'session',
    body: 'form',
    names: { ids: 'app' },
    input: z.object({ ids: idList({ least: 1, most: limits.ownApps }) }),
    output: emptyAnswer,
    summary: "Order the person's own applications",
    source: 'specification 7, Workspace and applications; decision 66',
  }),

  /**
   * The one-time code by which an application learns who opened it: good for five minutes, for this application and this
   * `redirectUri`, which must be the registered one and is it when left out (code 1306 otherwise).
   */
  obtainCode: endpoint({
    method: 'POST',
    path: '/co/oapi/obtainmycode',
    access: 'session',
    body: 'form',
    names: { appid: 'app' },
    input: z.object({ appid: id, redirectUri: z.optional(text(limits.addressLength)) }),
    output: z.pipe(
      z.object({
        ...envelope,
        /** `expires_in` in seconds. */
        result: z.object({ code: z.string(), redirectUri: z.string(), expires_in: z.int() }),
      }),
      z.transform(({ result: { code, redirectUri, expires_in } }) => ({
        code,
        redirectUri,
        expiresIn: expires_in,
      })),
    ),
    summary: 'A one-time code for an application',
    source: 'specification 7, Auth and user; decision B19',
  }),

  /**
   * Signs an application in. `errcode` 1302 for an unknown application or a wrong secret, which look alike; HTTP 429 after
   * too many of them from one address. `appid` may be written `tenant~app`.
   */
  getToken: endpoint({
    method: 'GET',
    path: '/co/oapi/gettoken',
    access: 'public',
    errcode: true,
    names: { appid: 'app' },
    input: z.object({ appid: id, secret, tenantId: z.optional(id) }),
    output: accessGrant,
    summary: 'An access token for an application',
    source: 'decision B19',
  }),

  /** Who obtained a code; hidden fields are absent as for any colleague (A19). Once for each code: `errcode` 1304 then. */
  getUserInfo: endpoint({
    method: 'GET',
    path: '/co/oapi/getuserinfo',
    access: 'public',
    errcode: true,
    input: z.object({
      access_token: secret,
      code: secret,
      redirectUri: z.optional(text(limits.addressLength)),
    }),
    output: personAnswer,
    summary: 'Trade a one-time code for the person',
    source: 'decision B19',
  }),

  /**
   * A work notice of an application, which arrives as a message from it. `message` is as in `sendusermsg`, and may name
   * the recipients itself; ids are `tenant~user` or the user part alone. The registered name is shown whatever
   * `senderName` says, so that no application can pass for somebody else (G10). With a `clientMsgId` a repeat sends
   * nothing twice. Who cannot be reached is in `failed`; when nobody can, the answer is that refusal.
   */
  sendWorkMessage: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/message/sendworkmsg',
    access: 'public',
    body: 'form',
    errcode: true,
    largestBody: 256 * 1024,
    names: { sender: 'app', recipient: 'people' },
    input: z.object({
      /** The `appid`. */
      sender: id,
      senderName: z.optional(line(limits.idLength)),
      token: secret,
      message: encodedWorkNotice,
      recipient: z.optional(recipients),
    }),
    output: z.object({
      ...openEnvelope,
      result: z.object({
        list: z.array(z.object({ recipient: id, id, seq: z.int(), sendTime: z.number() })),
        failed: z.array(z.object({ recipient: id, code: z.string(), msg: z.string() })),
      }),
    }),
    summary: 'Send a work notice',
    source: 'decision B19',
  }),

  /** As `gettoken`, under the names that other systems use; `accessId` may be written `tenant~app`. */
  accessToken: endpoint({
    method: 'GET',
    path: '/openapi/v1/user/access_token',
    access: 'public',
    errcode: true,
    names: { accessId: 'app' },
    input: z.object({ accessId: id, accessKey: secret, tenantId: z.optional(id) }),
    output: accessGrant,
    summary: 'An access token for an application',
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /**
   * Who somebody is: the person of a single-sign-on token (`/ssologin/getToken`), or with an application's token the
   * person whose session the Authorization header proves. `errcode` 1303 when the token has ended.
   */
  userInfo: endpoint({
    method: 'GET',
    path: '/openapi/v1/user/info',
    access: 'public',
    errcode: true,
    inHeaders: ['token'],
    input: z.object({ token: secret }),
    output: personAnswer,
    summary: 'The person of a token',
    source: 'specification 7, Workspace and applications; decision E15',
  }),
};
