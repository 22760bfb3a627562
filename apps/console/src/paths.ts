/** The address that the console is served under. */
export const basePath = '/snap-console/';

/** The portal's. */
export const portalPath = '/snap-portal/';

/** The portal's sign-in page, which leads back to an address of the console. */
export const signInHref = (address: string) => `${portalPath}login?redirect=${encodeURIComponent(address)}`;
