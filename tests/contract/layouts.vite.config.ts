import { defineConfig, type Plugin } from 'vite'
import { builtInLayouts } from '../../.ci/vite/builtInLayouts.ts'

/**
 * Builds one built-in layout with the plugin of the site's build. The environment variable PLANTED is the layout's path
 * relative to schemas/layouts, without extension.
 */
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
