import { defineConfig } from 'vite';
import { compressAssets } from '../../tools/build/compress-assets.ts';
import { appResolve, fromSource, serverProxy, uiPlugins } from '../../tools/build/vite.shared.ts';

export default defineConfig({
  ...fromSource,
  resolve: appResolve,
  base: '/snap-console/',
  plugins: [...uiPlugins(), compressAssets()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { host: '127.0.0.1', port: 5174, proxy: serverProxy() },
});
