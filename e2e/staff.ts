import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { isPhone } from './layout.ts';
import type { PortalServer } from './portal-server.ts';
import { demoPassword } from './demo-password.ts';

/** A person with their own browser profile, in Chinese. */
export class Staff {
  readonly page: Page;
  /** Violations of the content policy; they fail the journey. */
  breaches: string[] = [];
  private readonly server: PortalServer;

  private constructor(page: Page, server: PortalServer) {
    this.page = page;
    this.server = server;
    page.context().on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && text.includes('Content Security Policy')) this.breaches.push(text);
    });
  }

  /** Opens a new browser profile; fails the test on a page error or an unexpected console error. */
  static async at(
    browser: Browser,
    server: PortalServer,
    options: BrowserContextOptions = {},
  ): Promise<Staff> {
    const context = await browser.newContext(options);
    return new Staff(await context.newPage(), server);
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(this.server.url + path);
  }

  /** Signs in through the page, and waits for the workspace. */
  async signIn(username: string, password = demoPassword): Promise<void> {
    await this.open('login');
    await this.fillSignIn(username, password);
    await this.expectSignedIn(username);
  }

  /** Opens the workspace with a session that the server grants this browser profile, without the page of the sign-in. */
  async enter(username: string): Promise<void> {
    const granted = await this.page.request.post(new URL('/co/webim/login', this.server.url).href, {
      data: { username, password: demoPassword, tenantId: 'demo' },
    });
    expect(await granted.json()).toMatchObject({ code: '0' });
    await this.open();
    await this.expectSignedIn(username);
  }

  private async expectSignedIn(username: string): Promise<void> {
    const menu = this.page.getByRole('button', { name: /的菜单$/ });
    try {
      // The first sign-in of a server runs cold, which is slow on a busy two-core machine.
      await expect(menu).toBeVisible({ timeout: 60_000 });
    } catch (cause) {
      const text = await this.page.locator('body').innerText();
      throw new Error(`${username} is not signed in; ${this.page.url()} says: ${text.slice(0, 600)}`, {
        cause,
      });
    }
  }

  async fillSignIn(username: string, password: string): Promise<void> {
    await this.page.getByLabel('用户名', { exact: true }).fill(username);
    await this.page.getByLabel('密码', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: '登录', exact: true }).click();
  }

  get search(): Locator {
    return this.page.getByRole('combobox', { name: '搜索', exact: true });
  }

  /** Types a search and returns the result rows. */
  async find(query: string): Promise<Locator> {
    // On a phone the search is a separate screen.
    if (isPhone(this.page)) await this.page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
    await this.search.click();
    await this.search.fill(query);
    return this.page.getByRole('listbox').getByRole('option');
  }

  get composer(): Locator {
    return this.page.getByRole('main').getByRole('textbox');
  }

  get conversation(): Locator {
    return this.page.getByRole('main').getByRole('log');
  }

  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
