import type { Page } from 'playwright';
import type { Scene } from './seed.ts';

/** A screen: an address and actions on it. Without an address, the previous one stays. */
export interface Screen {
  name: string;
  path?: string | ((scene: Scene) => string);
  show?: (page: Page) => Promise<void>;
}

/** Opens the user menu by its position, because names depend on the language. */
const openPersonMenu = async (page: Page) => page.locator('header button[aria-haspopup=menu]').last().click();
/** Chooses an entry of the user menu by position; -1 is the last. */
const fromPersonMenu = (place: number) => async (page: Page) => {
  await openPersonMenu(page);
  await page.getByRole('menuitem').nth(place).click();
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
};

/** Screens without a session. */
export const screensOutside: Screen[] = [
  { name: 'register', path: 'register' },
  { name: 'find-password', path: 'findPassword' },
  { name: 'auth-redirect', path: 'auth-redirect' },
  { name: 'bind', path: 'bind' },
  { name: 'login-in', path: 'loginIn' },
  { name: 'sign-in', path: 'login' },
  {
    name: 'sign-in-wrong',
    async show(page) {
      await page.locator('input[autocomplete=username]').fill('zhangwei');
      await page.locator('input[type=password]').fill('not it');
      await page.locator('button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
];

/** Screens of zhangwei. */
export const screens: Screen[] = [
  { name: 'home', path: '' },
  { name: 'applications', path: 'application/application' },
  { name: 'messages', path: 'news/news' },
  {
    name: 'conversation',
    path: 'news/news?type=user&id=demo~lina',
    show: (page) => page.getByRole('log').waitFor(),
  },
  {
    name: 'group',
    path: ({ groupId }) => `news/news?type=teamGroup&id=${encodeURIComponent(groupId)}`,
    show: (page) => page.getByRole('log').waitFor(),
  },
  { name: 'address-book', path: 'addressBook/addressBook' },
  { name: 'address-book-groups', path: 'addressBook/addressBook?view=groups' },
  { name: 'disk', path: 'networkDisk/networkDisk' },
  {
    name: 'disk-chosen',
    path: 'networkDisk/networkDisk',
    // A right click selects a row on all screens, and closing the menu leaves it selected.
    async show(page) {
      await page.getByRole('row', { name: /头版配图/ }).click({ button: 'right' });
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'disk-folder', path: ({ folderId }) => `networkDisk/networkDisk?folder=${folderId}` },
  { name: 'disk-bin', path: 'networkDisk/networkDisk?area=recycle' },
  { name: 'favourites', path: 'collection/collection' },
  { name: 'profile', path: 'user/profile' },
  { name: '401', path: '401' },
  { name: '404', path: '404' },
  { name: 'person-menu', path: '', show: openPersonMenu },
  {
    name: 'search',
    path: '',
    async show(page) {
      // On phones an icon opens it.
      const icon = page.getByRole('search').locator('button[aria-haspopup=dialog]');
      await ((await icon.isVisible()) ? icon.click() : page.keyboard.press('Control+k'));
      await page.locator('input:focus').waitFor();
      await page.keyboard.type('wang');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'card',
    async show(page) {
      await page.getByRole('option').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'group-creator', path: '', show: fromPersonMenu(1) },
  { name: 'friend-requests', path: '', show: fromPersonMenu(2) },
  { name: 'settings', path: '', show: fromPersonMenu(3) },
  { name: 'layout', path: '', show: fromPersonMenu(4) },
  { name: 'log-out', path: '', show: fromPersonMenu(-1) },
  {
    name: 'file',
    path: 'networkDisk/networkDisk',
    async show(page) {
      await page.getByRole('row', { name: /头版配图/ }).dblclick();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'group-sheet',
    path: ({ groupId }) => `news/news?type=teamGroup&id=${encodeURIComponent(groupId)}`,
    show: (page) => page.getByRole('main').locator('header button').last().click(),
  },
];
