import type { Step } from './step.ts';

const userOf = (more: object) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'test.user',
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: 'test.user@okta.example', type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  active: true,
  ...more,
});

/** Provisioning by Okta: it pages, replaces whole users, and deactivates without a path. */
export const okta: readonly Step[] = [
  {
    does: 'reads a first page',
    method: 'GET',
    path: '/Users?startIndex=1&count=2',
    status: 200,
    expects: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      startIndex: 1,
      itemsPerPage: 2,
      Resources: [{}, {}],
    },
  },
  {
    does: 'looks for the user',
    method: 'GET',
    path: `/Users?filter=${encodeURIComponent('userName eq "test.user"')}&startIndex=1&count=100`,
    status: 200,
    expects: { totalResults: 0, Resources: [] },
  },
  {
    does: 'adds the user with a password, which is not stored',
    method: 'POST',
    path: '/Users',
    body: userOf({ password: '1mz050nq' }),
    status: 201,
    expects: { userName: 'test.user', active: true, meta: { resourceType: 'User' } },
    remember: 'user',
  },
  {
    does: 'reads the user back',
    method: 'GET',
    path: '/Users/{user}',
    status: 200,
    expects: { id: '{user}', userName: 'test.user' },
  },
  {
    does: 'replaces the user',
    method: 'PUT',
    path: '/Users/{user}',
    body: userOf({
      id: '{user}',
      name: { givenName: 'Another', familyName: 'User' },
      displayName: 'Another User',
    }),
    status: 200,
    expects: { displayName: 'Another User', name: { givenName: 'Another' } },
  },
  {
    does: 'cannot give the user another user name',
    method: 'PUT',
    path: '/Users/{user}',
    body: userOf({ userName: 'other.user' }),
    status: 400,
    expects: { scimType: 'mutability' },
  },
  {
    does: 'deactivates the user',
    method: 'PATCH',
    path: '/Users/{user}',
    body: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', value: { active: false } }],
    },
    status: 200,
    expects: { active: false },
  },
  {
    does: 'adds a group with a member',
    method: 'POST',
    path: '/Groups',
    body: {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Okta desk',
      members: [{ value: '{user}', display: 'test.user' }],
    },
    status: 201,
    expects: { displayName: 'Okta desk', members: [{ value: '{user}' }] },
    remember: 'group',
  },
  {
    does: 'removes the member by a filter',
    method: 'PATCH',
    path: '/Groups/{group}',
    body: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'remove', path: 'members[value eq "{user}"]' }],
    },
    status: 200,
  },
  {
    does: 'does not find who does not exist',
    method: 'GET',
    path: '/Users/010101001010101011001010101011',
    status: 404,
    expects: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '404' },
  },
];
