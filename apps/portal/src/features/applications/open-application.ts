import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { App } from '@snap/portal-api/contract';
import { openTab } from '../../navigation/open-tab.ts';

/** Opens an application in a tab of its own, with the one-time code by which it learns who came (decision B19). */
export const openApplication = ({ id, name, redirectUri }: App): Promise<void> =>
  openTab(
    async () => {
      const { applicationsApi } = await import('../../page-apis.ts');
      const grant = await applicationsApi.obtainCode({ appId: id, redirectUri });
      const address = new URL(grant.redirectUri, location.origin);
      address.searchParams.set('code', grant.code);
      return address;
    },
    (page) => showOpening(page, name),
  );

/** The request for the code may be slow. */
function showOpening(page: Document, name: string): void {
  const { colorScheme, fontFamily } = getComputedStyle(document.body);
  page.title = name;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.style.colorScheme = colorScheme;
  page.body.style.fontFamily = fontFamily;
  page.body.textContent = i18n._(msg`Opening ${name}…`);
}
