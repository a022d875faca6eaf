import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons.ts'
import { serverPort } from './tools/port.ts'
import { sizes } from './tools/sizes.ts'

export default defineConfig({
  plugins: [svelte(), icons(), sizes()],
  build: {
    outDir: '../src/boomtown/table/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${serverPort()}`, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
