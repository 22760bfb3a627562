// Empty on purpose: Storybook must not pick up another vite.config (router plugin, base path, library build).
import { defineConfig } from 'vite';
export default defineConfig({});
