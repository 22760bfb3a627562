import { loadHome } from '../../routes/home.ts';
import { loadShell } from '../../routes/shell.ts';

let started = false;

/** Fetches the code of the shell and the home page, once; a failure shows when it is really needed. */
export function preloadHome(): void {
  if (started) return;
  started = true;
  void Promise.allSettled([loadShell(), loadHome(), import('../../directory-api.ts')]);
}
