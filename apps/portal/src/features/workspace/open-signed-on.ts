/**
 * Opens an address of another system in a tab of its own, with the token by which that system learns who came (specification,
 * section 7: `/ssologin/getToken`). Rejects, with the tab closed again, when there is no token to be had.
 */
export async function openSignedOn(href: string): Promise<void> {
  // Before the request: a browser blocks windows that do not open with a press.
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  try {
    const { signInCodesApi } = await import('../../page-apis.ts');
    const { token } = await signInCodesApi.ssoToken({});
    const address = new URL(href, location.origin);
    address.searchParams.set('token', token);
    if (tab) tab.location.replace(address.href);
    else location.assign(address.href);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
