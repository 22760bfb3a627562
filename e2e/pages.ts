import { pagePaths } from '../apps/portal/src/navigation/page-paths.ts';

/** The pages inside the shell, relative to the portal's address; the workspace is `''`. */
export const pages: readonly string[] = Object.values(pagePaths).map((path) => path.slice(1));
