import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };

const external = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];

/** One output file per input file, so that a consumer's bundler takes only what is used. */
export default defineConfig({
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: {
        'client/index': 'src/client/index.ts',
        'contract/index': 'src/contract/index.ts',
        'contract/examples': 'src/contract/examples.ts',
        'areas/index': 'src/areas/index.ts',
        'contact-source/index': 'src/contact-source/index.ts',
        'rules/index': 'src/rules/index.ts',
        'live/index': 'src/live/index.ts',
        'errors/index': 'src/errors/index.ts',
        'errors/zh': 'src/errors/zh.ts',
        'errors/en': 'src/errors/en.ts',
        'errors/es': 'src/errors/es.ts',
        'errors/ja': 'src/errors/ja.ts',
        'mocks/index': 'src/mocks/index.ts',
        'uploads/index': 'src/uploads/index.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
