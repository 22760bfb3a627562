import { existsSync } from 'node:fs';

/** Flags for a quiet, repeatable Chromium that also starts as root and without a network. */
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

/** Where Chromium is: `CHROMIUM_BIN`, else the system's own, else nothing (Playwright's download is then used). */
export function chromiumPath(): { executablePath?: string } {
  const known = [process.env['CHROMIUM_BIN'], '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const executablePath = known.find((path) => path !== undefined && existsSync(path));
  return executablePath ? { executablePath } : {};
}
