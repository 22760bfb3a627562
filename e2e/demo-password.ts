/** The password of the demo accounts. Alone: what runs in Playwright fetches no source of the workspace. */
export const demoPassword = 'Portal#2026';
