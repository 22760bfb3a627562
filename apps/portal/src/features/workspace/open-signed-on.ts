import { openTab } from '../../navigation/open-tab.ts';

/**
 * Opens an address of another system in a tab of its own, with the token by which that system learns who came (specification,
 * section 7: `/ssologin/getToken`).
 */
export const openSignedOn = (href: string): Promise<void> =>
  openTab(async () => {
    const { signInCodesApi } = await import('../../page-apis.ts');
    const { token } = await signInCodesApi.ssoToken({});
    const address = new URL(href, location.origin);
    address.searchParams.set('token', token);
    return address;
  });
