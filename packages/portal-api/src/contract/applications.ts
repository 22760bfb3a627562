/** Micro-applications, and the open interface for other systems (specification 7, Workspace and applications; decisions B19, E17). */
export const applications = {};
