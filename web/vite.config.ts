import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Everything the page needs is served by the same host: the content security policy allows no other.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/ludoteka/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8765',
      '/text': 'http://127.0.0.1:8765',
      '/ws': { target: 'ws://127.0.0.1:8765', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
