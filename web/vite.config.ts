import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// Two hosts of the tables, one page: `--mode tab` builds the one that has them in a worker, for any static host.
// Everything the page needs is served by the same host: the content security policy allows no other.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), svelteTesting()], // the second works in tests alone
  base: mode === 'tab' ? './' : '/',
  define: { __TAB__: JSON.stringify(mode === 'tab') },
  build: {
    outDir: mode === 'tab' ? '../build/tab' : '../src/ludoteka/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    fs: { allow: ['.', '../src/ludoteka/text'] },
    proxy: {
      '/api': 'http://127.0.0.1:8765',
      '/text': 'http://127.0.0.1:8765',
      '/ws': { target: 'ws://127.0.0.1:8765', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
}));
