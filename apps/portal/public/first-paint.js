// Runs before anything is drawn, so that a chosen scheme does not flash. A file of its own, because the content policy
// forbids scripts inside the page.
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
  const cookie = (name) => document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  const languages = [cookie('language')?.slice('language='.length), ...navigator.languages, 'en'];
  const language = languages.map((tag) => tag?.toLowerCase().split(/[-_]/)[0]).find((tag) => files[tag]);
  const page = cookie('portal_login') ? files.home : files.signIn;
  for (const file of [page, files[language]].filter(Boolean).flatMap((names) => names.split(' '))) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
