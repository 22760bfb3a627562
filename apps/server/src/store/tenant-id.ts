/** Format of a tenant's id, as in the table's constraint. No `~`, which separates tenant and login. */
export const tenantIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/;
