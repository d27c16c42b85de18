import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the source maps to `dist/maps`, for reading stack traces. They contain the whole source and must not be served.
 */
export function mapsAside(folder: string): Plugin {
  return {
    name: 'paywidget-maps-aside',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return
      const maps = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const name of maps) renameSync(join(dir, name), join(folder, basename(name)))
    },
  }
}
