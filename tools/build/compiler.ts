import { reactCompilerPreset } from '@vitejs/plugin-react';

/** Components that the compiler makes slower: see docs/decisions/0022-react-compiler.md. */
const slowerCompiled = [
  /\/portal-ui\/src\/blocks\/messages\/MessageList\//,
  /\/portal-ui\/src\/hooks\/scroll\/use-stick-to-end\./,
];

/** React Compiler for all components except the message list. */
export function compilerPreset() {
  const preset = reactCompilerPreset();
  return {
    ...preset,
    rolldown: { ...preset.rolldown, filter: { ...preset.rolldown.filter, id: { exclude: slowerCompiled } } },
  };
}
