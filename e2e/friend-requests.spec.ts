import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Makes a call as the person who is signed in at this page: the screens for friends are still to come. */
async function call(page: Page, path: string, form?: Record<string, string>): Promise<unknown> {
  const cookies = await page.context().cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  const response = await page.request.fetch(new URL(path, page.url()).href, {
    method: form ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${decodeURIComponent(valueOf('portal_access_token'))}`,
      tenantId: valueOf('portal_tenant'),
      'sec-fetch-site': 'same-origin',
    },
    ...(form ? { form } : {}),
  });
  return response.json();
}

test('a friend request lights the messaging entry at once and after a reload, until it is seen elsewhere', async ({
  atDesk,
}) => {
  const tanaka = await atDesk('tanaka');
  const garcia = await atDesk('garcia');
  const entry = tanaka.page.getByRole('link', { name: '消息 1 个好友申请' });
  const wantsToBeAsked = '/co/mobile/userprofile/editinfo?friendSwitch=1';
  expect(await call(tanaka.page, wantsToBeAsked)).toMatchObject({ code: '0' });
  const asked = await call(garcia.page, '/snap-app-im/friend/send/friendreq', { friendId: 'demo~tanaka' });
  expect(asked).toMatchObject({ code: '0', result: { relation: 1 } });
  await expect(entry).toBeVisible();
  await tanaka.page.reload();
  await expect(entry).toBeVisible();
  const other = await atDesk('tanaka');
  expect(await call(other.page, '/snap-app-im/friend/setreadstate')).toMatchObject({ code: '0' });
  await expect(entry).toHaveCount(0);
});
