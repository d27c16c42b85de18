import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** The source maps hold the whole source: they lie in `dist/maps` for whoever reads a stack trace, and are never served. */
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
