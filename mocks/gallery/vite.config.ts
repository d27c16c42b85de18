import { defineConfig } from 'vite'
import config from '../../vite.config.ts'

/**
 * Run `npx vite --config mocks/gallery/vite.config.ts` and open /paywidget/mocks/gallery/index.html. It has a separate
 * cache.
 */
export default defineConfig({
  ...config,
  cacheDir: 'node_modules/.vite-gallery',
  server: { port: 5199, strictPort: true, open: false },
})
