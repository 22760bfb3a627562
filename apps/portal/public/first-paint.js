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

// What this visit needs beside the first script is fetched together with it. The build writes the names of the files
// (preload-first.ts); which of them are wanted is a guess that only costs time when it is wrong.
{
  const files = document.currentScript.dataset;
  const cookies = Object.fromEntries(document.cookie.split('; ').map((part) => part.split('=')));
  const languages = [cookies.language, ...navigator.languages, 'en'];
  const language = languages.map((tag) => tag?.toLowerCase().split(/[-_]/)[0]).find((tag) => files[tag]);
  const pages = cookies.portal_login ? [files.home, files.board] : [files.signIn];
  for (const file of [...pages, files[language]].filter(Boolean).flatMap((names) => names.split(' '))) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
