import type { Page } from 'playwright';
import type { Scene } from './seed.ts';

/** What is pictured: an address, then what is pressed on it. Without an address, what stood before. */
export interface Screen {
  name: string;
  path?: string | ((scene: Scene) => string);
  show?: (page: Page) => Promise<void>;
}

/** Presses the menu of the person, by its place: names differ by language. */
const openPersonMenu = async (page: Page) => page.locator('header button[aria-haspopup=menu]').last().click();
/** Chooses what stands at this place of the person's menu; -1 is the last. */
const fromPersonMenu = (place: number) => async (page: Page) => {
  await openPersonMenu(page);
  await page.getByRole('menuitem').nth(place).click();
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
};

/** What everyone sees. */
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

/** What zhangwei sees. */
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
    // A right press chooses a row on every screen, and leaves it chosen when its menu is closed.
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
