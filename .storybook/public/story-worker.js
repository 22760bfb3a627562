// The service worker of MSW for a built Storybook, without the files of the build: it would ask the page about each of
// them, some 170 when a story of a page opens, which made that a quarter slower.
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.includes('/assets/')) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
