import * as z from 'zod/mini';
import { id } from './fields.ts';

/** Path of the portal's runtime configuration, next to its own files. */
export const configurationPath = '/snap-portal/app-config.json';

/** Path of the web app manifest, which the server generates in the request's language. */
export const manifestPath = '/snap-portal/manifest.webmanifest';

/** Settings of an installation that need no new build (specification, section 1; decision A14). */
export const configuration = z.object({
  /** Default organisation for sign-in. */
  tenantId: id,
  /** There is no organisation yet: nobody can sign in. */
  vacant: z.optional(z.boolean()),
  /** Product name, shown after each page title. */
  title: z.string(),
  /** Accent colour, `#rrggbb`. */
  themeColor: z.string(),
  /** Whether the user menu shows "layout settings" (PORTAL_LAYOUT_SETTINGS). */
  layoutSettings: z.boolean(),
  /** Id of the served build; a page with another id is outdated. Absent in development. */
  build: z.optional(z.string()),
  /** A page that replaces the portal's own messaging in the panel (decision A14). */
  newsFrameUrl: z.optional(z.string()),
  /** Whether registration is open in that organisation. */
  registration: z._default(z.boolean(), false),
  /** Sign-in page of the identity provider, which redirects to `/auth-redirect` with a code (decision E1). */
  identitySignInUrl: z.optional(z.string()),
  /** OpenID Connect provider of that organisation, which the sign-in page offers (decision 102). */
  identityProvider: z.optional(z.object({ name: z.string() })),
});
export type Configuration = z.infer<typeof configuration>;
