/** Files of the build by address that are here or on their way. */
const coming = new Map<string, Promise<void>>();

/**
 * Imports a part of the build that is fetched when it is needed, after its files: a browser remembers a module that it could
 * not fetch, and fails every later import of it until the page is reloaded. A plain request fails without that, so that
 * the next try may succeed. The build calls it for every `import()` (build/import-code.ts).
 *
 * @param load the `import()` itself
 * @param files scripts and style sheets that it needs, below the base address
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
  const fetched = coming.get(url) ?? (isInPage(url) ? Promise.resolve() : fetchFile(url));
  coming.set(url, fetched);
  fetched.catch(() => coming.delete(url));
  return fetched;
}

/** The page fetches it already; a style sheet that is only preloaded is not used yet. */
const isInPage = (url: string) =>
  document.querySelector(
    url.endsWith('.css') ? `link[rel="stylesheet"][href="${url}"]` : `[href="${url}"], [src="${url}"]`,
  ) !== null;

async function fetchFile(url: string): Promise<void> {
  if (url.endsWith('.css')) return addStyleSheet(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // The import takes it from the browser's cache, which has it once it was read.
  await response.arrayBuffer();
}

function addStyleSheet(url: string): Promise<void> {
  const link = document.createElement('link');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.rel = 'stylesheet';
  link.href = url;
  // As the preload of the same file: otherwise it would be fetched twice.
  link.crossOrigin = '';
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`${url}: not fetched`));
  });
  // Behind those of the page (build/first-paint.ts), which say the order of the cascade's layers.
  document.body.append(link);
  return promise;
}
