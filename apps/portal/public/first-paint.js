// Runs before anything is drawn, so that a chosen scheme does not flash. A file of its own, because the content policy
// forbids scripts inside the page.
try {
  const theme = localStorage.getItem('snap-portal:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.portalScheme = theme;
} catch {
  // Storage may be forbidden: the device's scheme then counts.
}
