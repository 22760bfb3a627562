import { PortalApiError } from '@snap/portal-api';
import type { PersonDetail } from '@snap/portal-api/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../queries/query-client.ts';
import { directoryApi, settingsApi } from '../../shell-apis.ts';
import { applySettings, ownSettings } from '../../stores/own-settings.ts';
import { session } from '../../stores/session.ts';
import { changeSettings, ownSettingsQuery, settingsChanges, toSettingsView } from './settings-changes.ts';

const api = {
  obtain: vi.spyOn(settingsApi, 'obtain'),
  setNotification: vi.spyOn(settingsApi, 'setNotification'),
  setShortcutKey: vi.spyOn(settingsApi, 'setShortcutKey'),
  editPrivacy: vi.spyOn(settingsApi, 'editPrivacy'),
};
const obtainUser = vi.spyOn(directoryApi, 'obtainUser');

const message = { notifications: true, sound: true, vibration: true, sendKey: 'enter' } as const;
const privacy = { hidden: false, mobileHidden: false, verifiesFriends: false };
const person: PersonDetail = {
  ...privacy,
  id: 'demo~zhangwei',
  name: '张伟',
  relation: 'stranger',
  starred: false,
  departments: [],
  left: false,
};
const shown = () => toSettingsView(ownSettings.message, ownSettings.privacy);

beforeEach(() => {
  vi.resetAllMocks();
  session.userId = 'demo~zhangwei';
  queryClient.clear();
  settingsChanges.failures = {};
  applySettings({ message, privacy });
});

test('shows the settings of the server, the send key by the name that the block has for it', async () => {
  api.obtain.mockResolvedValueOnce({ ...message, sendKey: 'ctrl-enter' });
  obtainUser.mockResolvedValueOnce({ ...person, hidden: true, mobileHidden: true });
  await queryClient.fetchQuery(ownSettingsQuery);
  expect(shown()).toEqual({
    notifications: true,
    sound: true,
    vibration: true,
    sendKey: 'ctrl+enter',
    hide: true,
    hideMobile: true,
    friendSwitch: false,
  });
});

test('a response that is older than a live event is requested again', async () => {
  obtainUser.mockResolvedValue(person);
  api.obtain.mockImplementationOnce(() => {
    applySettings({ message: { ...message, sound: false } });
    return Promise.resolve(message);
  });
  api.obtain.mockResolvedValueOnce({ ...message, sound: false });
  await queryClient.fetchQuery(ownSettingsQuery);
  expect(api.obtain).toHaveBeenCalledTimes(2);
  expect(shown()?.sound).toBe(false);
});

test.each([
  [{ sound: false }, api.setNotification, { sound: false }],
  [{ notifications: false }, api.setNotification, { notifications: false }],
  [{ sendKey: 'ctrl+enter' }, api.setShortcutKey, { sendKey: 'ctrl-enter' }],
] as const)('%o is sent alone and holds after the response', async (change, call, input) => {
  call.mockResolvedValueOnce();
  const saved = changeSettings(change);
  expect(settingsChanges.saving).toEqual(change);
  await saved;
  expect(call.mock.calls).toEqual([[input]]);
  expect(settingsChanges.saving).toEqual({});
  expect(shown()).toMatchObject(change);
});

test('hiding everything and the number are one change, and the response of the server wins', async () => {
  api.editPrivacy.mockResolvedValueOnce({ hidden: true, mobileHidden: true, verifiesFriends: true });
  await changeSettings({ hide: true, hideMobile: true });
  expect(api.editPrivacy.mock.calls).toEqual([[{ hidden: true, mobileHidden: true }]]);
  expect(shown()).toMatchObject({ hide: true, hideMobile: true, friendSwitch: true });
});

test('a refused change goes back and keeps its reason until the next try', async () => {
  const error = new PortalApiError('GET /x', {
    kind: 'business',
    code: '1110',
    msg: '不可关闭',
    shown: true,
  });
  api.editPrivacy.mockRejectedValueOnce(error);
  await changeSettings({ hideMobile: false });
  expect(settingsChanges).toMatchObject({ saving: {}, failures: { hideMobile: { error } } });
  expect(shown()?.hideMobile).toBe(false);
  api.editPrivacy.mockResolvedValueOnce(privacy);
  await changeSettings({ hideMobile: true });
  expect(settingsChanges.failures).toEqual({});
});
