import type { MockResponses } from '@snap/portal-api/mocks';

/** What the contract's examples do not have: an administrator who may do everything. */
export const administrator = {
  'administration.access': { code: '0', permissions: ['*:*:*'] },
} satisfies MockResponses;
