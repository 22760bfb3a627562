import { beforeAll, describe, expect, it } from 'vitest';
import { PortalApiError } from '../../client/errors.ts';
import type { WireApi } from '../wire-api.ts';
import { applications } from '../../contract/applications/calls.ts';
import { codes } from '../../contract/codes.ts';
import { callRaw, signIn, userIdOf, type ContractWorld } from './world.ts';

/** The error code of a refused call. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof PortalApiError ? error.code : error),
  );

/** Micro-applications and the interface for other systems (specification, section 7; decisions A13, B19, E17). */
export function applicationCalls(world: () => ContractWorld): void {
  describe('applications', () => {
    let api: WireApi;
    let peerApi: WireApi;
    let peer: string;
    beforeAll(async () => {
      ({ api } = await signIn(world(), world().logins.actor));
      ({ api: peerApi } = await signIn(world(), world().logins.peer));
      peer = userIdOf(world(), world().logins.peer);
    });
    const token = async () => {
      const { app, tenantId } = world();
      const { access_token } = await api.applications.getToken({
        appid: app.id,
        secret: app.secret,
        tenantId,
      });
      return access_token;
    };

    it('lists the applications by heading', async () => {
      const groups = await api.applications.list();
      const { id, redirectUri } = world().app;
      const group = groups.find(({ apps }) => apps.some((app) => app.id === id));
      expect(group?.name).toMatch(/./u);
      expect(group?.apps.find((app) => app.id === id)).toMatchObject({
        redirectUri,
        name: expect.stringMatching(/./u),
        icon: expect.stringMatching(/./u),
      });
    });

    it('adds and removes own applications idempotently', async () => {
      const { id: appId } = world().app;
      const isOwn = async () => {
        const groups = await api.applications.list();
        return groups.flatMap(({ apps }) => apps).find(({ id }) => id === appId)?.isOwn;
      };
      await api.applications.addOwn({ appId });
      await api.applications.addOwn({ appId });
      expect((await api.applications.own()).map(({ id }) => id)).toEqual([appId]);
      expect(await isOwn()).toBe(true);
      await api.applications.sortOwn({ ids: ['nothing', appId] });
      expect((await api.applications.own()).map(({ id, place }) => ({ id, place }))).toEqual([
        { id: appId, place: 0 },
      ]);
      expect(await peerApi.applications.own()).toEqual([]);
      await api.applications.removeOwn({ appId });
      await api.applications.removeOwn({ appId });
      expect(await api.applications.own()).toEqual([]);
      expect(await isOwn()).toBe(false);
    });

    it('refuses an unknown application', async () => {
      expect(await refusalOf(api.applications.addOwn({ appId: 'nothing' }))).toBe(codes.unknownApp);
      expect(await refusalOf(api.applications.obtainCode({ appid: 'nothing' }))).toBe(codes.unknownApp);
    });

    it('authenticates an application, under both names of the call', async () => {
      const { app, tenantId } = world();
      const granted = {
        errcode: 0,
        errmsg: 'ok',
        access_token: expect.stringMatching(/^\S{8,}$/),
        expires_in: expect.any(Number),
      };
      const { id, secret } = app;
      expect(await api.applications.getToken({ appid: id, secret, tenantId })).toMatchObject(granted);
      const named = `${tenantId}~${id}`;
      expect(await api.applications.accessToken({ accessId: named, accessKey: secret })).toMatchObject(
        granted,
      );
    });

    it('refuses a wrong secret and an unknown application with the same response, numeric codes included', async () => {
      const { app, tenantId } = world();
      const refused = {
        status: 200,
        body: { code: codes.appRefused, errcode: Number(codes.appRefused), errmsg: expect.any(String) },
      };
      for (const input of [
        { appid: app.id, secret: 'wrong', tenantId },
        { appid: 'nothing', secret: app.secret, tenantId },
      ]) {
        expect(await callRaw(world(), applications.getToken, input)).toMatchObject(refused);
      }
    });

    it('tells an application once who opened it', async () => {
      const { id, redirectUri } = world().app;
      const issued = await peerApi.applications.obtainCode({ appid: id });
      expect(issued).toMatchObject({ redirectUri, expiresIn: 300 });
      const access_token = await token();
      const redeem = () => api.applications.getUserInfo({ access_token, code: issued.code });
      expect(await redeem()).toMatchObject({ id: peer, name: expect.stringMatching(/./u) });
      expect(await refusalOf(redeem())).toBe(codes.codeSpent);
    });

    it('refuses a code for an address other than the registered one', async () => {
      const { id: appid } = world().app;
      const call = api.applications.obtainCode({ appid, redirectUri: 'https://evil.example/' });
      expect(await refusalOf(call)).toBe(codes.redirectRefused);
    });

    it('returns the signed-in person to an application with a token', async () => {
      expect(await peerApi.applications.userInfo({ token: await token() })).toMatchObject({ id: peer });
      const call = api.applications.userInfo({ token: 'made-up' });
      expect(await refusalOf(call)).toBe(codes.appTokenEnded);
    });

    it('delivers a work notice as an unread message', async () => {
      const { app, tenantId } = world();
      const clientMsgId = crypto.randomUUID();
      const message = JSON.stringify({ msg: '您有一条待审稿件', clientMsgId });
      const send = async () =>
        api.applications.sendWorkMessage({
          sender: app.id,
          token: await token(),
          message,
          recipient: peer,
        });
      const { result } = await send();
      expect(result).toMatchObject({ list: [{ recipient: peer }], failed: [] });
      expect((await send()).result.list).toEqual(result.list);

      const sender = `${tenantId}~app:${app.id}`;
      const line = (await peerApi.messages.recent()).find(({ target }) => target.id === sender);
      expect(line).toMatchObject({ lastMessage: { text: '您有一条待审稿件' } });
      const { list } = await peerApi.messages.history({ targetId: sender, type: 'user' });
      expect(list.map(({ id }) => id)).toEqual([result.list[0]?.id]);
      const unread = (await peerApi.messages.unread()).list.find(({ targetId }) => targetId === sender);
      expect(unread?.unread).toBe(1);
    });

    it('lists unreachable recipients, and fails when all are unreachable', async () => {
      const { app } = world();
      const unknownId = userIdOf(world(), 'no-such-person');
      const common = { sender: app.id, token: await token() };
      const message = JSON.stringify({ msg: '通知', recipient: [world().logins.peer, unknownId] });
      const { result } = await api.applications.sendWorkMessage({ ...common, message });
      expect(result.list).toMatchObject([{ recipient: peer }]);
      expect(result.failed).toMatchObject([{ recipient: unknownId, code: codes.unknownPerson }]);
      const send = (recipient?: string) =>
        refusalOf(
          api.applications.sendWorkMessage({
            ...common,
            message: 'x',
            ...(recipient === undefined ? {} : { recipient }),
          }),
        );
      expect(await send(unknownId)).toBe(codes.unknownPerson);
      expect(await send()).toBe(codes.noRecipient);
    });

    it('refuses a message to an application', async () => {
      const call = peerApi.messages.sendToUser({
        sender: peer,
        recipient: `${world().tenantId}~app:${world().app.id}`,
        message: 'hello',
      });
      expect(await refusalOf(call)).toBe(codes.appNotWritable);
    });

    it('refuses a notice in the name of another application, or without a token', async () => {
      const input = { sender: world().app.id, token: 'made-up', message: 'x', recipient: peer };
      expect(await refusalOf(api.applications.sendWorkMessage(input))).toBe(codes.appTokenEnded);
      const other = { ...input, sender: 'other', token: await token() };
      await expect(api.applications.sendWorkMessage(other)).rejects.toMatchObject({ status: 403 });
    });
  });
}
