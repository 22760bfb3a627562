/** Password of the demo accounts. A separate module, because Playwright code imports no workspace source. */
export const demoPassword = 'Portal#2026';
