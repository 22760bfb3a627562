import { defineConfig } from 'vite';
import { fromSource, uiPlugins } from '../../vite.shared.ts';
import { compressAssets } from './compress-assets.ts';

/** Where `npm run dev` finds the server. */
const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:4100';

export default defineConfig({
  ...fromSource,
  base: '/snap-portal/',
  plugins: [...uiPlugins(), compressAssets()],
  build: { target: 'es2023', reportCompressedSize: false },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/co', '/snap-app-im', '/snap-portal/app-config.json'].map((path) => [path, server]),
    ),
  },
});
