/** News data, code lists, permissions and menus, of the own store or an upstream (specification 7, Workspace and applications; decision E15). */
export const newsroom = {};
