// Runs before the first paint. A separate file, because the content policy forbids inline scripts.

// Removes a one-time code, or the identity provider's refusal, from the address first, so that it is neither in the history
// nor in later requests nor visible. `features/account/entry-code.ts` reads it from `portalEntry`.
{
  const address = new URL(location.href);
  const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map((name) =>
    address.searchParams.get(name),
  );
  if (code !== null || (state !== null && error !== null)) {
    window.portalEntry = { code, state, iss, error };
    for (const name of [...Object.keys(window.portalEntry), 'error_description', 'session_state'])
      address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }
}

// Avoids a flash of the other colour scheme.
try {
  const theme = localStorage.getItem('snap-portal:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.portalScheme = theme;
} catch {
  // Storage may be blocked: the device's scheme applies.
}

const pageLanguages = (() => {
  const chosen = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
  return [chosen, ...navigator.languages, 'en'].map((tag) => tag?.toLowerCase().split(/[-_]/)[0]);
})();

// Preloads what this visit needs beside the first script. The build writes the names of the files
// (build/preload-first.ts). A wrong guess costs only time.
{
  const files = document.currentScript.dataset;
  const language = pageLanguages.find((tag) => files[tag]);
  const signedIn = /(?:^|; )portal_login=./.test(document.cookie);
  // Which skeleton is shown until then (first-paint.css).
  if (signedIn) document.documentElement.dataset.portalStart = 'home';
  document.documentElement.dataset.portalPage = location.pathname.split('/')[2];
  if (/(?:^|; )sidebarStatus=0/.test(document.cookie)) document.documentElement.dataset.portalMenu = 'narrow';
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

const filesOfStart = () =>
  [...document.querySelectorAll('script[type=module], link[rel=modulepreload], link[rel=stylesheet]')].map(
    (file) => file.src || file.href,
  );

const reload = () => {
  if (window.portalEntry) {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(window.portalEntry))
      if (value !== null) address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
  }
  location.reload();
};

/** Whether the app has rendered something. */
const started = () => {
  const content = document.getElementById('root')?.firstElementChild;
  return content && !content.matches('.start-waiting, .start-failure');
};

// Without the app's script or its catalog nothing could say that something is missing. This does, until React renders.
{
  /** Until then the skeleton says enough. */
  const WAITING_MS = 6_000;
  const RETRY_MS = 10_000;
  const TIMEOUT_MS = 5_000;
  /** Time between two automatic reloads of the same files. Every file may arrive, and its script still fail. */
  const RELOAD_AGAIN_MS = 300_000;
  const RELOADED_KEY = 'snap-portal:start-reloaded';
  const texts = JSON.parse(document.currentScript.dataset.texts ?? '{}');
  const language = pageLanguages.find((tag) => texts[tag]);
  let shown;
  let shownState;
  let wasUnreachable = false;

  /**
   * What can be said of the files of the start: `unreachable`, the server is; `slow`, not everything was answered in time;
   * `missing`, the server has some of them no more, and its page names the same; `replaced`, its page names others; `present`, it
   * has them all.
   */
  const look = async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = { cache: 'no-store', signal };
    const files = filesOfStart();
    try {
      const answers = await Promise.all(files.map((file) => fetch(file, { ...request, method: 'HEAD' })));
      if (answers.some(({ status }) => status >= 500)) return 'unreachable';
      if (answers.every(({ ok }) => ok)) return 'present';
      const page = await fetch(location.pathname, { ...request, headers: { accept: 'text/html' } });
      if (page.status >= 500) return 'unreachable';
      const html = await page.text();
      const named = [...document.querySelectorAll('script[type=module]')];
      return named.every((script) => html.includes(script.getAttribute('src'))) ? 'missing' : 'replaced';
    } catch {
      return signal.aborted ? 'slow' : 'unreachable';
    }
  };

  /** Whether a reload of these files was not tried shortly before; notes it. */
  const mayReload = () => {
    const files = filesOfStart().join(' ');
    try {
      const last = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '{}');
      if (last.files === files && Date.now() - last.at < RELOAD_AGAIN_MS) return false;
      sessionStorage.setItem(RELOADED_KEY, JSON.stringify({ files, at: Date.now() }));
      return true;
    } catch {
      return false;
    }
  };

  const show = (state) => {
    if (shownState === state) return;
    shownState = state;
    const { [state]: text, retry: label } = texts[language];
    const message = document.createElement('p');
    message.role = state === 'waiting' ? 'status' : 'alert';
    if (shown) shown.firstChild.replaceWith(message);
    else {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', () => {
        if (button.ariaDisabled) return;
        button.ariaDisabled = 'true';
        void retry({ asked: true }).finally(() => (button.ariaDisabled = null));
      });
      shown = document.createElement('main');
      shown.lang = language;
      shown.append(message, button);
      document.getElementById('root').replaceChildren(shown);
    }
    // Over the skeleton while it loads, and in its place once that failed.
    shown.className = state === 'waiting' ? 'start-waiting' : 'start-failure';
    if (state !== 'waiting') document.querySelector('.start')?.remove();
    // A live region announces what is put into it later than itself.
    message.textContent = text;
  };

  /** Reloads when that may help. Without a server the browser would show its own failure page. */
  const retry = async ({ asked = false } = {}) => {
    const found = await look();
    if (started()) return;
    if (found === 'unreachable' || found === 'slow') {
      // A server that is only slow has answered nothing new by the next look.
      wasUnreachable ||= found === 'unreachable';
      if (failed) show('failed');
    } else if (asked || found === 'replaced' || (found === 'present' && (wasUnreachable || mayReload()))) {
      reload();
    } else if (failed) show('broken');
  };

  let failed = false;
  const fail = () => {
    if (failed || started()) return;
    failed = true;
    void retry();
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
