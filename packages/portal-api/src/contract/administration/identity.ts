import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { breaks, envelope, id, line, name } from '../fields.ts';
import { limits } from '../limits.ts';
import { isProviderAddress } from '../../rules/provider-address.ts';

const line200 = line(200);
const claim = line(100);

/** How an account that exists is recognised when an identity signs in for the first time. */
export const identityMatches = ['none', 'email', 'login'] as const;
export type IdentityMatch = (typeof identityMatches)[number];

/** Result of a test. Everything but `works` says what is wrong. */
export const identityTestResults = [
  'works',
  'notSet',
  'unreachable',
  /** Something responds, but not as a provider does. */
  'noProvider',
  /** The provider has another issuer than the one that is set. */
  'otherIssuer',
  'insecure',
  'clientRefused',
] as const;
export type IdentityTestResult = (typeof identityTestResults)[number];

const roleOfGroup = z.object({ group: name(200), roleId: id });

const fields = {
  /** Whether the sign-in page offers it. */
  enabled: z.boolean(),
  /** Of the button on the sign-in page. */
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  scopes: z.string(),
  /** Accounts are added for identities that match none. */
  createAccounts: z.boolean(),
  matchBy: z.enum(identityMatches),
  loginClaim: z.string(),
  nameClaim: z.string(),
  groupsClaim: z.string(),
};

const provider = z.object({
  ...fields,
  configured: z.boolean(),
  hasSecret: z.boolean(),
  /** Roles that the provider's groups give and take. */
  roles: z.array(z.object({ group: z.string(), roleId: id })),
  /** To be registered at the provider. */
  redirectUri: z.string(),
  logoutUri: z.string(),
});
export type IdentityProviderSettings = z.infer<typeof provider>;

const providerResponse = z.pipe(
  z.object({ ...envelope, result: provider }),
  z.transform(({ result }) => result),
);

const common = {
  access: 'session',
  permissions: ['administration:identity:edit'],
  source: 'decision 102',
} as const;

/** The organisation's identity provider. */
export const identity = {
  /** Returns the settings of the OpenID Connect provider; its secret is never returned. */
  identityProvider: endpoint({
    ...common,
    method: 'GET',
    path: '/co/administration/identity/oidc/obtain',
    input: z.object({}),
    output: providerResponse,
    summary: 'The identity provider',
  }),

  /**
   * Changes the settings that are given. An empty secret removes it; another issuer or client removes it, too. Errors: 1609 a
   * role has rights that the caller does not have, 1614 unknown role; HTTP 400 without an issuer or a client.
   */
  setIdentityProvider: endpoint({
    ...common,
    method: 'POST',
    path: '/co/administration/identity/oidc/update',
    body: 'json',
    names: { clientId: 'value' },
    input: z.object({
      enabled: z.optional(z.boolean()),
      name: z.optional(name(50)),
      issuer: z.optional(z.string().check(z.maxLength(500), z.refine(isProviderAddress, breaks('pattern')))),
      clientId: z.optional(line200.check(z.minLength(1))),
      clientSecret: z.optional(line(500)),
      scopes: z.optional(line200),
      createAccounts: z.optional(z.boolean()),
      matchBy: z.optional(z.enum(identityMatches)),
      loginClaim: z.optional(claim),
      nameClaim: z.optional(claim),
      groupsClaim: z.optional(claim),
      roles: z.optional(z.array(roleOfGroup).check(z.maxLength(limits.identityRoles))),
    }),
    output: providerResponse,
    summary: 'Set the identity provider',
  }),

  /**
   * Tests the stored settings: fetches the provider's configuration and keys, and presents the client with a code that cannot
   * be valid. Nobody signs in.
   */
  testIdentityProvider: endpoint({
    ...common,
    method: 'POST',
    path: '/co/administration/identity/oidc/test',
    body: 'json',
    input: z.object({}),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({
          outcome: z.enum(identityTestResults),
          /** The provider's own issuer, where it is another one. */
          issuer: z.optional(z.string()),
          /** Whether the provider tells the portal when somebody logs out there. */
          backChannelLogout: z.boolean(),
        }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Test the identity provider',
  }),
};
