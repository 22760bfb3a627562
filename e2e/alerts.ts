import type { Page } from '@playwright/test';

declare global {
  /** The tones and notifications of the page. */
  var alerts: { tones: number; notices: { title: string; body: string; click: () => void }[] };
}

/** Records the notifications and tones of a page. Call before the page opens. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.alerts = { tones: 0, notices: [] };
    globalThis.AudioContext = class extends AudioContext {
      override createGain(): GainNode {
        globalThis.alerts.tones += 1;
        return super.createGain();
      }
    };
    class Notice extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, { body = '' }: NotificationOptions) {
        super();
        globalThis.alerts.notices.push({ title, body, click: () => this.dispatchEvent(new Event('click')) });
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: Notice });
  });
}

export const noticesOf = (page: Page) =>
  page.evaluate(() => globalThis.alerts.notices.map(({ title, body }) => `${title}: ${body}`));
export const tonesOf = (page: Page) => page.evaluate(() => globalThis.alerts.tones);
