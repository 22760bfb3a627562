import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../contract/codes.ts';
import type { TestBrowser } from '../browser.ts';
import { signIn, userIdOf, type ContractWorld } from './world.ts';

/** Message settings and privacy (specification 4, 5 and 7; decisions A12, A19, B13, B14). */
export function settingsCalls(world: () => ContractWorld): void {
  describe('settings', () => {
    let asker: TestBrowser;
    let peer: TestBrowser;
    let self: string;
    beforeAll(async () => {
      const { logins } = world();
      [asker, peer] = [await signIn(world(), logins.asker), await signIn(world(), logins.peer)];
      self = userIdOf(world(), logins.asker);
    });
    afterAll(async () => {
      await asker.api.settings.editPrivacy({ hide: 0, hideMobile: 0, friendSwitch: 1 });
    });

    it('begin with everything on, and Enter sending', async () => {
      await expect(asker.api.settings.obtain()).resolves.toEqual({
        notifications: true,
        sound: true,
        vibration: true,
        sendKey: 'enter',
      });
    });

    it('change one by one and leave the rest', async () => {
      const { settings } = asker.api;
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

    it('are each own', async () => {
      await asker.api.settings.setNotification({ vibration: 0 });
      await expect(peer.api.settings.obtain()).resolves.toMatchObject({ vibration: true });
      await asker.api.settings.setNotification({ vibration: 1 });
    });

    it('hide the mobile number with everything else, and keep it hidden as long', async () => {
      const { settings } = asker.api;
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

    it('show others what one lets them see, and oneself a preview of it', async () => {
      await asker.api.settings.editPrivacy({ hide: 1 });
      const seen = await peer.api.directory.obtainUser({ userId: self });
      expect(seen).toMatchObject({ hidden: true, mobileHidden: true, departments: [] });
      const own = await asker.api.directory.obtainUser({ userId: self });
      const preview = await asker.api.directory.obtainUser({ userId: self, preview: 1 });
      expect({ ...preview, relation: 0 }).toEqual({ ...seen, relation: 0 });
      expect(own.hidden).toBe(true);
      await asker.api.settings.editPrivacy({ hide: 0, hideMobile: 0 });
    });
  });
}
