import type { Page } from '@playwright/test';

declare global {
  /** Sounds and notifications of the page. */
  var alerts: {
    tones: number;
    notices: { title: string; body: string; closed: boolean; click: () => void }[];
  };
}

/** Records notifications and sounds of a page. Call it before the page opens. */
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
      private readonly notice;
      constructor(title: string, { body = '' }: NotificationOptions) {
        super();
        const click = () => this.dispatchEvent(new Event('click'));
        this.notice = { title, body, closed: false, click };
        globalThis.alerts.notices.push(this.notice);
      }
      close(): void {
        this.notice.closed = true;
        this.dispatchEvent(new Event('close'));
      }
    }
    Object.assign(globalThis, { Notification: Notice });
  });
}

export const noticesOf = (page: Page) =>
  page.evaluate(() => globalThis.alerts.notices.map(({ title, body }) => `${title}: ${body}`));
/** Texts of the open notifications. */
export const openNotificationsOf = (page: Page) =>
  page.evaluate(() => globalThis.alerts.notices.filter(({ closed }) => !closed).map(({ body }) => body));
export const tonesOf = (page: Page) => page.evaluate(() => globalThis.alerts.tones);
