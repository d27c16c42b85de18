import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SITE = process.env.JOURNEYS_SITE ?? 'dist/site'

/** Files of the helper window, a separate page that opens after a press. */
const HELPER = /^static\/helper-/

export interface BuiltFile {
  readonly name: string
  readonly path: string
}

/**
 * Every file of the build that a player's browser may request, by name without the hash. Reads the manifest of the
 * build, so that tests cover new chunks automatically. One flag represents all flags.
 */
export function builtFiles(): readonly BuiltFile[] {
  const manifest = JSON.parse(readFileSync(join(SITE, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const inManifest = Object.values(manifest).map(({ file }) => file)
  const onDisk = readdirSync(join(SITE, 'static'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `static/${file}`,
  )
  const all = new Set([...inManifest, ...onDisk].filter((file) => /^static\/.*\.(js|css|json|svg)$/.test(file)))
  return [...all]
    .filter((file) => !HELPER.test(file) && (!file.startsWith('static/flags/') || file.endsWith('/CA.svg')))
    .map((file) => ({ name: file.replace(/^static\//, '').replace(/[.-][\w-]{8}(?=\.\w+$)/, ''), path: file }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The file with this name without the hash; throws when the build has none. */
export function fileNamed(name: string): BuiltFile {
  const found = builtFiles().find((file) => file.name === name)
  if (found === undefined) throw new Error(`The build has no ${name}.`)
  return found
}
