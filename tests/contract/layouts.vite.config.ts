import { defineConfig, type Plugin } from 'vite'
import { builtInLayouts } from '../../.ci/vite/builtInLayouts.ts'

/** One built-in layout as the site builds it. PLANTED names it as seen from schemas/layouts, without its ending. */
const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
  load: (id) =>
    id === '\0entry' ? `import layout from 'virtual:built-in/${process.env.PLANTED}'; console.log(layout)` : undefined,
}

export default defineConfig({
  logLevel: 'error',
  plugins: [entry, builtInLayouts()],
  build: { write: false, rolldownOptions: { input: 'entry' } },
})
