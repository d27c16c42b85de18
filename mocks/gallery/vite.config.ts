import { defineConfig } from 'vite'
import config from '../../vite.config.ts'

/** `npx vite --config mocks/gallery/vite.config.ts`, then /paywidget/mocks/gallery/index.html. A cache of its own. */
export default defineConfig({
  ...config,
  cacheDir: 'node_modules/.vite-gallery',
  server: { port: 5199, strictPort: true, open: false },
})
