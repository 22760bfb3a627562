/** What a tenant's id looks like; the table holds the same rule. No `~`, which separates tenant and login. */
export const tenantIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/;
