import * as z from 'zod/mini';
import type { NameReadings } from '../../rules/readings.ts';
import { endpoint } from '../endpoint.ts';
import { envelope, truth, id, emptyResponse, idList, line, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { messageBody, messageJson } from '../messages/message.ts';
import { personDetail } from '../directory/people.ts';

/** The readings of a name, for matching by pinyin, kana and romaji; see `NameReadings`. */
const readings = z.object({
  pinyin: z.optional(z.array(z.array(z.string()))),
  japanese: z.optional(z.array(z.object({ piece: z.string(), kana: z.string(), romaji: z.string() }))),
});

export const appLine = z.object({
  id,
  name: z.string(),
  /** Name of an icon, or the address of an image: a `data:` URL or a path of this portal, never another host (G31). */
  icon: z.string(),
  /** Where the application opens: https, http on localhost, or a path of this portal. */
  redirectUri: z.string(),
  /** The person has added it. */
  mine: truth,
  /** Position among the person's own applications, from 0. */
  place: z.optional(z.int()),
  /** Absent when the name has no reading besides its letters. */
  readings: z.optional(readings),
});

/** A micro-application, as the portal uses it. */
export interface App {
  id: string;
  name: string;
  icon: string;
  redirectUri: string;
  /** The person has added it. */
  isOwn: boolean;
  /** Position among the person's own applications, from 0; absent when not added. */
  place?: number | undefined;
  /** Absent when the name has no reading besides its letters. */
  readings?: NameReadings | undefined;
}

const app = z.pipe(
  appLine,
  z.transform(({ mine, ...rest }): App => ({ ...rest, isOwn: mine })),
);

/** Applications under one heading, in display order. */
export interface AppGroup {
  name: string;
  apps: App[];
}

const appGroup = z.pipe(
  z.object({ name: z.string(), appList: z.array(app) }),
  z.transform(({ name, appList }): AppGroup => ({ name, apps: appList })),
);

export const appList = {
  /** Lists all applications of the organisation, grouped by heading. */
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

/**
 * Common start of responses to other systems: `errcode` is 0 for success, otherwise the body code as a number (B19).
 */
const openEnvelope = { ...envelope, errcode: z.int(), errmsg: z.string() };

const accessGrant = z.object({
  ...openEnvelope,
  access_token: z.string(),
  /** Seconds until it expires. */
  expires_in: z.int(),
});

const personResponse = z.pipe(
  z.object({ ...openEnvelope, result: personDetail }),
  z.transform(({ result }) => result),
);

const secret = z.string().check(z.minLength(1), z.maxLength(limits.tokenLength));

const recipients = idList({ most: limits.workNoticeRecipients });

/** Recipients that the `message` of `sendworkmsg` may name besides the usual message fields. */
export const workNoticeRecipients = z.object({ recipient: recipients });

/** The `message` of `sendworkmsg`. */
export const workNoticeBody = z.extend(messageBody, { recipient: z.optional(recipients) });
export const encodedWorkNotice = messageJson(workNoticeBody);

const oneApp = z.object({ appId: id });

/** Micro-applications, and the open interface for other systems (specification 7, Workspace and applications; decisions B19, E17). */
export const applications = {
  ...appList,

  /** Lists the caller's own applications in the order they chose; unsorted ones follow, oldest first. */
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

  /** Adds an application to the caller's own; idempotent. Error 1301: unknown application. */
  addOwn: endpoint({
    method: 'GET',
    path: '/co/microapp/user/add',
    access: 'session',
    changesState: true,
    names: { appId: 'app' },
    input: oneApp,
    output: emptyResponse,
    summary: "Add to the person's own applications",
    source: 'specification 7, Workspace and applications; decision A13',
  }),

  /** Removes an application from the caller's own; idempotent. */
  removeOwn: endpoint({
    method: 'GET',
    path: '/co/microapp/user/delete',
    access: 'session',
    changesState: true,
    names: { appId: 'app' },
    input: oneApp,
    output: emptyResponse,
    summary: "Remove from the person's own applications",
    source: 'specification 7, Workspace and applications; decision A13',
  }),

  /**
   * Sets the order of the caller's own applications. Own applications that are not listed follow, oldest first. Ids
   * that are not among them are ignored, because another device may have removed them.
   */
  sortOwn: endpoint({
    method: 'POST',
    path: '/co/microapp/user/sort',
    access: 'session',
    body: 'form',
    names: { ids: 'app' },
    input: z.object({ ids: idList({ least: 1, most: limits.ownApps }) }),
    output: emptyResponse,
    summary: "Order the person's own applications",
    source: 'specification 7, Workspace and applications; decision 66',
  }),

  /**
   * Creates a one-time code that tells an application who opened it. The code is valid for five minutes, for this
   * application and this `redirectUri`. `redirectUri` defaults to the registered one and must equal it. Error 1306: it
   * differs.
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
   * Authenticates an application. `errcode` 1302 for an unknown application or a wrong secret, without saying which;
   * HTTP 429 after too many failures from one address. `appid` may be `tenant~app`.
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

  /**
   * Exchanges a one-time code for the person who obtained it. Fields hidden from colleagues are absent (A19). `errcode`
   * 1304 when the code was used before.
   */
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
    output: personResponse,
    summary: 'Exchange a one-time code for the person',
    source: 'decision B19',
  }),

  /**
   * Sends a work notice: a message whose sender is the application. `message` has the form of `sendusermsg` and may
   * name the recipients; ids are `tenant~user` or the user part. The registered application name is shown whatever
   * `senderName` says (G10). Idempotent per `clientMsgId`. Unreachable recipients are listed in `failed`; when all are
   * unreachable, the call fails with that error.
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

  /** `getToken` with the parameter names that other systems use; `accessId` may be `tenant~app`. */
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
   * Returns the person of a single-sign-on token (`/ssologin/getToken`). With an application's token, returns the
   * person whose session the Authorization header proves. `errcode` 1303 when the token has expired.
   */
  userInfo: endpoint({
    method: 'GET',
    path: '/openapi/v1/user/info',
    access: 'public',
    errcode: true,
    inHeaders: ['token'],
    input: z.object({ token: secret }),
    output: personResponse,
    summary: 'The person of a token',
    source: 'specification 7, Workspace and applications; decision E15',
  }),
};
