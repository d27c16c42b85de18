import { defineConfig } from 'vite'
import config from '../../vite.config.ts'

/**
 * Run `npx vite --config mocks/gallery/vite.config.ts` and open /paywidget/mocks/gallery/index.html. The cache is
 * separate from that of `npm start`, so that both servers can run at the same time.
 */
export default defineConfig({
  ...config,
  cacheDir: 'node_modules/.vite-gallery',
  server: { port: 5199, strictPort: true, open: false },
})
