// npm run chromatic: uploads the stories to Chromatic, which takes screenshots in the modes of .storybook/modes.ts.
// Without a token it prints what is missing, and the local equivalent.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const configuration = fileURLToPath(new URL('chromatic.config.json', import.meta.url));

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was uploaded. The token stands in Chromatic under Manage, Configure.\n' +
      'Without an account, “npm run visual” takes screenshots of the same stories here and shows what changed.',
  );
  process.exit(1);
}
const { status } = spawnSync('npx', ['chromatic', '--config-file', configuration, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
