import { trustedScript } from '../../trusted-script.ts';

const script = 'new Intl.DateTimeFormat(name);close()';

/**
 * Makes the first formatter of dates beside the page. It takes long (27 to 60 ms on a two-core machine), because the browser
 * loads the calendars of the language; Chromium keeps them for all threads, so that the page finds them loaded. Without a worker the
 * page loads them itself, as it does in other browsers.
 *
 * @param language BCP 47
 */
export function warmDates(language: string): void {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    const worker = new Worker(trustedScript('snap-portal-dates', url), { name: language });
    worker.addEventListener('error', (event) => event.preventDefault());
  } catch {
    // A browser may forbid it, and nothing is missing.
  } finally {
    URL.revokeObjectURL(url);
  }
}
