import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/codes.ts';
import type { TestBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Message settings and privacy (specification 4, 5 and 7; decisions A12, A19, B13, B14). */
export function settingsCalls(world: () => ContractWorld): void {
  describe('settings', () => {
    let actor: TestBrowser;
    let peer: TestBrowser;
    let self: string;
    beforeAll(async () => {
      const { logins } = world();
      [actor, peer] = [await signIn(world(), logins.actor), await signIn(world(), logins.peer)];
      self = userIdOf(world(), logins.actor);
    });
    afterAll(async () => {
      await actor.api.settings.editPrivacy({ hide: 0, hideMobile: 0, friendSwitch: 1 });
    });

    it('default to everything on, with Enter sending', async () => {
      await expect(actor.api.settings.obtain()).resolves.toEqual({
        notifications: true,
        sound: true,
        vibration: true,
        sendKey: 'enter',
      });
    });

    it('change one by one and leave the others unchanged', async () => {
      const { settings } = actor.api;
      await settings.setNotification({ notifyStatus: 0 });
      await settings.setNotification({ sound: 0 });
      await settings.setShortcutKey({ msgSendShortcut: 1 });
      await expect(settings.obtain()).resolves.toEqual({
        notifications: false,
        sound: false,
        vibration: true,
        sendKey: 'ctrl-enter',
      });
      await settings.setNotification({ notifyStatus: 1, sound: 1, vibration: 1 });
      await settings.setShortcutKey({ msgSendShortcut: 0 });
    });

    it('are separate per person', async () => {
      await actor.api.settings.setNotification({ vibration: 0 });
      await expect(peer.api.settings.obtain()).resolves.toMatchObject({ vibration: true });
      await actor.api.settings.setNotification({ vibration: 1 });
    });

    it('hide the mobile number together with everything else', async () => {
      const { settings } = actor.api;
      const hidden = await settings.editPrivacy({ hide: 1, hideMobile: 0, friendSwitch: 1 });
      expect(hidden).toEqual({ hidden: true, mobileHidden: true, verifiesFriends: true });
      const show = settings.editPrivacy({ hide: 1, hideMobile: 0, friendSwitch: 1 });
      await expect(show).rejects.toMatchObject({ kind: 'business', code: codes.mobileStaysHidden });
      await expect(settings.editPrivacy({ hideMobile: 0 })).rejects.toMatchObject({
        code: codes.mobileStaysHidden,
      });
      await expect(settings.editPrivacy({ hide: 0 })).resolves.toMatchObject({
        hidden: false,
        mobileHidden: true,
      });
      await expect(settings.editPrivacy({ hideMobile: 0 })).resolves.toMatchObject({ mobileHidden: false });
    });

    it('keep an introduction that others see, until it is emptied', async () => {
      await actor.api.settings.setIntroduction({ introduction: ' Two\nlines ' });
      await expect(peer.api.directory.obtainUser({ userId: self })).resolves.toMatchObject({
        introduction: 'Two\nlines',
      });
      await expect(actor.api.settings.setIntroduction({ introduction: 'a\u202Eb' })).rejects.toMatchObject({
        kind: 'http',
        status: 400,
      });
      await actor.api.settings.setIntroduction({ introduction: '' });
      expect((await peer.api.directory.obtainUser({ userId: self })).introduction).toBeUndefined();
    });

    it('apply to others, and to oneself in a preview', async () => {
      await actor.api.settings.editPrivacy({ hide: 1 });
      const seen = await peer.api.directory.obtainUser({ userId: self });
      expect(seen).toMatchObject({ hidden: true, mobileHidden: true, departments: [] });
      const own = await actor.api.directory.obtainUser({ userId: self });
      const preview = await actor.api.directory.obtainUser({ userId: self, preview: 1 });
      expect({ ...preview, relation: 0 }).toEqual({ ...seen, relation: 0 });
      expect(own.hidden).toBe(true);
      await actor.api.settings.editPrivacy({ hide: 0, hideMobile: 0 });
    });
  });
}
