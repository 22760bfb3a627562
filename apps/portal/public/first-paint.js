// Runs before anything is drawn. A file of its own, because the content policy forbids scripts inside the page.

// A one-time code leaves the address before anything else happens: no history, no later request and nobody who looks over
// one's shoulder finds it. `features/account/entry-code.ts` takes it from here.
{
  const address = new URL(location.href);
  const code = address.searchParams.get('code');
  if (code !== null) {
    window.portalEntry = { code, state: address.searchParams.get('state') };
    address.searchParams.delete('code');
    address.searchParams.delete('state');
    history.replaceState(history.state, '', address);
  }
}

// A chosen scheme does not flash.
try {
  const theme = localStorage.getItem('snap-portal:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.portalScheme = theme;
} catch {
  // Storage may be forbidden: the device's scheme then counts.
}

const pageLanguages = (() => {
  const chosen = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
  return [chosen, ...navigator.languages, 'en'].map((tag) => tag?.toLowerCase().split(/[-_]/)[0]);
})();

// What this visit needs beside the first script is fetched together with it. The build writes the names of the files
// (preload-first.ts); which of them are wanted is a guess that only costs time when it is wrong.
{
  const files = document.currentScript.dataset;
  const language = pageLanguages.find((tag) => files[tag]);
  const signedIn = /(?:^|; )portal_login=./.test(document.cookie);
  const pages = signedIn ? [files.home, files.board] : [files.signIn];
  for (const file of [...pages, files[language]].filter(Boolean).flatMap((names) => names.split(' '))) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

// Without the app's script or its catalog nothing could say that something is missing. This does, until React renders.
{
  const WAITING_MS = 3_000;
  const RETRY_MS = 10_000;
  const TIMEOUT_MS = 5_000;
  const texts = JSON.parse(document.currentScript.dataset.texts ?? '{}');
  const language = pageLanguages.find((tag) => texts[tag]);
  let shown;

  /** Whether the app has rendered something. */
  const started = () => {
    const root = document.getElementById('root');
    return !root || (root.hasChildNodes() && !root.contains(shown ?? null));
  };

  /** Reloads once every file of the start has an answer: without a server the browser would show its own failure page. */
  const retry = async () => {
    const files = document.querySelectorAll(
      'script[type=module], link[rel=modulepreload], link[rel=stylesheet]',
    );
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answers = [...files].map((file) =>
      fetch(file.src || file.href, { method: 'HEAD', cache: 'no-store', signal }),
    );
    const statuses = await Promise.all(answers).then(
      (all) => all.map(({ status }) => status),
      () => [503],
    );
    if (statuses.some((status) => status >= 500) || started()) return;
    if (window.portalEntry) {
      const address = new URL(location.href);
      for (const [name, value] of Object.entries(window.portalEntry))
        if (value !== null) address.searchParams.set(name, value);
      history.replaceState(history.state, '', address);
    }
    location.reload();
  };

  const show = (state) => {
    const { [state]: text, retry: label } = texts[language];
    const message = document.createElement('p');
    message.role = state === 'failed' ? 'alert' : 'status';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      if (button.ariaDisabled) return;
      button.ariaDisabled = 'true';
      void retry().finally(() => (button.ariaDisabled = null));
    });
    shown = document.createElement('main');
    shown.className = 'start-failure';
    shown.lang = language;
    shown.append(message, button);
    document.getElementById('root').replaceChildren(shown);
    // A live region announces what is put into it later than itself.
    message.textContent = text;
  };

  let failed = false;
  const fail = () => {
    if (failed || started()) return;
    failed = true;
    show('failed');
    setInterval(() => !started() && retry(), RETRY_MS);
  };

  if (language) {
    setTimeout(() => shown || started() || show('waiting'), WAITING_MS);
    // A script that has not loaded (these events do not bubble), and an error of one that runs.
    addEventListener(
      'error',
      ({ target }) => (target === window || target.tagName === 'SCRIPT') && fail(),
      true,
    );
    addEventListener('online', () => failed && !started() && retry());
  }
}
