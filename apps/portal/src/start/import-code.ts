/** Files of the build that are loaded or loading, by address. */
const loading = new Map<string, Promise<void>>();

/**
 * Imports lazy code after fetching its files. Browsers cache a failed module fetch until the page is reloaded; a failed
 * `fetch` is not cached, so a retry can succeed. The build wraps every `import()` in it (build/import-code.ts, decision 72).
 *
 * @param load the `import()` itself
 * @param files its scripts and style sheets, relative to the base address
 */
export async function importCode<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fetchOnce(import.meta.env.BASE_URL + file)));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function fetchOnce(url: string): Promise<void> {
  const fetched = loading.get(url) ?? (isInPage(url) ? Promise.resolve() : fetchFile(url));
  loading.set(url, fetched);
  fetched.catch(() => loading.delete(url));
  return fetched;
}

/** Whether the page loads the file already. A style sheet that is only preloaded does not apply yet. */
const isInPage = (url: string) =>
  document.querySelector(
    url.endsWith('.css') ? `link[rel="stylesheet"][href="${url}"]` : `[href="${url}"], [src="${url}"]`,
  ) !== null;

async function fetchFile(url: string): Promise<void> {
  if (url.endsWith('.css')) return addStyleSheet(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Reading the body puts the file into the browser's cache, for the import.
  await response.arrayBuffer();
}

function addStyleSheet(url: string): Promise<void> {
  const link = document.createElement('link');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.rel = 'stylesheet';
  link.href = url;
  // Same mode as its preload, or it would be fetched twice.
  link.crossOrigin = '';
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`${url}: not fetched`));
  });
  // After those of the page (build/first-paint.ts), which define the order of the cascade layers.
  document.body.append(link);
  return promise;
}
