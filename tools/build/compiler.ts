import { reactCompilerPreset } from '@vitejs/plugin-react';

/** What it would make slower: docs/decisions/0022-what-the-compiler-leaves-alone.md has the measurement. */
const slowerCompiled = [
  /\/portal-ui\/src\/blocks\/messages\/MessageList\//,
  /\/portal-ui\/src\/hooks\/scroll\/use-stick-to-end\./,
];

/** React Compiler for everything that renders but the list of messages. */
export function compilerPreset() {
  const preset = reactCompilerPreset();
  return {
    ...preset,
    rolldown: { ...preset.rolldown, filter: { ...preset.rolldown.filter, id: { exclude: slowerCompiled } } },
  };
}
