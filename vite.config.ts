import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { validators } from './.ci/vite/validators.ts'

export function paywidgetPlugins(): PluginOption[] {
  return [react(), validators()]
}

export default defineConfig({ base: '/paywidget/', plugins: paywidgetPlugins() })
