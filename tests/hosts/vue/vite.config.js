import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

// The one line that Vue needs for an element that is no component of Vue.
const isCustomElement = (tag) => tag === 'pay-widget'

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { outDir: 'out' },
})
