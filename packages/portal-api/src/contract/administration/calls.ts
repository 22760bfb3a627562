import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../fields.ts';
import { audit } from './audit.ts';
import { departments } from './departments.ts';
import { firstStepCalls } from './first-steps.ts';
import { healthCalls } from './health.ts';
import { identity } from './identity.ts';
import { imports } from './imports.ts';
import { menus } from './menus.ts';
import { people } from './people.ts';
import { roles } from './roles.ts';

/** Which pages of the console a person may open. */
export const administrationAccess = {
  /**
   * Returns the caller's own permissions of the area `administration`, or `*:*:*`; none for most people, who get no
   * refusal here.
   */
  access: endpoint({
    method: 'GET',
    path: '/co/console/access',
    access: 'session',
    input: z.object({}),
    output: z.object({ ...envelope, permissions: z.array(z.string()) }),
    summary: "The caller's own permissions in the administration",
    source: 'specification 6; decision 92',
  }),
};

/** The administration of the organisation, by its console. Each call names the permissions that it needs. */
export const administration = {
  ...administrationAccess,
  ...departments,
  ...people,
  ...imports,
  ...roles,
  ...identity,
  ...audit,
  ...menus,
  ...healthCalls,
  ...firstStepCalls,
};
