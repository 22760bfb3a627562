import * as z from 'zod/mini';
import { id } from './fields.ts';

/** Where the built portal finds its runtime configuration, beside its own files. */
export const configurationPath = '/snap-portal/app-config.json';

/** What makes the portal installable: written by the server, in the language asked for. */
export const manifestPath = '/snap-portal/manifest.webmanifest';

/** What an installation decides without a new build (specification, section 1; decision A14). */
export const configuration = z.object({
  /** The organisation a person signs in to unless they name another. */
  tenantId: id,
  /** Product name, shown after each page title. */
  title: z.string(),
  /** Accent colour, `#rrggbb`. */
  themeColor: z.string(),
  /** Whether "layout settings" stands in the user menu (PORTAL_LAYOUT_SETTINGS). */
  layoutSettings: z.boolean(),
  /** Name of the build that is served; a page of another one is old. Absent while developing. */
  build: z.optional(z.string()),
  /** A page that stands in the messaging panel in place of the portal's own messaging (decision A14). */
  newsFrameUrl: z.optional(z.string()),
  /** Whether people may make themselves an account in that organisation. */
  registration: z._default(z.boolean(), false),
  /** Where the identity provider signs people in; they come back to `/auth-redirect` with a code (decision E1). */
  identitySignInUrl: z.optional(z.string()),
});
export type Configuration = z.infer<typeof configuration>;
