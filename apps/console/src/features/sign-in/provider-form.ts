import type { IdentityProviderSettings } from '@snap/portal-api/contract';
import { isProviderAddress } from '@snap/portal-api/rules';

/** The settings as they are written in the form. */
export type ProviderFields = Pick<
  IdentityProviderSettings,
  | 'enabled'
  | 'name'
  | 'issuer'
  | 'clientId'
  | 'scopes'
  | 'createAccounts'
  | 'matchBy'
  | 'loginClaim'
  | 'nameClaim'
  | 'groupsClaim'
> & {
  /** Empty: the one that is stored stays. */
  clientSecret: string;
  /** A line for each: `group = role`. */
  roles: string;
};

export function fieldsOf(provider: IdentityProviderSettings): ProviderFields {
  return {
    enabled: provider.enabled,
    name: provider.name,
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: '',
    scopes: provider.scopes,
    createAccounts: provider.createAccounts,
    matchBy: provider.matchBy,
    loginClaim: provider.loginClaim,
    nameClaim: provider.nameClaim,
    groupsClaim: provider.groupsClaim,
    roles: provider.roles.map(({ group, roleId }) => `${group} = ${roleId}`).join('\n'),
  };
}

/** The roles of a text; undefined where a line is not `group = role`. A group may contain the sign itself. */
export function readRoles(text: string): { group: string; roleId: string }[] | undefined {
  const roles = text
    .split('\n')
    .map((written) => written.trim())
    .filter((written) => written !== '')
    .map((written) => {
      const at = written.lastIndexOf('=');
      return { group: written.slice(0, Math.max(0, at)).trim(), roleId: written.slice(at + 1).trim() };
    });
  return roles.every(({ group, roleId }) => group !== '' && roleId !== '') ? roles : undefined;
}

/** Fields that cannot be saved. */
export function wrongFields({ name, issuer, clientId, roles }: ProviderFields): (keyof ProviderFields)[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(isProviderAddress(issuer.trim()) ? [] : (['issuer'] as const)),
    ...(clientId.trim() === '' ? (['clientId'] as const) : []),
    ...(readRoles(roles) ? [] : (['roles'] as const)),
  ];
}

/** The input of the call. */
export function toChange({ clientSecret, roles, ...fields }: ProviderFields) {
  return {
    ...fields,
    name: fields.name.trim(),
    issuer: fields.issuer.trim(),
    clientId: fields.clientId.trim(),
    ...(clientSecret !== '' && { clientSecret }),
    roles: readRoles(roles) ?? [],
  };
}
