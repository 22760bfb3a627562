// Apart from the schemas of menus: the first page knows these names and reads no menu.

/** The role that everyone has (specification, section 6; decision A17). */
export const defaultRole = 'ROLE_DEFAULT';
/** The topic whose menus are the portal's own pages. */
export const portalTopic = 'portal';
