import { describe, expect, it } from 'vitest';
import { fieldsOf, readRoles, toChange, wrongFields } from './provider-form.ts';

const provider = {
  configured: true,
  enabled: true,
  name: 'Daily ID',
  issuer: 'https://id.example',
  clientId: 'portal',
  hasSecret: true,
  scopes: 'openid',
  createAccounts: false,
  matchBy: 'none',
  loginClaim: 'preferred_username',
  nameClaim: 'name',
  groupsClaim: 'groups',
  roles: [{ group: 'cn=desk,dc=example', roleId: 'ROLE_EDITOR' }],
  redirectUri: '',
  logoutUri: '',
} as const;

describe('the form of the identity provider', () => {
  const fields = fieldsOf({ ...provider, roles: [...provider.roles] });

  it('reads groups that contain the sign, and skips empty lines', () => {
    expect(readRoles(`\n${fields.roles}\n\n a = b `)).toEqual([
      { group: 'cn=desk,dc=example', roleId: 'ROLE_EDITOR' },
      { group: 'a', roleId: 'b' },
    ]);
    expect(readRoles('desk')).toBeUndefined();
    expect(readRoles('= admin')).toBeUndefined();
  });

  it('leaves the stored secret unless another one is written', () => {
    expect(toChange(fields)).not.toHaveProperty('clientSecret');
    expect(toChange({ ...fields, clientSecret: 's' })).toHaveProperty('clientSecret', 's');
  });

  it('names what cannot be saved', () => {
    expect(wrongFields(fields)).toEqual([]);
    expect(wrongFields({ ...fields, issuer: 'http://id.example', clientId: ' ', roles: 'x' })).toEqual([
      'issuer',
      'clientId',
      'roles',
    ]);
  });
});
