import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { App } from '@snap/portal-api/contract';

/**
 * Opens an application in a tab of its own, with the one-time code by which it learns who came (decision B19). Rejects, with
 * the tab closed again, when there is no code to be had.
 */
export async function openApplication({ id, name, redirectUri }: App): Promise<void> {
  // At once, while the press lasts: a browser blocks windows that open by themselves.
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    showOpening(tab, name);
  }
  try {
    const { applicationsApi } = await import('../../page-apis.ts');
    const grant = await applicationsApi.obtainCode({ appId: id, redirectUri });
    const address = new URL(grant.redirectUri, location.origin);
    address.searchParams.set('code', grant.code);
    if (tab) tab.location.replace(address.href);
    else location.assign(address.href);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Shows in the new tab what is being opened, because the request for the code may be slow. */
function showOpening({ document: page }: Window, name: string): void {
  const { colorScheme, fontFamily } = getComputedStyle(document.body);
  page.title = name;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.style.colorScheme = colorScheme;
  page.body.style.fontFamily = fontFamily;
  page.body.textContent = i18n._(msg`Opening ${name}…`);
}
