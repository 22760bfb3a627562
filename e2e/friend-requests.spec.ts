import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Name of the menu entry with one request, whatever other journeys have left unread. */
const lit = /^消息 (.*, )?1 个好友请求$/;

/** Sends a call as the signed-in person of this page. */
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

test('a friend request is counted at the messages entry immediately and after a reload, until it is seen on another device', async ({
  atDesk,
}) => {
  const tanaka = await atDesk('tanaka');
  const garcia = await atDesk('garcia');
  const entry = tanaka.page.getByRole('link', { name: lit });
  const wantsToBeAsked = '/co/mobile/userprofile/editinfo?friendSwitch=1';
  expect(await call(tanaka.page, wantsToBeAsked)).toMatchObject({ code: '0' });
  const sent = await call(garcia.page, '/snap-app-im/friend/send/friendreq', { friendId: 'demo~tanaka' });
  expect(sent).toMatchObject({ code: '0', result: { relation: 1 } });
  await expect(entry).toBeVisible();
  await tanaka.page.reload();
  await expect(entry).toBeVisible();
  const other = await atDesk('tanaka');
  expect(await call(other.page, '/snap-app-im/friend/setreadstate')).toMatchObject({ code: '0' });
  await expect(entry).toHaveCount(0);
});

test('requests are marked as read when opened and answered in their rows, and the requester is notified', async ({
  atDesk,
}) => {
  const smith = await atDesk('smith');
  const garcia = await atDesk('garcia');
  await call(smith.page, '/co/mobile/userprofile/editinfo?friendSwitch=1');
  const form = { friendId: 'demo~smith', msg: '周末一起值班' };
  await call(garcia.page, '/snap-app-im/friend/send/friendreq', form);
  await expect(smith.page.getByRole('link', { name: lit })).toBeVisible();
  await garcia.open('news/news?type=user&id=demo~smith');

  await smith.page.getByRole('button', { name: /的菜单$/ }).click();
  await smith.page.getByRole('menuitem', { name: '好友请求（1）' }).click();
  const list = smith.page.getByRole('dialog', { name: '好友请求' });
  await expect(list.getByText('周末一起值班')).toBeVisible();
  await expect(smith.page.getByText('1 个好友请求')).toHaveCount(0);
  await list.getByRole('button', { name: /^接受 .* 的好友请求$/ }).click();
  await expect(list.getByText('已成为好友', { exact: true })).toBeVisible();

  await garcia.page.getByRole('button', { name: /的菜单$/ }).click();
  await garcia.page.getByRole('menuitem', { name: '好友请求', exact: true }).click();
  await expect(garcia.page.getByRole('dialog').getByText('已成为好友').first()).toBeVisible();
});

test('the card of a requester links to the requests', async ({ atDesk }) => {
  const lina = await atDesk('lina');
  const tanaka = await atDesk('tanaka');
  await call(lina.page, '/co/mobile/userprofile/editinfo?friendSwitch=1');
  await call(tanaka.page, '/snap-app-im/friend/send/friendreq', { friendId: 'demo~lina' });
  await lina.open('news/news?type=user&id=demo~tanaka');
  await lina.page.getByRole('main').getByRole('button', { name: /名片/ }).first().click();
  await lina.page.getByRole('dialog').getByRole('button', { name: '查看请求' }).click();
  const list = lina.page.getByRole('dialog', { name: '好友请求' });
  await list.getByRole('button', { name: /^拒绝/ }).click();
  await expect(list.getByText('已拒绝', { exact: true })).toBeVisible();
});
