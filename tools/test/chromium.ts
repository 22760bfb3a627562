import { existsSync } from 'node:fs';

/** Flags for a quiet, reproducible Chromium that also starts as root and without a network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/**
 * Path of Chromium: `CHROMIUM_BIN`, then the system's, otherwise undefined (Playwright's download is used). The headless
 * shell is preferred: without the processes of a desktop browser it takes two thirds of the time.
 */
export function chromiumPath(): { executablePath?: string } {
  const known = [
    process.env['CHROMIUM_BIN'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ];
  const executablePath = known.find((path) => path !== undefined && existsSync(path));
  return executablePath ? { executablePath } : {};
}
