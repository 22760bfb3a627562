import { loadPage } from '../routes/page-code.ts';
import { pages } from '../navigation/pages.ts';
import { loadShell } from '../routes/shell.ts';

let started = false;

/** Preloads the code of the shell and the home page, once. A failure shows when the code is needed. */
export function preloadHome(): void {
  if (started) return;
  started = true;
  void Promise.allSettled([loadShell(), loadPage(pages.home), import('../shell-apis.ts')]);
}
