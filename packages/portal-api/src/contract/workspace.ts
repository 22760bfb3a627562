/** The workspace and its channels (specification 7, Workspace and applications; decision E16). */
export const workspace = {};
