import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons.ts'
import { serverPort } from './tools/port.ts'
import { sizes } from './tools/sizes.ts'

export default defineConfig({
  base: './',
  plugins: [svelte(), icons(), sizes()],
  build: {
    outDir: '../src/boomtown/table/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'worker/serviceWorker.ts'],
      // A service worker cares for what lies beside and below it, so it lies at the top, under a name that stays.
      output: {
        entryFileNames: ({ name }) => (name === 'serviceWorker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${serverPort()}`, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
