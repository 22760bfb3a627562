import { applications, codes } from '@snap/portal-api/contract';
import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from '../../http/refusal.ts';
import { openRoute, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { personDetail } from '../directory/index.ts';
import { createMessageWriter } from '../messages/index.ts';
import { readAppId } from './app-id.ts';
import { issueCode, redeemCode } from './commands/app-codes.ts';
import { type AppCredentials, issueAppToken, requireApp } from './commands/app-tokens.ts';
import { addOwnApp, removeOwnApp, sortOwnApps } from './commands/own-apps.ts';
import { listApps, listOwnApps } from './queries/own-apps.ts';
import { findTokenPerson } from './queries/token-person.ts';
import { sendWorkNotice } from './commands/work-notices.ts';

/** How the open interface says yes (B19). */
const done = { code: codes.ok, errcode: 0, errmsg: 'ok' };

/** The calls of contract area `applications`. */
export function applicationRoutes(services: Services): Route[] {
  const { database, sessions } = services;
  const writer = createMessageWriter({ database });
  const grant = async (credentials: AppCredentials, request: FastifyRequest) => {
    const { token, expiresIn } = await issueAppToken(database, credentials, clientOf(request));
    return { ...done, access_token: token, expires_in: expiresIn };
  };

  return [
    route(applications.list, async ({ actor }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => listApps(tx, actor)),
    })),
    route(applications.own, async ({ actor }) => ({
      code: codes.ok,
      result: await database.tenant(actor.tenantId, (tx) => listOwnApps(tx, actor)),
    })),
    route(applications.addOwn, async ({ actor, input: { appId } }) => {
      await database.tenant(actor.tenantId, (tx) => addOwnApp(tx, actor, appId));
      return { code: codes.ok };
    }),
    route(applications.removeOwn, async ({ actor, input: { appId } }) => {
      await database.tenant(actor.tenantId, (tx) => removeOwnApp(tx, actor, appId));
      return { code: codes.ok };
    }),
    route(applications.sortOwn, async ({ actor, input: { ids } }) => {
      await database.tenant(actor.tenantId, (tx) => sortOwnApps(tx, actor, ids));
      return { code: codes.ok };
    }),
    route(applications.obtainCode, async ({ actor, input }) => {
      const { expiresIn, ...issued } = await database.tenant(actor.tenantId, (tx) =>
        issueCode(tx, actor, { appId: input.appid, redirectUri: input.redirectUri }),
      );
      return { code: codes.ok, result: { ...issued, expires_in: expiresIn } };
    }),

    openRoute(applications.getToken, ({ input: { appid: appId, secret, tenantId }, request }) =>
      grant({ appId, secret, tenantId }, request),
    ),
    openRoute(applications.accessToken, ({ input: { accessId, accessKey, tenantId }, request }) =>
      grant({ appId: accessId, secret: accessKey, tenantId }, request),
    ),
    openRoute(applications.getUserInfo, async ({ input, request }) => {
      const app = await requireApp(database, input.access_token);
      const person = await redeemCode(database, app, input, clientOf(request));
      return { ...done, result: personDetail(app.userId, person) };
    }),
    openRoute(applications.userInfo, async ({ input, request }) => {
      const { actorId, person } = await findTokenPerson({ database, sessions }, input.token, request);
      return { ...done, result: personDetail(actorId, person) };
    }),
    openRoute(applications.sendWorkMessage, async ({ input, language }) => {
      const app = await requireApp(database, input.token);
      if (readAppId(input.sender, app.tenantId)?.appId !== app.appId) {
        throw new HttpRefusal(403, codes.forbidden);
      }
      const { sent, failed } = await sendWorkNotice(
        { database, writer },
        app,
        { message: input.message, recipients: input.recipient ?? [] },
        language,
      );
      const list = sent.map(({ recipient, message: { id, seq, sendTime } }) => ({
        recipient,
        id,
        seq,
        sendTime,
      }));
      return { ...done, result: { list, failed } };
    }),
  ];
}

const clientOf = (request: FastifyRequest) => ({ address: request.ip, requestId: request.id });
