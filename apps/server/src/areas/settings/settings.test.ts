import { codes } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** A second process on the same database. */
let elsewhere: TestServer;
let ann: PersonAtWork;
let otherDevice: PersonAtWork;
let ben: PersonAtWork;
let benElsewhere: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  elsewhere = await startTestServer({ database: { ...server.db, close: async () => {} } });
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben']);
  await server.db.tenant('demo', (tx) =>
    tx
      .updateTable('person')
      .set({ mobile: '13912345678', email: 'ann@secret.example' })
      .where('login', '=', 'ann')
      .execute(),
  );
  ann = await atWork(server, 'demo~ann');
  otherDevice = await atWork(elsewhere, 'demo~ann');
  ben = await atWork(server, 'demo~ben');
  benElsewhere = await atWork(elsewhere, 'demo~ben');
});
afterAll(async () => {
  for (const { events } of [ann, otherDevice, ben, benElsewhere]) events.close();
  await elsewhere.close();
  await server.close();
});

const settingsEvents = ({ events }: PersonAtWork) =>
  events.received.flatMap(({ event }) => (event.type === 'settings' ? [event] : []));

describe('settings', () => {
  it('reach the other devices as they were fetched, in the order in which they were made', async () => {
    const calls = Array.from({ length: 20 }, (_, n) => [
      ann.api.settings.setNotification({ sound: n % 2 === 0 ? 0 : 1 }),
      otherDevice.api.settings.setShortcutKey({ msgSendShortcut: n % 3 === 0 ? 1 : 0 }),
    ]).flat();
    await Promise.all(calls);
    const { notifications, sound, vibration, sendKey } = await ann.api.settings.obtain();
    const message = { notifications, sound, vibration, sendKey };
    for (const device of [ann, otherDevice]) {
      await vi.waitFor(() => expect(settingsEvents(device)).toHaveLength(40));
      expect(settingsEvents(device).at(-1)).toEqual({ type: 'settings', message });
    }
    expect(settingsEvents(ben)).toEqual([]);
  });

  it('refuse to show the number with the sentence of the specification', async () => {
    await ann.api.settings.editPrivacy({ hide: 1 });
    const refused = ann.api.settings.editPrivacy({ hideMobile: 0 });
    await expect(refused).rejects.toMatchObject({ code: codes.mobileStaysHidden });
    const parameters = new URLSearchParams({ hideMobile: '0', hideTags: '1', lang: 'zh' });
    const { accessToken } = await server.signIn('demo~ann');
    const response = await fetch(`${server.url}/co/mobile/userprofile/editinfo?${parameters}`, {
      headers: { tenantid: 'demo', authorization: `Bearer ${accessToken}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(await response.json()).toMatchObject({ msg: '隐藏个人信息开关打开，隐藏电话号码不可关闭' });
    await ann.api.settings.editPrivacy({ hide: 0, hideMobile: 0 });
  });
});

const count = async ({ api }: PersonAtWork, q: string) => (await api.directory.search({ q })).userNumber;

describe('what is hidden', () => {
  it('is neither found nor counted in the next search, and found again when it is shown', async () => {
    for (let round = 0; round < 5; round += 1) {
      await vi.waitFor(async () => expect(await count(ben, '13912345678')).toBe(1));
      await ann.api.settings.editPrivacy({ hideMobile: 1 });
      expect(await count(ben, '13912345678')).toBe(0);
      await vi.waitFor(async () => expect(await count(ann, '13912345678')).toBe(1));
      await vi.waitFor(async () => expect(await count(ben, 'ann')).toBe(1));
      await ann.api.settings.editPrivacy({ hideMobile: 0 });
    }
  });

  it('is hidden on every process', async () => {
    await vi.waitFor(async () => expect(await count(benElsewhere, 'ann@secret.example')).toBe(1));
    await ann.api.settings.editPrivacy({ hide: 1 });
    await vi.waitFor(async () => expect(await count(benElsewhere, 'ann@secret.example')).toBe(0));
    await vi.waitFor(async () => expect(await count(benElsewhere, 'ann')).toBe(1));
    await ann.api.settings.editPrivacy({ hide: 0, hideMobile: 0 });
  });
});
